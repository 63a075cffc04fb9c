import { NewTransaction, Transaction, type TransactionPatch } from '@evenkeel/domain/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useMeanwhile } from '#forms/useEditConflict.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { today } from '#lib/today.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { changesOf, type EntryInput, entryInputOf } from '../entryForm.ts'
import { useUpdateTransaction } from '../queries.ts'

/** The form behind the edit dialog: it changes the row that it was opened on, and no newer one unasked. */
export function useEdit(transaction: Transaction, onDone: () => void) {
  const form = useForm<EntryInput, unknown, NewTransaction>({
    resolver: zodResolver(NewTransaction),
    defaultValues: entryInputOf(transaction, today()),
  })
  const { base, findOwnSave, noticeRefusal, ...conflict } = useMeanwhile(transaction, {
    form,
    schema: Transaction,
    inputOf: (row) => entryInputOf(row, today()),
    hasChanges: (row, entry) => changesOf(row, entry) !== undefined,
  })
  const update = useUpdateTransaction()

  async function save(entry: NewTransaction) {
    const body = changesOf(base, entry)
    if (body === undefined) onDone()
    else await saveOver(base, body, entry)
  }

  async function saveOver(
    saved: Transaction,
    body: TransactionPatch,
    entry: NewTransaction,
  ): Promise<void> {
    try {
      await update.mutateAsync({ params: { id: saved.id }, body, ifMatch: saved.version })
    } catch (error) {
      const own = findOwnSave(error, entry)
      if (own === undefined) return tellFailure(error)
      const rest = changesOf(own, entry)
      if (rest !== undefined) return saveOver(own, rest, entry)
    }
    toast({
      title: 'Success',
      description: 'Transaction updated successfully',
      variant: 'success',
    })
    onDone()
  }

  function tellFailure(error: unknown) {
    toast({ title: 'Error', description: 'Failed to update transaction', variant: 'destructive' })
    noticeRefusal(error)
  }

  return {
    form,
    ...conflict,
    submit: useSubmit(form, save),
    pending: update.isPending,
  }
}
