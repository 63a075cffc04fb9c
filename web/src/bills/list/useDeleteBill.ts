import { type Bill, deleteBill } from '@evenkeel/domain/bills'
import { undoAction } from '@evenkeel/domain/ledger'
import { useQueryClient } from '@tanstack/react-query'
import { isStatus } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useOnce } from '#lib/useOnce.ts'
import { toast, toastError, toastSuccess } from '#ui/toasts/toastStore.ts'
import { billsResource, dropBill } from '../queries.ts'

/** Deletes a bill without asking; its toast brings it back. */
export function useDeleteBill(bill: Bill): () => void {
  const client = useQueryClient()
  const remove = useCall(deleteBill)
  const undo = useCall(undoAction)

  async function erase() {
    try {
      const { headers } = await remove.mutateAsync({ params: { id: bill.id } })
      dropBill(client, bill.id)
      const actionId = headers['Ledger-Action']
      const action = actionId && { label: 'Undo', onSelect: () => void bringBack(actionId) }
      toastSuccess('Recurring bill deleted successfully', action || undefined)
    } catch (error) {
      if (isStatus(error, 404)) {
        return toast({ description: 'This recurring bill was already deleted.' })
      }
      // Once the list is fetched again, the bill may be gone from it, and its button too.
      const action = { label: 'Try again', onSelect: () => void erase() }
      toastError('Failed to delete recurring bill', { action })
    }
  }

  async function bringBack(actionId: string) {
    try {
      await undo.mutateAsync({ params: { id: actionId } })
      toastSuccess('Recurring bill restored successfully')
    } catch (error) {
      reportLoss(error, actionId)
    }
  }

  function reportLoss(error: unknown, actionId: string) {
    if (isStatus(error, 409) || isStatus(error, 410)) {
      return toastError('This bill can no longer be restored.')
    }
    // It may have been restored all the same.
    void client.invalidateQueries({ queryKey: [billsResource] })
    const action = { label: 'Try again', onSelect: () => void bringBack(actionId) }
    return toastError('Failed to restore recurring bill', { action })
  }

  const eraseOnce = useOnce(erase)
  return () => void eraseOnce()
}
