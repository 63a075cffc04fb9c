import {
  amountChanges,
  type BillPayments,
  datesAhead,
  datesAheadMax,
  overdueDates,
  paymentsShownMax,
  settledDates,
} from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { listPaidDueDates, listPayments, requireBill } from '#ledger/index.ts'
import { presentBill } from './present.ts'

/** Twenty years of weekly payments. */
const paymentsReadMax = 1040

/** A bill with its payments, how its amount has changed, and its next due dates. */
export function getBillPayments(
  context: Context,
  userId: string,
  billId: string,
  today: LocalDate,
): Promise<BillPayments> {
  return inSnapshot(context.db, async (db) => {
    const [bill, { count, total, payments }, paid] = await pipeline([
      requireBill(db, userId, billId),
      listPayments(db, userId, billId, paymentsReadMax),
      listPaidDueDates(db, userId, billId),
    ])
    const settled = settledDates(bill, paid)
    return {
      bill: presentBill(bill),
      count,
      total,
      payments: payments.slice(0, paymentsShownMax),
      passed: bill.passed.slice(-paymentsShownMax).toReversed(),
      changes: amountChanges(payments),
      since: payments.at(-1)?.dueDate ?? null,
      overdue: overdueDates(bill, today, settled),
      dates: datesAhead(bill, today, settled, datesAheadMax),
    }
  })
}
