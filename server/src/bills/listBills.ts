import { type Bill, settledDates } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
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
