import type { FieldError } from '@evenkeel/domain/errors'
import type { FieldValues, Path, UseFormGetValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#lib/api/errors.ts'

type Form<Input extends FieldValues> = {
  getValues: UseFormGetValues<Input>
  setError: UseFormSetError<Input>
}

/**
 * Shows the server's messages about single fields under those that the form has, and focuses the first of them.
 * @returns whether there was any
 */
export function showFieldErrors<Input extends FieldValues>(
  form: Form<Input>,
  error: unknown,
): boolean {
  const fields = form.getValues()
  const shown = fieldErrorsOf(error).filter(({ field }) => field in fields)
  for (const [index, { field, message }] of shown.entries()) {
    form.setError(field as Path<Input>, { message }, { shouldFocus: index === 0 })
  }
  return shown.length > 0
}

function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return (error instanceof ApiError && error.problem?.errors) || []
}
