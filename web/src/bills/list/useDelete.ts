import type { Bill } from '@evenkeel/domain/bills'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isStatus } from '#lib/api/errors.ts'
import { isUnanswered } from '#lib/api/unanswered.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { currentOf } from '../currentBill.ts'
import { dropBill, refetchBills, useDeleteBill, useRestoreBill } from '../queries.ts'

/** Deletes a bill without asking (SPEC.md §2 Recurring bills page); its toast brings it back. */
export function useDelete(bill: Bill): () => void {
  const client = useQueryClient()
  const remove = useDeleteBill()
  const restore = useRestoreBill()
  const isBusy = useRef(false)
  const wasUnanswered = useRef(false)
  const isRestoring = useRef(false)

  async function erase() {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await remove.mutateAsync({ params: { id: bill.id } })
      tellDeleted()
    } catch (error) {
      isBusy.current = false
      tellFailure(error)
    }
  }

  function tellDeleted() {
    dropBill(client, bill.id)
    const description = 'Recurring bill deleted successfully'
    const action = { label: 'Undo', onSelect: () => void bringBack(bill.version) }
    toast({ title: 'Success', description, variant: 'success', action })
  }

  function tellFailure(error: unknown) {
    if (isStatus(error, 404)) {
      // One's own first try had arrived after all.
      if (wasUnanswered.current) return tellDeleted()
      // Whoever deleted it first did what was wanted here.
      return toast({ description: 'This recurring bill had been deleted elsewhere already.' })
    }
    wasUnanswered.current ||= isUnanswered(error)
    const description = 'Failed to delete recurring bill'
    // Once the list is fetched anew, the bill may be gone from it, and its button too.
    const action = { label: 'Try again', onSelect: () => void erase() }
    return toast({ title: 'Error', description, variant: 'destructive', action })
  }

  async function bringBack(version: number) {
    if (isRestoring.current) return
    isRestoring.current = true
    try {
      await restore.mutateAsync({ params: { id: bill.id }, ifMatch: version })
      const description = 'Recurring bill restored successfully'
      toast({ title: 'Success', description, variant: 'success' })
    } catch (error) {
      isRestoring.current = false
      tellLoss(error, version)
    }
  }

  function tellLoss(error: unknown, version: number) {
    const title = 'Failed to restore recurring bill'
    const current = currentOf(error)
    if (current) {
      const description = 'It was changed elsewhere before it was deleted.'
      const action = {
        label: 'Restore it as it was then',
        onSelect: () => void bringBack(current.version),
      }
      return toast({ title, description, variant: 'destructive', action })
    }
    if (isStatus(error, 404)) {
      const description = 'Its time to be brought back is over.'
      return toast({ title: 'Error', description, variant: 'destructive' })
    }
    // It may be back all the same; asking once more does no harm.
    void refetchBills(client)
    const action = { label: 'Try again', onSelect: () => void bringBack(version) }
    return toast({ title: 'Error', description: title, variant: 'destructive', action })
  }

  return () => void erase()
}
