import { type Bill, deleteBill, restoreBill } from '@evenkeel/domain/bills'
import { useQueryClient } from '@tanstack/react-query'
import { isStatus } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useOnce } from '#lib/useOnce.ts'
import { toast, toastError, toastSuccess } from '#ui/toasts/toastStore.ts'
import { billsResource, currentBillOf, dropBill } from '../queries.ts'

/** Deletes a bill without asking; its toast brings it back. */
export function useDeleteBill(bill: Bill): () => void {
  const client = useQueryClient()
  const remove = useCall(deleteBill)
  const restore = useCall(restoreBill)

  async function erase() {
    try {
      await remove.mutateAsync({ params: { id: bill.id } })
      dropBill(client, bill.id)
      const action = { label: 'Undo', onSelect: () => void bringBack(bill.version) }
      toastSuccess('Recurring bill deleted successfully', action)
    } catch (error) {
      if (isStatus(error, 404)) {
        return toast({ description: 'This recurring bill was already deleted.' })
      }
      // Once the list is fetched again, the bill may be gone from it, and its button too.
      const action = { label: 'Try again', onSelect: () => void erase() }
      toastError('Failed to delete recurring bill', { action })
    }
  }

  async function bringBack(version: number) {
    try {
      await restore.mutateAsync({ params: { id: bill.id }, ifMatch: version })
      toastSuccess('Recurring bill restored successfully')
    } catch (error) {
      reportLoss(error, version)
    }
  }

  function reportLoss(error: unknown, version: number) {
    const title = 'Failed to restore recurring bill'
    const current = currentBillOf(error)
    if (current) {
      const action = {
        label: 'Restore it as it was then',
        onSelect: () => void bringBack(current.version),
      }
      return toastError('It was changed elsewhere before it was deleted.', { title, action })
    }
    if (isStatus(error, 404)) return toastError('This bill can no longer be restored.')
    // It may have been restored all the same.
    void client.invalidateQueries({ queryKey: [billsResource] })
    const action = { label: 'Try again', onSelect: () => void bringBack(version) }
    return toastError(title, { action })
  }

  const eraseOnce = useOnce(erase)
  return () => void eraseOnce()
}
