import { type BaseSyntheticEvent, useRef } from 'react'
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'

/**
 * Sends a form, once at a time: the second half of a double click may come before the page can say that it is busy.
 * `<form onSubmit={useSubmit(form, save)}>`
 */
export function useSubmit<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  save: SubmitHandler<Output>,
): (event?: BaseSyntheticEvent) => Promise<void> {
  const isBusy = useRef(false)
  return async (event) => {
    event?.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    try {
      await form.handleSubmit(save)(event)
    } finally {
      isBusy.current = false
    }
  }
}
