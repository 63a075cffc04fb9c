import { type BaseSyntheticEvent, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, isStatus, sentenceOf } from '#lib/api/errors.ts'
import { randomId } from '#lib/randomId.ts'
import { useOnce } from '#lib/useOnce.ts'
import { type ToastMessage, toastError } from '#ui/toasts/toastStore.ts'
import { forgetKeyOfDraft, keyOfDraft } from './drafts.ts'

export type Failure = Pick<ToastMessage, 'title' | 'action'> & { description: string }

type SubmitOptions = {
  /**
   * What a toast says about a failed try: a string as it is, an object with the server's sentence in place of its
   * description if there is one. A function returns nothing if the messages under the fields say it all.
   */
  failure?: string | Failure | ((error: unknown, isShownInFields: boolean) => Failure | undefined)
  /** The name of the form's draft. */
  draft?: string
  /** What saving again would do if an earlier try had succeeded after all: "adds a second transaction". */
  again?: string
}

/** For this long after a success, submitting the untouched form counts as the second half of a double click. */
const echoMsMax = 500

/**
 * Submits a form, once at a time, with a key under which the server does it once: `<form onSubmit={useSubmit(…)}>`.
 * A failure is reported in a toast and under the fields it concerns.
 */
export function useSubmit<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  save: (values: Output, idempotencyKey: string) => unknown,
  { failure, draft, again }: SubmitOptions = {},
): (event: BaseSyntheticEvent) => Promise<void> {
  const key = useIdempotencyKey(draft)
  const savedAtMs = useRef(Number.NEGATIVE_INFINITY)
  const failed = useRef<{ dismiss: () => void }>(undefined)
  const { isDirty } = form.formState

  async function send(values: Output) {
    failed.current?.dismiss()
    try {
      await save(values, key.read())
      key.renew()
      savedAtMs.current = performance.now()
    } catch (error) {
      report(error)
    }
  }

  function report(error: unknown) {
    const isShown = showFieldErrors(form, error)
    const message = failureText(failure, error, isShown)
    if (message) failed.current = toastError(message.description, message)
    // This reply settles the earlier tries, so their key must not be reused for different input.
    if (isStatus(error, 412) || isStatus(error, 422)) key.renew()
    if (isStatus(error, 422) && again) form.setError('root', { message: savedBefore(again) })
  }

  const submit = useOnce(async (event: BaseSyntheticEvent) => {
    const isEcho = !isDirty && performance.now() - savedAtMs.current < echoMsMax
    if (!isEcho) await form.handleSubmit(send)(event)
  })

  return async (event) => {
    event.preventDefault()
    await submit(event)
  }
}

function failureText(failure: SubmitOptions['failure'], error: unknown, isShownInFields: boolean) {
  if (typeof failure === 'string') return { description: failure }
  if (typeof failure === 'function') return failure(error, isShownInFields)
  return failure && { ...failure, description: sentenceOf(error) ?? failure.description }
}

/**
 * Shows the server's messages about single fields under those that the form has, and focuses the first of them.
 * @returns whether there was any
 */
export function showFieldErrors<Input extends FieldValues>(
  form: Pick<UseFormReturn<Input>, 'getValues' | 'setError'>,
  error: unknown,
): boolean {
  const fields = form.getValues()
  const told = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  const shown = told.filter(({ field }) => field in fields)
  for (const [index, { field, message }] of shown.entries()) {
    form.setError(field as Path<Input>, { message }, { shouldFocus: index === 0 })
  }
  return shown.length > 0
}

function savedBefore(again: string): string {
  return `Your first try was saved after all. Saving again ${again}.`
}

/**
 * The idempotency key of a form: kept until the form succeeds, so that however often it is sent, by a double click or
 * again after a lost reply, the server does it once.
 * @param draft the name of the form's draft, if it has one: the key then outlasts a reload with it
 */
function useIdempotencyKey(draft?: string): { read: () => string; renew: () => void } {
  const key = useRef<string>(undefined)
  key.current ??= randomId()
  return {
    read: () => {
      const own = key.current ?? ''
      return draft === undefined ? own : keyOfDraft(draft, own)
    },
    renew: () => {
      key.current = randomId()
      if (draft !== undefined) forgetKeyOfDraft(draft)
    },
  }
}
