import { Bill, BillUpdate } from '@evenkeel/domain/bills'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useDraft } from '#forms/useDraft.ts'
import { useMeanwhile } from '#forms/useEditConflict.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { putBill, useUpdateBill } from '../queries.ts'
import { type BillInput, billInputOf, hasChanges } from './billForm.ts'

/** The form behind the edit dialog: it changes the bill that it was opened on, and no newer one unasked. */
export function useBillEdit(bill: Bill, onDone: () => void) {
  const client = useQueryClient()
  const form = useForm<BillInput, unknown, BillUpdate>({
    resolver: zodResolver(BillUpdate),
    defaultValues: billInputOf(bill),
  })
  // What was typed over an older version would undo what has changed since.
  const draft = useDraft(`bill:${bill.id}:${bill.version}`, form)
  const { base, findOwnSave, noticeRefusal, ...conflict } = useMeanwhile(bill, {
    form,
    schema: Bill,
    inputOf: billInputOf,
    hasChanges,
  })
  const update = useUpdateBill()

  function close() {
    draft.forget()
    onDone()
  }

  async function save(body: BillUpdate) {
    if (hasChanges(base, body)) await saveOver(base, body)
    else close()
  }

  async function saveOver(saved: Bill, body: BillUpdate): Promise<void> {
    try {
      const call = { params: { id: saved.id }, body, ifMatch: saved.version }
      putBill(client, await update.mutateAsync(call))
    } catch (error) {
      const own = findOwnSave(error, body)
      if (own === undefined) return tellFailure(error)
      if (hasChanges(own, body)) return saveOver(own, body)
    }
    const description = 'Recurring bill updated successfully'
    toast({ title: 'Success', description, variant: 'success' })
    close()
  }

  function tellFailure(error: unknown) {
    const description = 'Failed to update recurring bill'
    toast({ title: 'Error', description, variant: 'destructive' })
    noticeRefusal(error)
  }

  return {
    form,
    base,
    ...conflict,
    close,
    submit: useSubmit(form, save),
    pending: update.isPending,
  }
}
