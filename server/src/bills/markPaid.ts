import { dueAfterPayment, type PaidBill, requirePayable } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { findPayment, listPaidDueDates } from '#transactions/paymentStore.ts'
import { recordTransaction } from '#transactions/recordTransaction.ts'
import { lockLedger } from '#transactions/totalsStore.ts'
import { presentBill } from './present.ts'
import { replaceBill, requireBill } from './store.ts'

export type Payment = {
  /** The cycle that is meant; the next one where absent. */
  dueDate?: LocalDate
  paymentDate?: LocalDate
  amount?: number
}

/**
 * Pays one cycle of a bill: records the entry and moves the bill on by one due date. A cycle that was paid before
 * is answered with the entry that paid it, however often and from wherever it is asked.
 */
export function markPaid(
  context: Context,
  userId: string,
  billId: string,
  { dueDate, paymentDate, amount }: Payment,
  today: LocalDate,
): Promise<PaidBill & { isRepeat: boolean }> {
  return inTransaction(context.db, async (db) => {
    await lockLedger(db, userId)
    const bill = await requireBill(db, userId, billId)
    const due = dueDate ?? bill.nextDueDate
    const earlier = await findPayment(db, userId, billId, due)
    if (earlier) return { bill: presentBill(bill), transaction: earlier, isRepeat: true }
    requirePayable(bill, due)
    const { type, category, description } = bill
    const entry = { type, category, description, amount: amount ?? bill.amount }
    const transaction = await recordTransaction(
      { ...context, db },
      userId,
      { ...entry, date: paymentDate ?? today },
      { billId, billDueDate: due },
    )
    const paid = new Set(await listPaidDueDates(db, userId, billId))
    const next = { ...bill, nextDueDate: dueAfterPayment(bill, paid), version: bill.version + 1 }
    await replaceBill(db, userId, next)
    await insertAudit(db, userId, context.clock.now(), 'bill_paid', { id: billId, due })
    return { bill: presentBill(next), transaction, isRepeat: false }
  })
}
