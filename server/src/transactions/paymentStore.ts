import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { transactions } from '#db/schema.ts'

/** The entry that paid one cycle of a bill. */
export async function findPayment(
  db: Db,
  userId: string,
  billId: string,
  dueDate: LocalDate,
): Promise<Transaction | undefined> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        eq(transactions.billId, billId),
        eq(transactions.billDueDate, dueDate),
      ),
    )
  return row
}

/** The due dates of a bill that have a payment, earliest first. */
export async function listPaidDueDates(
  db: Db,
  userId: string,
  billId: string,
): Promise<LocalDate[]> {
  const rows = await db
    .select({ dueDate: transactions.billDueDate })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        eq(transactions.billId, billId),
        isNotNull(transactions.billDueDate),
      ),
    )
    .orderBy(asc(transactions.billDueDate))
  return rows.flatMap((row) => row.dueDate ?? [])
}
