import type { Bill } from '@evenkeel/domain/bills'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isStatus } from '#lib/api/errors.ts'
import { toast } from '#ui/toastStore.ts'
import { currentOf } from './currentBill.ts'
import { dropBill, useDeleteBill, useRestoreBill } from './queries.ts'

/** Deletes a bill without asking (SPEC.md §2 Recurring bills page); its toast brings it back. */
export function useDelete(bill: Bill): () => void {
  const client = useQueryClient()
  const remove = useDeleteBill()
  const restore = useRestoreBill()
  const isBusy = useRef(false)
  const isRestoring = useRef(false)

  async function erase() {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await remove.mutateAsync({ params: { id: bill.id } })
      dropBill(client, bill.id)
      const description = 'Recurring bill deleted successfully'
      const action = { label: 'Undo', onSelect: () => void bringBack(bill.version) }
      toast({ title: 'Success', description, variant: 'success', action })
    } catch (error) {
      isBusy.current = false
      tellFailure(error)
    }
  }

  function tellFailure(error: unknown) {
    // Whoever deleted it first did what was wanted here.
    if (isStatus(error, 404)) {
      return toast({ description: 'This recurring bill had been deleted elsewhere already.' })
    }
    const description = 'Failed to delete recurring bill'
    return toast({ title: 'Error', description, variant: 'destructive' })
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
      tellLoss(error)
    }
  }

  function tellLoss(error: unknown) {
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
    const description = isStatus(error, 404) ? 'Its time to be brought back is over.' : title
    return toast({ title: 'Error', description, variant: 'destructive' })
  }

  return () => void erase()
}
