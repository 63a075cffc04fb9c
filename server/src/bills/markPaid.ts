import { type PaidBill, requirePayable } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import type { BillRow, TransactionRow } from '#db/rows.ts'
import { actionOn, findPayment, requireBill, writeLedger } from '#ledger/index.ts'
import { newTransaction } from '#transactions/index.ts'
import { presentBill } from './present.ts'

export type Payment = {
  /** The cycle to pay; defaults to the next one. */
  dueDate?: LocalDate
  paymentDate?: LocalDate
  amount?: number
}

export type MarkedPaid = PaidBill & { isRepeat: boolean; actionId: string | undefined }

/**
 * Pays one cycle of a bill: adds the transaction, and `billFollower` moves the bill to its next due date. If the
 * cycle is already paid, it returns the transaction that paid it.
 */
export async function markPaid(
  context: Context,
  userId: string,
  billId: string,
  { dueDate, paymentDate, amount }: Payment,
  today: LocalDate,
): Promise<MarkedPaid> {
  let repeated: PaidBill | undefined
  const { changes, actionId } = await writeLedger(
    context,
    userId,
    actionOn('bill_paid'),
    async (db) => {
      const bill = await requireBill(db, userId, billId)
      const billDueDate = dueDate ?? bill.nextDueDate
      const earlier = await findPayment(db, userId, billId, billDueDate)
      if (earlier) {
        repeated = { bill: presentBill(bill), transaction: earlier }
        return []
      }
      requirePayable(bill, billDueDate)
      const { type, category, description } = bill
      const paid = { amount: amount ?? bill.amount, date: paymentDate ?? today }
      const input = { type, category, description, ...paid }
      const cycle = { billId, billDueDate }
      const payment = newTransaction(userId, input, context.clock.now(), cycle)
      return [{ entity: 'transaction', before: null, after: payment }]
    },
  )
  if (repeated) return { ...repeated, isRepeat: true, actionId }
  const rowOf = (entity: 'bill' | 'transaction') =>
    changes.find((change) => change.entity === entity)?.after
  const bill = presentBill(rowOf('bill') as BillRow)
  return { bill, transaction: rowOf('transaction') as TransactionRow, isRepeat: false, actionId }
}
