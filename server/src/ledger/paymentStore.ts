import type { LocalDate } from '@evenkeel/domain/calendar'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import type { TransactionRow } from '#db/rows.ts'
import { historyChanges, transactions } from '#db/schema.ts'

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

/** The first payments of cycles that an action removed the payments of, and how many there are. */
export async function listTakenCycles(
  db: Db,
  userId: string,
  actionId: string,
  limit: number,
): Promise<{ count: number; payments: TransactionRow[] }> {
  const { before, versionAfter } = historyChanges
  const rows = await db
    .select({ payment: transactions, count: sql<number>`count(*) over ()::int` })
    .from(historyChanges)
    .innerJoin(
      transactions,
      and(
        eq(transactions.userId, historyChanges.userId),
        sql`${transactions.billId} = (${before}->>'billId')::uuid`,
        sql`${transactions.billDueDate} = (${before}->>'billDueDate')::date`,
      ),
    )
    .where(
      and(
        eq(historyChanges.userId, userId),
        eq(historyChanges.actionId, actionId),
        eq(historyChanges.entity, 'transaction'),
        isNull(versionAfter),
      ),
    )
    .orderBy(historyChanges.recordId)
    .limit(limit)
  return { count: rows[0]?.count ?? 0, payments: rows.map(({ payment }) => payment) }
}
