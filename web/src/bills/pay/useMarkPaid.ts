import { type Bill, markPaid, type PaidBill } from '@evenkeel/domain/bills'
import { formatDay, type LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, formatMoney } from '@evenkeel/domain/money'
import { useQueryClient } from '@tanstack/react-query'
import { useUndo } from '#ledger/undo.ts'
import { isStatus, sentenceOf } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useOnce } from '#lib/useOnce.ts'
import { toast, toastError } from '#ui/toasts/toastStore.ts'
import { billsResource, putPaidBill } from '../queries.ts'
import { cardName } from '../words.ts'

/** What differed from the bill. */
export type PaidOtherwise = { paymentDate?: LocalDate; amount?: Cents }

/** Pays the cycle that a bill shows. The due date goes with every request, so no cycle is paid twice. */
export function useMarkPaid(bill: Bill, onPaid: () => void) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useCall(markPaid, { except: billsResource })
  const { tellDone } = useUndo()

  async function pay(otherwise: PaidOtherwise = {}) {
    try {
      const body = { dueDate: bill.nextDueDate, ...otherwise }
      const { data, headers, status } = await mutateAsync({ params: { id: bill.id }, body })
      await putPaidBill(client, data.bill)
      if (status === 200) toast({ description: alreadyPaid(data) })
      else tellDone(nowPaid(data.bill), headers)
      onPaid()
    } catch (error) {
      reportFailure(error)
    }
  }

  function reportFailure(error: unknown) {
    if (isStatus(error, 404)) return toast({ description: 'This recurring bill was deleted.' })
    if (isStatus(error, 409)) return toast({ description: sentenceOf(error) ?? '' })
    return toastError('Failed to process recurring bill')
  }

  return { pay: useOnce(pay), pending: isPending }
}

function nowPaid(bill: Bill): string {
  return `${cardName(bill)} is paid. Next due ${formatDay(bill.nextDueDate)}.`
}

function alreadyPaid({ bill, transaction: { amount, date } }: PaidBill): string {
  return `${cardName(bill)} was already paid: ${formatMoney(amount)} on ${formatDay(date)}. Nothing was paid twice.`
}
