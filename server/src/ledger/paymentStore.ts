import type { LocalDate } from '@evenkeel/domain/calendar'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import type { TransactionRow } from '#db/rows.ts'
import { transactions } from '#db/schema.ts'

/** The transaction that paid one cycle of a bill. */
export async function findPayment(
  db: Db,
  userId: string,
  billId: string,
  dueDate: LocalDate,
): Promise<TransactionRow | undefined> {
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

/** The payments of the same cycles as these. */
export async function findPaymentsOf(
  db: Db,
  userId: string,
  payments: readonly Pick<TransactionRow, 'billId' | 'billDueDate'>[],
): Promise<TransactionRow[]> {
  if (payments.length === 0) return []
  const billIds = sql.param(payments.map(({ billId }) => billId))
  const dueDates = sql.param(payments.map(({ billDueDate }) => billDueDate))
  return db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        sql`(${transactions.billId}, ${transactions.billDueDate}) in
          (select * from unnest(${billIds}::uuid[], ${dueDates}::date[]))`,
      ),
    )
}
