import { useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { isStatus } from '#lib/api/errors.ts'
import { isUnanswered } from '#lib/api/unanswered.ts'
import { showFieldErrors } from './fieldErrors.ts'
import { mergeInput } from './mergeInput.ts'

/** What else happened to a row while it was being edited. */
export type Meanwhile<Row> = { kind: 'changed'; saved: Row } | { kind: 'deleted' }

type MeanwhileOptions<Row, Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>
  schema: z.ZodType<Row>
  inputOf: (row: Row) => Input
  /** Whether saving this would change something in the row. */
  hasChanges: (row: Row, output: Output) => boolean
}

/** Lets a form change the row that it was opened on, and no newer one unasked. */
export function useMeanwhile<Row, Input extends FieldValues, Output>(
  row: Row,
  { form, schema, inputOf, hasChanges }: MeanwhileOptions<Row, Input, Output>,
) {
  const [base, setBase] = useState(row)
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Row>>()

  const unanswered = useRef<Output>(undefined)

  /**
   * The row as an earlier try of this form has left it, whose answer was lost: what refuses this save is one's own
   * change then, and nobody else's.
   */
  function findOwnSave(error: unknown, output: Output): Row | undefined {
    const earlier = unanswered.current
    unanswered.current = isUnanswered(error) ? output : earlier
    const saved = findSaved(error)
    if (earlier === undefined || saved === undefined || hasChanges(saved, earlier)) return undefined
    unanswered.current = undefined
    return saved
  }

  function findSaved(error: unknown): Row | undefined {
    return isStatus(error, 412) ? schema.safeParse(error.problem?.current).data : undefined
  }

  /** Says in the form what a refused save was about. */
  function noticeRefusal(error: unknown) {
    showFieldErrors(form, error)
    if (isStatus(error, 404)) setMeanwhile({ kind: 'deleted' })
    const saved = findSaved(error)
    if (saved !== undefined) goOnFrom(saved)
  }

  /** Own changes stay in the fields, over what is saved now; the person decides which of the two it shall be. */
  function goOnFrom(saved: Row) {
    const now = inputOf(saved)
    const merged = mergeInput(inputOf(base), now, form.getValues())
    setBase(saved)
    setMeanwhile({ kind: 'changed', saved })
    form.reset(now)
    for (const [field, value] of Object.entries(merged)) {
      form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>)
    }
  }

  function takeSaved() {
    form.reset(inputOf(base))
    setMeanwhile(undefined)
  }

  return { base, meanwhile, takeSaved, findOwnSave, noticeRefusal }
}
