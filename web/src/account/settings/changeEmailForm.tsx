import { EmailChange } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#forms/fieldErrors.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { sentenceOf } from '#lib/api/errors.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PasswordInput } from '#ui/fields/passwordInput.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { EmailField } from '../emailField.tsx'
import { useChangeEmail } from './queries.ts'

/** The present address counts until the link that goes to the new one has been opened. */
export function ChangeEmailForm() {
  const [answer, setAnswer] = useState<string>()
  const change = useChangeEmail()
  const form = useForm({
    resolver: zodResolver(EmailChange),
    mode: 'onTouched',
    defaultValues: { newEmail: '', currentPassword: '' },
  })
  const { errors } = form.formState
  const submit = useSubmit(form, save)

  async function save(body: EmailChange) {
    setAnswer(undefined)
    try {
      setAnswer((await change.mutateAsync({ body })).message)
      form.reset()
    } catch (error) {
      refuse(error)
    }
  }

  function refuse(error: unknown) {
    const description = sentenceOf(error) ?? 'Failed to change the email address. Please try again.'
    toast({ title: 'Email Change Failed', description, variant: 'destructive' })
    showFieldErrors(form, error, { focus: true })
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-[26rem] flex-col gap-4">
      <p className="text-quiet">
        A link goes to the new address. Your present one stays in use until it has been opened.
      </p>
      <EmailField
        label="New email"
        error={errors.newEmail?.message}
        autoComplete="email"
        {...form.register('newEmail')}
      />
      <Field label="Your password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        pending={change.isPending}
        pendingText="Sending..."
        className="self-start"
      >
        Send Confirmation Link
      </Button>
      <p role="status" className="text-in empty:hidden">
        {answer}
      </p>
    </form>
  )
}
