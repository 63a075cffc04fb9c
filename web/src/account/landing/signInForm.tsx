import { Login } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PasswordInput } from '#ui/fields/passwordInput.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { EmailField } from '../emailField.tsx'
import { signInFailure } from '../failure.ts'
import type { EntryFormProps } from './entry.ts'

type SignInFormProps = EntryFormProps<Login> & { onForgot: () => void }

/** The way back in. What was typed stays where the server refuses it. */
export function SignInForm({ enter, email, onEmail, onForgot }: SignInFormProps) {
  const form = useForm({
    resolver: zodResolver(Login),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const failed = useRef<{ dismiss: () => void }>(undefined)

  const submit = useSubmit(form, async (body) => {
    failed.current?.dismiss()
    const outcome = await enter(body)
    if (outcome.ok) return
    failed.current = toast({ ...signInFailure(outcome.error), variant: 'destructive' })
    form.setFocus('password', { shouldSelect: true })
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <EmailField
        error={errors.email?.message}
        autoComplete="username"
        {...form.register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          <button
            type="button"
            onClick={onForgot}
            className="rounded-[4px] text-small text-accent underline underline-offset-3 hover:text-accent-hover"
          >
            Forgot password?
          </button>
        }
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" pending={isSubmitting} pendingText="Signing in...">
        Sign in
      </Button>
    </form>
  )
}
