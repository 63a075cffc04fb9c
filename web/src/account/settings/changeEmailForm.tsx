import { changeEmail, EmailChange } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import { useCall } from '#lib/api/hooks.ts'
import { EmailText } from '#ui/emailText.tsx'
import { AccountForm, EmailField, PasswordField, SubmitButton } from '../fields.tsx'

/** The current address stays in use until the link sent to the new one is opened. */
export function ChangeEmailForm() {
  const [answer, setAnswer] = useState<string>()
  const { mutateAsync } = useCall(changeEmail)
  const form = useForm({
    resolver: zodResolver(EmailChange),
    mode: 'onTouched',
    defaultValues: { newEmail: '', currentPassword: '' },
  })

  async function save(body: EmailChange, idempotencyKey: string) {
    setAnswer(undefined)
    setAnswer((await mutateAsync({ body, idempotencyKey })).data.message)
    form.reset()
  }

  const submit = useSubmit(form, save, {
    failure: {
      title: 'Email Change Failed',
      description: 'Failed to change the email address. Please try again.',
    },
  })

  return (
    <AccountForm form={form} onSubmit={submit} className="max-w-[26rem]">
      <p className="text-quiet">
        We'll send a link to the new address. Your current one stays in use until you open it.
      </p>
      <EmailField name="newEmail" label="New email" autoComplete="email" />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
      />
      <SubmitButton pendingText="Sending..." className="self-start">
        Send confirmation link
      </SubmitButton>
      <p role="status" className="text-in empty:hidden">
        {answer && <EmailText text={answer} />}
      </p>
    </AccountForm>
  )
}
