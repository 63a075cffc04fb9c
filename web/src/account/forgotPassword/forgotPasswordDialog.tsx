import { ForgottenPassword, forgotPassword } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import { call } from '#lib/api/call.ts'
import { isStatus, sentenceOf } from '#lib/api/errors.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FormDialog } from '#ui/dialogs/formDialog.tsx'
import { EmailText } from '#ui/emailText.tsx'
import { EmailField } from '../fields.tsx'

type ForgotPasswordDialogProps = { onClose: () => void; email: string }

/** Asks for a reset link. The reply is the same whether or not the address has an account. */
export function ForgotPasswordDialog({ onClose, email }: ForgotPasswordDialogProps) {
  const [answer, setAnswer] = useState<string>()
  const form = useForm({
    resolver: zodResolver(ForgottenPassword),
    mode: 'onTouched',
    defaultValues: { email },
  })
  const submit = useSubmit(form, send, { failure })

  async function send(body: { email: string }) {
    setAnswer((await call(forgotPassword, { body })).message)
  }

  function failure(error: unknown) {
    const limit = isStatus(error, 429) ? sentenceOf(error) : undefined
    return { description: limit ?? 'Failed to send reset email' }
  }

  if (answer !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Check your inbox"
        description={<EmailText text={form.getValues('email')} />}
        footer={
          <Button variant="primary" onClick={onClose}>
            Back to Login
          </Button>
        }
      >
        <p role="status">{answer}</p>
      </Dialog>
    )
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Forgot your password?"
      description="Enter your account's email address and we'll send you a link to set a new password. It works for 30 minutes."
      onSubmit={submit}
      submitLabel="Send reset link"
      pendingLabel="Sending..."
      pending={form.formState.isSubmitting}
    >
      <FormProvider {...form}>
        <EmailField autoComplete="username" />
      </FormProvider>
    </FormDialog>
  )
}
