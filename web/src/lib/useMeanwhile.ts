import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { isStatus } from './api/errors.ts'
import { showFieldErrors } from './fieldErrors.ts'
import { mergeInput } from './mergeInput.ts'

/** What else happened to a row while it was being edited. */
export type Meanwhile<Row> = { kind: 'changed'; saved: Row } | { kind: 'deleted' }

type MeanwhileOptions<Row, Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>
  schema: z.ZodType<Row>
  inputOf: (row: Row) => Input
}

/** Lets a form change the row that it was opened on, and no newer one unasked. */
export function useMeanwhile<Row, Input extends FieldValues, Output>(
  row: Row,
  { form, schema, inputOf }: MeanwhileOptions<Row, Input, Output>,
) {
  const [base, setBase] = useState(row)
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Row>>()

  /** Says in the form what a refused save was about. */
  function noticeRefusal(error: unknown) {
    showFieldErrors(form, error)
    if (isStatus(error, 404)) setMeanwhile({ kind: 'deleted' })
    if (!isStatus(error, 412)) return
    const saved = schema.safeParse(error.problem?.current)
    if (saved.success) goOnFrom(saved.data)
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

  return { base, meanwhile, takeSaved, noticeRefusal }
}
