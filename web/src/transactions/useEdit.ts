import { NewTransaction, Transaction } from '@evenkeel/domain/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { today } from '#lib/today.ts'
import { useMeanwhile } from '#lib/useMeanwhile.ts'
import { toast } from '#ui/toastStore.ts'
import { changesOf, type EntryInput, entryInputOf } from './entryForm.ts'
import { useUpdateTransaction } from './queries.ts'

/** The form behind the edit dialog: it changes the row that it was opened on, and no newer one unasked. */
export function useEdit(transaction: Transaction, onDone: () => void) {
  const form = useForm<EntryInput, unknown, NewTransaction>({
    resolver: zodResolver(NewTransaction),
    defaultValues: entryInputOf(transaction, today()),
  })
  const { base, noticeRefusal, ...conflict } = useMeanwhile(transaction, {
    form,
    schema: Transaction,
    inputOf: (row) => entryInputOf(row, today()),
  })
  const update = useUpdateTransaction()
  const isSaving = useRef(false)

  async function save(entry: NewTransaction) {
    // The second half of a double click comes before the page can say that it is busy; what was saved closes the form.
    if (isSaving.current) return
    const body = changesOf(base, entry)
    if (body === undefined) return onDone()
    isSaving.current = true
    try {
      await update.mutateAsync({ params: { id: base.id }, body, ifMatch: base.version })
    } catch (error) {
      isSaving.current = false
      return tellFailure(error)
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
    submit: form.handleSubmit(save),
    pending: update.isPending,
  }
}
