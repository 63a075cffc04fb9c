import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftOwner, forgetDraft, readDraft, writeDraft } from './drafts.ts'

/**
 * Keeps a form's input through a sign-out after inactivity: `const draft = useDraft('quickAdd', form)`, and
 * `draft.forget()` once it is saved or discarded. Never for passwords or card numbers.
 */
export function useDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
): { forget: () => void; keep: () => void } {
  const owner = draftOwner.use()
  const typed = useRef(false)

  useEffect(() => {
    const draft = owner === undefined || typed.current ? undefined : readDraft(name)
    if (typeof draft !== 'object' || draft === null) return
    form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
  }, [owner, name, form])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type !== 'change') return
          typed.current = true
          writeDraft(name, values)
        },
      }),
    [name, form],
  )

  return {
    forget: () => forgetDraft(name),
    /** For values that the user did not type into their own fields. */
    keep() {
      typed.current = true
      writeDraft(name, form.getValues())
    },
  }
}
