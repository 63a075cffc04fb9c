import { NewTransaction, Transaction } from '@evenkeel/domain/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isStatus } from '#lib/api/errors.ts'
import { today } from '#lib/today.ts'
import { toast } from '#ui/toastStore.ts'
import {
  changesOf,
  type EntryInput,
  entryInputOf,
  mergeInput,
  showFieldErrors,
} from './entryForm.ts'
import { useUpdateTransaction } from './queries.ts'

/** What else happened to the entry while it was being edited. */
export type Meanwhile = { kind: 'changed'; saved: Transaction } | { kind: 'deleted' }

/** The form behind the edit dialog: it changes the row that it was opened on, and no newer one unasked. */
export function useEdit(transaction: Transaction, onDone: () => void) {
  const [base, setBase] = useState(transaction)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const form = useForm<EntryInput, unknown, NewTransaction>({
    resolver: zodResolver(NewTransaction),
    defaultValues: entryInputOf(transaction, today()),
  })
  const update = useUpdateTransaction()

  async function save(entry: NewTransaction) {
    const body = changesOf(base, entry)
    if (body === undefined) return onDone()
    try {
      await update.mutateAsync({ params: { id: base.id }, body, ifMatch: base.version })
    } catch (error) {
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
    showFieldErrors(form, error)
    if (isStatus(error, 404)) setMeanwhile({ kind: 'deleted' })
    if (!isStatus(error, 412)) return
    const saved = Transaction.safeParse(error.problem?.current)
    if (saved.success) goOnFrom(saved.data)
  }

  /** Own changes stay in the fields, over what is saved now; the person decides which of the two it shall be. */
  function goOnFrom(saved: Transaction) {
    const now = entryInputOf(saved, today())
    const merged = mergeInput(entryInputOf(base, today()), now, form.getValues())
    setBase(saved)
    setMeanwhile({ kind: 'changed', saved })
    form.reset(now)
    for (const [field, value] of Object.entries(merged)) {
      form.setValue(field as keyof EntryInput, value)
    }
  }

  function takeSaved() {
    form.reset(entryInputOf(base, today()))
    setMeanwhile(undefined)
  }

  return {
    form,
    meanwhile,
    takeSaved,
    submit: form.handleSubmit(save),
    pending: update.isPending,
  }
}
