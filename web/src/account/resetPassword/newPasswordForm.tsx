import { invalidResetLink, PasswordReset, resetPassword } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { showFieldErrors } from '#forms/fieldErrors.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { call } from '#lib/api/call.ts'
import { sentenceOf } from '#lib/api/errors.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PasswordInput } from '#ui/fields/passwordInput.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { HiddenUsername } from '../hiddenUsername.tsx'
import { PasswordChecklist } from '../passwordChecklist.tsx'
import { useUnanswered } from '../useUnanswered.ts'
import { Step } from './step.tsx'

const NewPassword = z
  .object({ password: PasswordReset.shape.password, confirmation: z.string() })
  .refine((form) => form.password === form.confirmation, {
    error: 'Passwords do not match. Please try again.',
    path: ['confirmation'],
    // A weak password must not hide that its repetition differs.
    when: () => true,
  })

type NewPasswordFormProps = {
  token: string
  email: string
  onDone: (message: string) => void
  onInvalid: () => void
  /** The link is used up, and by an earlier try whose answer was lost, as it seems. */
  onPerhapsDone: () => void
}

export function NewPasswordForm({
  token,
  email,
  onDone,
  onInvalid,
  onPerhapsDone,
}: NewPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { password: '', confirmation: '' },
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, save)
  const unanswered = useUnanswered()

  async function save({ password }: { password: string }) {
    try {
      onDone((await call(resetPassword, { body: { token, password } })).message)
    } catch (error) {
      refuse(error)
    }
  }

  function refuse(error: unknown) {
    const description = sentenceOf(error) ?? 'Please try again.'
    if (unanswered.isAfter(error) && description === invalidResetLink) return onPerhapsDone()
    toast({ title: 'Password Reset Failed', description, variant: 'destructive' })
    if (description === invalidResetLink) return onInvalid()
    showFieldErrors(form, error, { focus: true })
  }

  return (
    <Step title="Set a new password" lead={<For email={email} />}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <HiddenUsername email={email} />
        <Field label="New password" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <PasswordChecklist password={typed} />
        <Field label="Confirm new password" error={errors.confirmation?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
        </Field>
        <Button type="submit" variant="primary" pending={isSubmitting} pendingText="Resetting...">
          Reset Password
        </Button>
      </form>
    </Step>
  )
}

function For({ email }: { email: string }) {
  return (
    <>
      This is for the account of <strong className="font-medium text-ink">{email}</strong>.
    </>
  )
}
