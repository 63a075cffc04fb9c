import { type Bill, type PaidDueDates, settledDates } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { pipeline } from '#db/pipeline.ts'
import * as ledger from '#ledger/index.ts'
import { presentBill } from './present.ts'
import { listBillRows } from './store.ts'

/** A user's bills by next due date; all of them, or only the active ones. */
export async function listBills(
  context: Context,
  userId: string,
  only?: 'active',
): Promise<Bill[]> {
  const rows = await listBillRows(context.db, userId, only)
  return rows.map(presentBill)
}

/** A bill, and its due dates that are paid or were let pass. */
export type BillWithSettled = Bill & { settled: PaidDueDates }

/** A user's bills by next due date, with what is settled from that date on. */
export async function listBillsWithSettled(
  { db }: Context,
  userId: string,
): Promise<BillWithSettled[]> {
  const [rows, paidAhead] = await pipeline([
    listBillRows(db, userId),
    ledger.listPaidAhead(db, userId),
  ])
  return rows.map((row) => ({
    ...presentBill(row),
    settled: settledDates(row, paidAhead.get(row.id)),
  }))
}

/** The due dates of a bill that are paid or were let pass, earliest first. */
export async function listPaidDueDates(
  context: Context,
  userId: string,
  billId: string,
): Promise<LocalDate[]> {
  const bill = await ledger.requireBill(context.db, userId, billId)
  const paid = await ledger.listPaidDueDates(context.db, userId, bill.id)
  return [...settledDates(bill, paid)].toSorted()
}
