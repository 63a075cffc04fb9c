import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftOwner, forgetDraft, readDraft, subscribeDrafts, writeDraft } from './drafts.ts'

/**
 * Keeps what is typed into a form through a sign-out after inactivity: `const draft = useDraft('quickAdd', form)`,
 * and `draft.forget()` where it was saved or given up. Never for passwords or card numbers.
 */
export function useDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
): { forget: () => void } {
  const owner = useSyncExternalStore(subscribeDrafts, draftOwner)
  const typed = useRef(false)

  useEffect(() => {
    const draft = owner === undefined || typed.current ? undefined : readDraft(name)
    if (typeof draft !== 'object' || draft === null) return
    form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
  }, [owner, name, form])

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type !== 'change') return
        typed.current = true
        writeDraft(name, values)
      },
    })
    return stop
  }, [name, form])

  return { forget: () => forgetDraft(name) }
}
