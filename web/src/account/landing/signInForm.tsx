import { Login } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/passwordInput.tsx'
import { TextInput } from '#ui/textInput.tsx'
import { toast } from '#ui/toastStore.ts'
import { signInFailure } from '../failure.ts'
import type { EntryFormProps } from './entry.ts'

/** The way back in. What was typed stays where the server refuses it. */
export function SignInForm({ enter, email, onEmail }: EntryFormProps<Login>) {
  const form = useForm({
    resolver: zodResolver(Login),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function submit(body: Login) {
    const outcome = await enter(body)
    if (outcome.ok) return
    toast({ ...signInFailure(outcome.error), variant: 'destructive' })
    form.setFocus('password', { shouldSelect: true })
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-4">
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email', { onChange: (event) => onEmail(event.target.value) })}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" pending={isSubmitting} pendingText="Signing in...">
        Sign in
      </Button>
    </form>
  )
}
