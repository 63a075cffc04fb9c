import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { log } from '#lib/log.ts'
import { FormDialog } from '#ui/dialogs/formDialog.tsx'
import { Textarea } from '#ui/fields/inputs.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { EmailField, FormField, TextField } from '../fields.tsx'
import { Feedback, feedbackLink } from './feedback.ts'

type FeedbackDialogProps = {
  support: string
  email: string
  onClose: () => void
}

/** Writes to the support address through the user's own mail client. */
export function FeedbackDialog({ support, email, onClose }: FeedbackDialogProps) {
  const form = useForm({
    resolver: zodResolver(Feedback),
    mode: 'onTouched',
    defaultValues: { name: '', email, subject: '', message: '' },
  })

  function send(feedback: Feedback) {
    if (!openMailClient(support, feedback)) return void toast(notOpened(support))
    toast(opened)
    onClose()
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Send feedback"
      description="This opens your email client with the message filled in. You send it from there."
      onSubmit={form.handleSubmit(send)}
      submitLabel="Open Email"
    >
      <FormProvider {...form}>
        <TextField name="name" label="Name" autoComplete="name" />
        <EmailField autoComplete="email" />
        <TextField name="subject" label="Subject" />
        <FormField name="message" label="Message">
          {(control) => <Textarea rows={5} {...control} />}
        </FormField>
      </FormProvider>
    </FormDialog>
  )
}

const opened = {
  title: 'Feedback Form Opened',
  description: 'Your email client should open with the feedback form. Thank you for your input!',
}

function notOpened(support: string) {
  return {
    title: 'Error',
    description: `Unable to open email client. Please email us directly at ${support}`,
    variant: 'destructive',
  } as const
}

function openMailClient(support: string, feedback: Feedback): boolean {
  try {
    // Half an emoji cannot be encoded in a link, and throws.
    window.location.href = feedbackLink(support, feedback)
    return true
  } catch (error) {
    log('The mail client could not be opened.', error)
    return false
  }
}
