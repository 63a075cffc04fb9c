import { AccountDeletion } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#forms/fieldErrors.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { sentenceOf } from '#lib/api/errors.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PasswordInput } from '#ui/fields/passwordInput.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { HiddenUsername } from '../hiddenUsername.tsx'
import { useAccount, useDeleteAccount } from './queries.ts'

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  // Here and not in the question, which may be closed and asked again after a try.
  const deletion = useDeleteAccount()
  return (
    <Card title="Delete account">
      <p className="max-w-[60ch] text-quiet">
        Deletes your account with everything in it, at once and for good. Download your data first
        if you want to keep it.
      </p>
      <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      {asking && (
        <Question deletion={deletion} onClose={() => setAsking(false)} onDeleted={onDeleted} />
      )}
    </Card>
  )
}

type QuestionProps = {
  deletion: ReturnType<typeof useDeleteAccount>
  onClose: () => void
  onDeleted: () => void
}

/** What cannot be taken back asks for the password once more. */
function Question({ deletion, onClose, onDeleted }: QuestionProps) {
  const account = useAccount()
  const form = useForm({
    resolver: zodResolver(AccountDeletion),
    defaultValues: { currentPassword: '' },
  })
  const submit = useSubmit(form, remove)

  async function remove(body: { currentPassword: string }) {
    try {
      await deletion.mutateAsync({ body })
    } catch (error) {
      return refuse(error)
    }
    // The notice comes last: what was said to the person before goes with them.
    onDeleted()
    toast({ title: 'Account deleted', description: 'Everything in it is gone. Goodbye.' })
  }

  function refuse(error: unknown) {
    const description = sentenceOf(error) ?? 'Failed to delete the account. Please try again.'
    showFieldErrors(form, error)
    form.setFocus('currentPassword', { shouldSelect: true })
    toast({ title: 'Account Not Deleted', description, variant: 'destructive' })
  }

  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={onClose}
      title="Delete your account?"
      description="Your entries, bills and settings are deleted with it. This cannot be taken back."
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="danger"
            pending={deletion.isPending}
            pendingText="Deleting..."
          >
            Delete Account
          </Button>
        </>
      }
    >
      <HiddenUsername email={account.data?.email} />
      <Field label="Your password" error={form.formState.errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
    </Dialog>
  )
}
