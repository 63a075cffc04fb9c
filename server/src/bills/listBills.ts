import type { Bill } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import * as payments from '#transactions/paymentStore.ts'
import { presentBill } from './present.ts'
import { listBills as listRows, requireBill } from './store.ts'

/** A person's bills by next due date; all of them, or only those that are active. */
export async function listBills(
  context: Context,
  userId: string,
  only?: 'active',
): Promise<Bill[]> {
  const rows = await listRows(context.db, userId, only)
  return rows.map(presentBill)
}

/** The due dates of a bill that are paid, earliest first. */
export async function listPaidDueDates(
  context: Context,
  userId: string,
  billId: string,
): Promise<LocalDate[]> {
  const bill = await requireBill(context.db, userId, billId)
  return payments.listPaidDueDates(context.db, userId, bill.id)
}
