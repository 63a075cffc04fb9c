import { type Bill, toggleBill } from '@evenkeel/domain/bills'
import { formatDay } from '@evenkeel/domain/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { useUndo } from '#ledger/undo.ts'
import { isStatus } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useOnce } from '#lib/useOnce.ts'
import { toast, toastError } from '#ui/toasts/toastStore.ts'
import { currentBillOf, putBill } from '../queries.ts'
import { cardName } from '../words.ts'

/** Pauses a bill or makes it active again: sends the wanted state together with the version on screen. */
export function useToggleBill(bill: Bill): () => void {
  const client = useQueryClient()
  const { mutateAsync } = useCall(toggleBill)
  const { tellDone } = useUndo()

  async function toggle(seen: Bill, isActive: boolean) {
    try {
      const call = { params: { id: seen.id }, body: { isActive }, ifMatch: seen.version }
      const { data, headers } = await mutateAsync(call)
      putBill(client, data)
      tellDone(sentenceOf(data), headers)
    } catch (error) {
      reportFailure(error, isActive)
    }
  }

  function reportFailure(error: unknown, isActive: boolean) {
    const title = 'Failed to update recurring bill status'
    const current = currentBillOf(error)
    if (current?.isActive === isActive) return toast({ description: sentenceOf(current) })
    if (current) {
      const action = {
        label: isActive ? 'Activate anyway' : 'Deactivate anyway',
        onSelect: () => void toggle(current, isActive),
      }
      return toastError('This recurring bill has changed since you opened it.', { title, action })
    }
    if (isStatus(error, 404)) return toastError('This recurring bill was deleted.', { title })
    return toastError(title)
  }

  const toggleOnce = useOnce(toggle)
  return () => void toggleOnce(bill, !bill.isActive)
}

function sentenceOf(bill: Bill): string {
  return bill.isActive
    ? `${cardName(bill)} is active. Next due ${formatDay(bill.nextDueDate)}.`
    : `${cardName(bill)} is inactive. Nothing is due until you activate it.`
}
