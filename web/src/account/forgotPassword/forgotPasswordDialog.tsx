import { ForgottenPassword, forgotPassword } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import { call } from '#lib/api/call.ts'
import { isStatus, sentenceOf } from '#lib/api/errors.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { EmailField } from '../emailField.tsx'

type ForgotPasswordDialogProps = { onClose: () => void; email: string }

/** Asks for a reset link. The answer is the same whether or not the address has an account. */
export function ForgotPasswordDialog({ onClose, email }: ForgotPasswordDialogProps) {
  const [answer, setAnswer] = useState<string>()
  const form = useForm({
    resolver: zodResolver(ForgottenPassword),
    mode: 'onTouched',
    defaultValues: { email },
  })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, send)

  async function send(body: { email: string }) {
    try {
      setAnswer((await call(forgotPassword, { body })).message)
    } catch (error) {
      const limit = isStatus(error, 429) ? sentenceOf(error) : undefined
      const description = limit ?? 'Failed to send reset email'
      toast({ title: 'Error', description, variant: 'destructive' })
    }
  }

  if (answer !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Check your inbox"
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
    <Dialog
      open
      onOpenChange={onClose}
      title="Forgot your password?"
      description="Tell us the address of your account, and a link to set a new password will be sent to it. It works for 30 minutes."
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={isSubmitting} pendingText="Sending...">
            Send Reset Link
          </Button>
        </>
      }
    >
      <EmailField
        error={errors.email?.message}
        autoComplete="username"
        {...form.register('email')}
      />
    </Dialog>
  )
}
