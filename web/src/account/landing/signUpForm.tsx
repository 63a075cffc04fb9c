import { usernameOf } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/passwordInput.tsx'
import { toast } from '#ui/toastStore.ts'
import { EmailField } from '../emailField.tsx'
import { signUpFailure } from '../failure.ts'
import { PasswordChecklist } from '../passwordChecklist.tsx'
import type { EntryFormProps } from './entry.ts'
import { missingSentence, SignUp } from './signUpRules.ts'

type NewAccount = { email: string; username: string; password: string }

/** Creates an account. Each rule is shown while it is being kept, and the button says what it waits for. */
export function SignUpForm({ enter, email, onEmail, onSwitch }: EntryFormProps<NewAccount>) {
  const hintId = useId()
  const form = useForm({
    resolver: zodResolver(SignUp),
    mode: 'onTouched',
    defaultValues: { email, password: '', confirmation: '' },
  })
  const values = useWatch({ control: form.control })
  const { errors, isSubmitting, touchedFields } = form.formState
  const typed = { email: '', password: '', confirmation: '', ...values }
  const missing = missingSentence(typed)
  // Judged from what stands in the fields now: the form's own word comes later and can be about earlier letters.
  const isValid = SignUp.safeParse(typed).success
  const failed = useRef<{ dismiss: () => void }>(undefined)

  // The repetition is judged anew when the password itself changes under it.
  const repeated = touchedFields.confirmation === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: the password is what this waits for.
  useEffect(() => {
    if (repeated) void form.trigger('confirmation')
  }, [typed.password, repeated, form])

  async function submit({ email, password }: SignUp) {
    failed.current?.dismiss()
    const outcome = await enter({ email, username: usernameOf(email), password })
    if (outcome.ok) return
    if (showFieldErrors(form, outcome.error, { focus: true })) return
    failed.current = toast({
      ...signUpFailure(outcome.error),
      variant: 'destructive',
      action: { label: 'Sign in instead', onSelect: onSwitch },
    })
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-4">
      <EmailField
        error={errors.email?.message}
        autoComplete="username"
        {...form.register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <PasswordChecklist password={typed.password} />
      <Field label="Confirm password" error={errors.confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        disabled={!isValid}
        aria-describedby={missing ? hintId : undefined}
        pending={isSubmitting}
        pendingText="Creating account..."
      >
        Create account
      </Button>
      <p id={hintId} aria-live="polite" className="min-h-10 text-small text-quiet">
        {missing}
      </p>
    </form>
  )
}
