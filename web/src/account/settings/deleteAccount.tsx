import { AccountDeletion, deleteAccount } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useSubmit } from '#forms/useSubmit.ts'
import { call } from '#lib/api/call.ts'
import { isStatus, isUnanswered, sentenceOf } from '#lib/api/errors.ts'
import { ifStillSignedIn } from '#lib/api/queryClient.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormDialog } from '#ui/dialogs/formDialog.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { CurrentPasswordField } from '../fields.tsx'

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  const deletion = useDeleteAccount()
  return (
    <Card title="Delete account">
      <p className="max-w-[60ch] text-quiet">
        This deletes your account and everything in it, immediately and permanently. The server's
        backups may keep a copy for a while. Download your data first if you want to keep it.
      </p>
      <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
        Delete account
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

/** Asks for the password again, because this can't be undone. */
function Question({ deletion, onClose, onDeleted }: QuestionProps) {
  const form = useForm({
    resolver: zodResolver(AccountDeletion),
    defaultValues: { currentPassword: '' },
  })

  async function save(body: z.output<typeof AccountDeletion>) {
    await deletion.mutateAsync(body)
    // The toast comes last, because signing out clears those before it.
    onDeleted()
    toast({ title: 'Account deleted', description: 'Everything in it is gone. Goodbye.' })
  }

  function failure(error: unknown) {
    form.setFocus('currentPassword', { shouldSelect: true })
    const description = sentenceOf(error) ?? 'Failed to delete the account. Please try again.'
    return { title: 'Account Not Deleted', description }
  }

  return (
    <FormDialog
      open
      role="alertdialog"
      onClose={onClose}
      title="Delete your account?"
      description="This deletes your transactions, bills and settings. This can't be undone."
      onSubmit={useSubmit(form, save, { failure })}
      danger
      submitLabel="Delete account"
      pendingLabel="Deleting..."
      pending={deletion.isPending}
    >
      <FormProvider {...form}>
        <CurrentPasswordField />
      </FormProvider>
    </FormDialog>
  )
}

/**
 * Deletes the account. If the reply to a first try was lost, a second one finds neither session nor account, and that
 * counts as success.
 */
function useDeleteAccount() {
  const client = useQueryClient()
  const wasUnanswered = useRef(false)
  return useMutation({
    mutationFn: async (body: z.output<typeof AccountDeletion>) => {
      try {
        await ifStillSignedIn(client, call(deleteAccount, { body }))
      } catch (error) {
        if (wasUnanswered.current && isAccountGone(error)) return
        wasUnanswered.current ||= isUnanswered(error)
        throw error
      }
    },
  })
}

/** An expired session is refused with another code; without any session, the account it belonged to is gone too. */
function isAccountGone(error: unknown): boolean {
  return isStatus(error, 401) && error.problem?.code === 'not_authenticated'
}
