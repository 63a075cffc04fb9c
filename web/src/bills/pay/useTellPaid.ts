import type { PaidBill } from '@evenkeel/domain/bills'
import { formatDay, formatMoney } from '#lib/format.ts'
import { useRemoval } from '#transactions/useRemoval.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { cardName } from '../words.ts'

/** Says what was paid and when the bill is due next, and offers to take the payment back. */
export function useTellPaid() {
  const { remove } = useRemoval()
  return ({ bill, transaction }: PaidBill, { isRepeat }: { isRepeat: boolean }) => {
    const name = cardName(bill)
    if (isRepeat) {
      const amount = formatMoney(transaction.amount)
      const description = `${name} had been paid already: ${amount} on ${formatDay(transaction.date)}. Nothing was paid twice.`
      return toast({ description })
    }
    const description = `${name} is paid. Next due ${formatDay(bill.nextDueDate)}.`
    const action = { label: 'Undo', onSelect: () => void remove(transaction.id) }
    return toast({ title: 'Success', description, variant: 'success', action })
  }
}
