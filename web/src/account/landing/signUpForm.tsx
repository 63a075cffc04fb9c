import { usernameFromEmail } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import type { NewAccount } from '#session/session.ts'
import { signUpFailure } from '../failure.ts'
import { AccountForm, EmailField, PasswordField, SubmitButton } from '../fields.tsx'
import { PasswordChecklist } from '../passwordChecklist.tsx'
import type { EntryFormProps } from './signInForm.tsx'
import { missingSentence, SignUp } from './signUpRules.ts'

const blank = { email: '', password: '', confirmation: '' }

type SignUpFormProps = EntryFormProps<NewAccount> & { submitLabel?: string | undefined }

/** Creates an account. A checklist shows each rule, and a hint says what the button waits for. */
export function SignUpForm(props: SignUpFormProps) {
  const { enter, email, onEmail, onSwitch, submitLabel = 'Create account' } = props
  const hintId = useId()
  const form = useForm({
    resolver: zodResolver(SignUp),
    mode: 'onTouched',
    defaultValues: { ...blank, email },
  })
  const typed = { ...blank, ...useWatch({ control: form.control }) }
  const { touchedFields } = form.formState
  const missing = missingSentence(typed)
  const isConfirmed = touchedFields.confirmation === true

  // The confirmation is validated again when the password it repeats changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the password changes.
  useEffect(() => {
    if (isConfirmed) void form.trigger('confirmation')
  }, [typed.password, isConfirmed, form])

  async function save({ email, password }: SignUp) {
    const outcome = await enter({ email, username: usernameFromEmail(email), password })
    if (!outcome.ok) throw outcome.error
  }

  const submit = useSubmit(form, save, {
    failure: (error, isShownInFields) =>
      isShownInFields
        ? undefined
        : { ...signUpFailure(error), action: { label: 'Sign in instead', onSelect: onSwitch } },
  })

  return (
    <AccountForm form={form} onSubmit={submit}>
      <EmailField autoComplete="username" onEmail={onEmail} />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <PasswordChecklist password={typed.password} />
      <PasswordField name="confirmation" label="Confirm password" autoComplete="new-password" />
      <SubmitButton
        // Judged by what is in the fields now: the form validates later, and possibly an earlier input.
        disabled={!SignUp.safeParse(typed).success}
        aria-describedby={missing ? hintId : undefined}
        pendingText="Creating account..."
      >
        {submitLabel}
      </SubmitButton>
      <p id={hintId} aria-live="polite" className="min-h-10 text-small text-quiet">
        {missing}
      </p>
    </AccountForm>
  )
}
