import type { Bill } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Cents } from '@evenkeel/domain/money'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isStatus, sentenceOf } from '#lib/api/errors.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { putPaidBill, refetchBills, useMarkPaid } from '../queries.ts'
import { useTellPaid } from './useTellPaid.ts'

/** What differed from the bill. */
export type PaidOtherwise = { paymentDate?: LocalDate; amount?: Cents }

/**
 * Pays the cycle that a bill shows, once, however often and from wherever it is asked: the due date goes with every
 * request, and so does the key of this button or dialog.
 */
export function usePayment(bill: Bill, onPaid: () => void) {
  const client = useQueryClient()
  const markPaid = useMarkPaid()
  const tellPaid = useTellPaid()
  const isPaying = useRef(false)

  async function pay(otherwise: PaidOtherwise = {}) {
    // The second half of a double click comes before the page can say that it is busy.
    if (isPaying.current) return
    isPaying.current = true
    try {
      const dueDate = bill.nextDueDate
      const body = { dueDate, ...otherwise }
      const reply = await markPaid.mutateAsync({ params: { id: bill.id }, body })
      await putPaidBill(client, reply.data.bill)
      tellPaid(reply.data, { isRepeat: reply.status === 200 })
      onPaid()
    } catch (error) {
      tellFailure(error)
    } finally {
      isPaying.current = false
    }
  }

  function tellFailure(error: unknown) {
    // What the page shows is not how the bill stands: it moved, was paused, or the first try had arrived after all.
    const isNews = [404, 409, 422].some((status) => isStatus(error, status))
    if (isNews) void refetchBills(client)
    if (isStatus(error, 404)) {
      return toast({ description: 'This recurring bill was deleted elsewhere in the meantime.' })
    }
    if (isStatus(error, 422)) {
      onPaid()
      return toast({ description: 'Your first try was saved after all.' })
    }
    if (isStatus(error, 409)) return toast({ description: sentenceOf(error) ?? '' })
    const description = 'Failed to process recurring bill'
    return toast({ title: 'Error', description, variant: 'destructive' })
  }

  return { pay, pending: markPaid.isPending }
}
