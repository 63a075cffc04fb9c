import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PasswordInput } from '#ui/fields/passwordInput.tsx'
import { EmailField } from '../emailField.tsx'
import { PasswordChecklist } from '../passwordChecklist.tsx'
import type { EntryFormProps } from './entry.ts'
import { missingSentence, SignUp } from './signUpRules.ts'
import { type NewAccount, useSignUp } from './useSignUp.ts'

/** Creates an account. Each rule is shown while it is being kept, and the button says what it waits for. */
export function SignUpForm({ onEmail, ...entry }: EntryFormProps<NewAccount>) {
  const hintId = useId()
  const { form, typed, submit } = useSignUp(entry)
  const { errors, isSubmitting } = form.formState
  const missing = missingSentence(typed)
  // Judged from what stands in the fields now: the form's own word comes later and can be about earlier letters.
  const isValid = SignUp.safeParse(typed).success

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
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
