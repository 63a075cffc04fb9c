import { dueAfterPaymentDeleted } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { findBillEvenDeleted, replaceBill } from './store.ts'

/**
 * Moves a bill back to the due date that a deleted entry had paid, where that was its latest cycle.
 * Called inside the transaction of the delete.
 * @returns the due date it is owed on again, or undefined where the bill stays as it is
 */
export async function moveBillBack(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { billId, billDueDate, createdAt }: Transaction,
): Promise<LocalDate | undefined> {
  if (billId === null || billDueDate === null) return undefined
  // A bill that is deleted can be brought back, and must not come back with a cycle that nobody has paid.
  const bill = await findBillEvenDeleted(db, userId, billId)
  if (bill === undefined) return undefined
  const due = dueAfterPaymentDeleted(bill, { dueDate: billDueDate, createdAt })
  if (due === undefined) return undefined
  // The version of a deleted bill is the one that its Undo knows.
  const isDeleted = bill.deletedAt !== null
  const version = isDeleted ? bill.version : bill.version + 1
  await replaceBill(db, userId, { ...bill, nextDueDate: due, version })
  return isDeleted ? undefined : due
}
