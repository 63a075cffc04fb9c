import { type Bill, deleteBill } from '@evenkeel/domain/bills'
import { useQueryClient } from '@tanstack/react-query'
import { useUndo } from '#ledger/undo.ts'
import { isStatus } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useOnce } from '#lib/useOnce.ts'
import { toast, toastError } from '#ui/toasts/toastStore.ts'
import { dropBill } from '../queries.ts'

/** Deletes a bill without asking; its toast offers to undo it. */
export function useDeleteBill(bill: Bill, onDeleted?: () => void): () => void {
  const client = useQueryClient()
  const { mutateAsync } = useCall(deleteBill)
  const { tellDone } = useUndo()

  async function erase() {
    try {
      const { headers } = await mutateAsync({ params: { id: bill.id } })
      dropBill(client, bill.id)
      onDeleted?.()
      tellDone('Recurring bill deleted successfully', headers)
    } catch (error) {
      if (isStatus(error, 404)) {
        return toast({ description: 'This recurring bill was already deleted.' })
      }
      // Once the list is fetched again, the bill may be gone from it, and its button too.
      const action = { label: 'Try again', onSelect: () => void erase() }
      toastError('Failed to delete recurring bill', { action })
    }
  }

  const eraseOnce = useOnce(erase)
  return () => void eraseOnce()
}
