import { usernameFromEmail } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '#forms/fieldErrors.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { signUpFailure } from '../failure.ts'
import type { EntryFormProps } from './entry.ts'
import { SignUp } from './signUpRules.ts'

export type NewAccount = { email: string; username: string; password: string }

type SignUpOptions = Pick<EntryFormProps<NewAccount>, 'enter' | 'email' | 'onSwitch'>

const blank = { email: '', password: '', confirmation: '' }

/** Keeps what is typed to sign up, sends it, and says what the server refuses. */
export function useSignUp({ enter, email, onSwitch }: SignUpOptions) {
  const form = useForm({
    resolver: zodResolver(SignUp),
    mode: 'onTouched',
    defaultValues: { ...blank, email },
  })
  const typed = { ...blank, ...useWatch({ control: form.control }) }
  const failed = useRef<{ dismiss: () => void }>(undefined)

  // The repetition is judged anew when the password itself changes under it.
  const repeated = form.formState.touchedFields.confirmation === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: the password is what this waits for.
  useEffect(() => {
    if (repeated) void form.trigger('confirmation')
  }, [typed.password, repeated, form])

  async function create({ email, password }: SignUp) {
    failed.current?.dismiss()
    const outcome = await enter({ email, username: usernameFromEmail(email), password })
    if (!outcome.ok) tellFailure(outcome.error)
  }

  function tellFailure(error: unknown) {
    if (showFieldErrors(form, error, { focus: true })) return
    failed.current = toast({
      ...signUpFailure(error),
      variant: 'destructive',
      action: { label: 'Sign in instead', onSelect: onSwitch },
    })
  }

  return { form, typed, submit: useSubmit(form, create) }
}
