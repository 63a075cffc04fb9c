import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { isStatus } from '#lib/api/errors.ts'
import { randomId } from '#lib/randomId.ts'
import { useDraft } from './useDraft.ts'
import { useSubmit } from './useSubmit.ts'

/** The record was changed or deleted after the form was opened. */
export type EditConflict<Row> = { kind: 'changed'; saved: Row } | { kind: 'deleted' }

type EditOptions<Row, Input, Output, Changes> = {
  /** "transaction", as it is called in messages. */
  noun: string
  fields: z.ZodMiniType<Output, Input>
  record: z.ZodMiniType<Row>
  inputOf: (row: Row) => Input
  /** What saving would change; undefined for nothing. */
  changesOf: (row: Row, output: Output) => Changes | undefined
  update: (call: {
    params: { id: string }
    body: Changes
    ifMatch: number
    idempotencyKey: string
  }) => Promise<unknown>
  onClose: () => void
}

/** A form that edits the version of a record it was opened with, and overwrites a newer one only if the user agrees. */
export function useEditForm<
  Row extends { id: string; version: number },
  Input extends FieldValues,
  Output,
  Changes,
>(row: Row, options: EditOptions<Row, Input, Output, Changes>) {
  const { noun, fields, record, inputOf, changesOf, update, onClose } = options
  const [base, setBase] = useState(row)
  const [conflict, setConflict] = useState<EditConflict<Row>>()
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(fields),
    defaultValues: inputOf(row) as DefaultValues<Input>,
  })
  // A draft of an older version would undo later changes.
  const draft = useDraft(`${noun}:${row.id}:${row.version}`, form)

  function close() {
    draft.forget()
    onClose()
  }

  async function save(output: Output, idempotencyKey: string) {
    const body = changesOf(base, output)
    if (body === undefined) return close()
    const call = { params: { id: base.id }, body, ifMatch: base.version, idempotencyKey }
    try {
      await update(call)
    } catch (error) {
      if (!isStatus(error, 422)) throw error
      // An earlier try was saved although its reply was lost, and the input has changed since: go on from that version.
      await update({ ...call, ifMatch: base.version + 1, idempotencyKey: randomId() })
    }
    close()
  }

  function failure(error: unknown) {
    if (isStatus(error, 404)) setConflict({ kind: 'deleted' })
    const saved = isStatus(error, 412) && record.safeParse(error.problem?.current).data
    if (saved) rebase(saved)
    return { description: `Failed to update ${noun}` }
  }

  /** Keeps the user's own changes over what is saved now, and lets them choose between the two. */
  function rebase(saved: Row) {
    const now = inputOf(saved)
    const merged = mergeInput(inputOf(base), now, form.getValues())
    setBase(saved)
    setConflict({ kind: 'changed', saved })
    form.reset(now)
    for (const [field, value] of Object.entries(merged)) {
      form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>)
    }
  }

  function takeSaved() {
    form.reset(inputOf(base))
    setConflict(undefined)
  }

  return { form, base, conflict, takeSaved, close, submit: useSubmit(form, save, { failure }) }
}

/** The user's own changes to `before`, over what is saved now. */
export function mergeInput<Input extends object>(before: Input, now: Input, mine: Input): Input {
  const fields = Object.keys(now) as (keyof Input)[]
  const own = fields.filter((field) => mine[field] !== before[field])
  return { ...now, ...Object.fromEntries(own.map((field) => [field, mine[field]])) }
}
