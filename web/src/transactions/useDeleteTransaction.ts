import type { LocalDate } from '@evenkeel/domain/calendar'
import { deleteTransaction } from '@evenkeel/domain/transactions'
import { useUndo } from '#ledger/undo.ts'
import { isStatus } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { formatDay } from '#lib/format.ts'
import { useOnce } from '#lib/useOnce.ts'
import { toast, toastError } from '#ui/toasts/toastStore.ts'

/** Deletes a transaction and says so, and when the bill that it paid is due again. */
export function useDeleteTransaction() {
  const { mutateAsync, isPending } = useCall(deleteTransaction)
  const { tellDone } = useUndo()

  /** @returns whether the transaction is gone */
  async function remove(id: string): Promise<boolean> {
    try {
      const { headers } = await mutateAsync({ params: { id } })
      tellDone(sentenceOf(headers['Bill-Due-Again']), headers)
      return true
    } catch (error) {
      if (isStatus(error, 404)) toast({ description: 'This transaction was already deleted.' })
      else toastError('Failed to delete transaction')
      return isStatus(error, 404)
    }
  }

  return { remove: useOnce(remove), pending: isPending }
}

function sentenceOf(due: LocalDate | undefined): string {
  const deleted = 'Transaction deleted successfully'
  return due === undefined ? deleted : `${deleted}. Its bill is due again on ${formatDay(due)}.`
}
