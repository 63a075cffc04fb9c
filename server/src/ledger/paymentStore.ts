import type { BillMonth, BillPayment } from '@evenkeel/domain/bills'
import type { DateRange, LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, parseSignedCents } from '@evenkeel/domain/money'
import type { LatePayment } from '@evenkeel/domain/summary'
import { and, asc, between, desc, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { prepared, type ValueOf } from '#db/prepared.ts'
import type { TransactionRow } from '#db/rows.ts'
import { bills, historyChanges, transactions } from '#db/schema.ts'

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

/** The latest payments of a bill by due date, newest first, and how many there are and what they come to. */
export async function listPayments(
  db: Db,
  userId: string,
  billId: string,
  limit: number,
): Promise<{ count: number; total: Cents; payments: BillPayment[] }> {
  const rows = await db
    .select({
      id: transactions.id,
      amount: transactions.amount,
      date: transactions.date,
      dueDate: sql<LocalDate>`${transactions.billDueDate}`,
      count: sql<number>`count(*) over ()::int`,
      total: sql`sum(${transactions.amount}) over ()`.mapWith(parseSignedCents),
    })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), eq(transactions.billId, billId)))
    .orderBy(desc(transactions.billDueDate))
    .limit(limit)
  const payments = rows.map(({ id, amount, date, dueDate }) => ({ id, amount, date, dueDate }))
  return { count: rows[0]?.count ?? 0, total: rows[0]?.total ?? 0, payments }
}

const selectPaidAhead = prepared('paid_ahead', (db, value: ValueOf<{ userId: string }>) =>
  db
    .select({ billId: bills.id, dueDate: transactions.billDueDate })
    .from(bills)
    .innerJoin(
      transactions,
      and(
        eq(transactions.userId, bills.userId),
        eq(transactions.billId, bills.id),
        gte(transactions.billDueDate, bills.nextDueDate),
      ),
    )
    .where(and(eq(bills.userId, value('userId')), eq(bills.isActive, true))),
)

/** For each active bill by id: the due dates from its next one on that are paid already, under an earlier schedule. */
export async function listPaidAhead(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<string, LocalDate[]>> {
  const paid = new Map<string, LocalDate[]>()
  for (const { billId, dueDate } of await selectPaidAhead(db, { userId })) {
    if (dueDate !== null) paid.set(billId, [...(paid.get(billId) ?? []), dueDate])
  }
  return paid
}

type Days = ValueOf<{ userId: string; from: LocalDate; to: LocalDate }>

const selectLatePayments = prepared('late_payments', (db, value: Days) =>
  db
    .select({
      id: transactions.id,
      amount: transactions.amount,
      day: transactions.date,
      dueDate: sql<LocalDate>`${transactions.billDueDate}`,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, value('userId')),
        isNotNull(transactions.billId),
        eq(transactions.type, 'expense'),
        between(transactions.date, value('from'), value('to')),
        gt(transactions.date, transactions.billDueDate),
      ),
    ),
)

/** The payments of bills to pay on some days, each made after its due date. */
export function listLatePayments(
  db: Db,
  userId: string,
  range: DateRange,
): Promise<(LatePayment & { id: string })[]> {
  return selectLatePayments(db, { userId, ...range })
}

/** The payments of due dates in a range, by due date. */
export async function listPaidIn(
  db: Db,
  userId: string,
  { from, to }: DateRange,
): Promise<BillMonth['paid']> {
  const rows = await db
    .select({
      id: transactions.id,
      billId: bills.id,
      type: transactions.type,
      amount: transactions.amount,
      description: transactions.description,
      category: transactions.category,
      dueDate: sql<LocalDate>`${transactions.billDueDate}`,
    })
    .from(bills)
    .innerJoin(
      transactions,
      and(
        eq(transactions.userId, bills.userId),
        eq(transactions.billId, bills.id),
        between(transactions.billDueDate, from, to),
      ),
    )
    .where(eq(bills.userId, userId))
    .orderBy(asc(transactions.billDueDate), asc(transactions.id))
  return rows.map(({ description, category, ...row }) => ({
    ...row,
    name: description || category,
  }))
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
