import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api/errors.ts'

/** Puts the server's word on single fields under them. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
) {
  const errors = (error instanceof ApiError && error.problem?.errors) || []
  for (const { field, message } of errors) {
    if (field in form.getValues()) form.setError(field as Path<Input>, { message })
  }
}
