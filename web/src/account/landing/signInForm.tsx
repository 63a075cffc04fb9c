import { Login } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import type { Outcome } from '#session/enter.ts'
import { signInFailure } from '../failure.ts'
import { AccountForm, EmailField, PasswordField, SubmitButton } from '../fields.tsx'

export type EntryFormProps<Body> = {
  enter: (body: Body) => Promise<Outcome>
  /** The email entered in the other form. */
  email: string
  onEmail: (email: string) => void
  /** Switches to the other form. */
  onSwitch: () => void
}

type SignInFormProps = EntryFormProps<Login> & { onForgot: () => void }

/** Keeps the input if the server refuses it. */
export function SignInForm({ enter, email, onEmail, onForgot }: SignInFormProps) {
  const form = useForm({
    resolver: zodResolver(Login),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  })

  async function save(body: Login) {
    const outcome = await enter(body)
    if (!outcome.ok) throw outcome.error
  }

  function failure(error: unknown) {
    form.setFocus('password', { shouldSelect: true })
    return signInFailure(error)
  }

  return (
    <AccountForm form={form} onSubmit={useSubmit(form, save, { failure })}>
      <EmailField autoComplete="username" onEmail={onEmail} />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        aside={
          <button
            type="button"
            onClick={onForgot}
            className="rounded-[4px] text-small text-accent underline underline-offset-3 hover:text-accent-hover"
          >
            Forgot password?
          </button>
        }
      />
      <SubmitButton pendingText="Signing in...">Sign in</SubmitButton>
    </AccountForm>
  )
}
