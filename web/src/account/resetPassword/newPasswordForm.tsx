import { invalidResetLink, PasswordReset, resetPassword } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useSubmit } from '#forms/useSubmit.ts'
import { call } from '#lib/api/call.ts'
import { sentenceOf } from '#lib/api/errors.ts'
import { AccountForm, HiddenUsername, PasswordField, SubmitButton } from '../fields.tsx'
import { PasswordChecklist } from '../passwordChecklist.tsx'
import { Step } from './steps.tsx'

const NewPassword = z
  .object({ password: PasswordReset.shape.password, confirmation: z.string() })
  .check(
    z.refine((form) => form.password === form.confirmation, {
      error: 'Passwords do not match. Please try again.',
      path: ['confirmation'],
      // A weak password must not hide that the confirmation differs.
      when: () => true,
    }),
  )

type NewPasswordFormProps = {
  token: string
  email: string
  onDone: (message: string) => void
  onInvalid: () => void
}

export function NewPasswordForm({ token, email, onDone, onInvalid }: NewPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { password: '', confirmation: '' },
  })
  const typed = useWatch({ control: form.control, name: 'password' })

  async function save({ password }: { password: string }) {
    onDone((await call(resetPassword, { body: { token, password } })).message)
  }

  function failure(error: unknown) {
    const description = sentenceOf(error) ?? 'Please try again.'
    if (description === invalidResetLink) onInvalid()
    return { title: 'Password Reset Failed', description }
  }

  return (
    <Step
      title="Set a new password"
      lead={
        <>
          This is for the account of <strong className="font-medium text-ink">{email}</strong>.
        </>
      }
    >
      <AccountForm form={form} onSubmit={useSubmit(form, save, { failure })}>
        <HiddenUsername email={email} />
        <PasswordField name="password" label="New password" autoComplete="new-password" />
        <PasswordChecklist password={typed} />
        <PasswordField
          name="confirmation"
          label="Confirm new password"
          autoComplete="new-password"
        />
        <SubmitButton pendingText="Resetting...">Reset password</SubmitButton>
      </AccountForm>
    </Step>
  )
}
