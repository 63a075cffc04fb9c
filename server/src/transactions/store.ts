import { AppError } from '@evenkeel/domain/errors'
import { formatCents } from '@evenkeel/domain/money'
import type { Transaction } from '@evenkeel/domain/transactions'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { preparedInsert } from '#db/prepared.ts'
import { transactions } from '#db/schema.ts'
import { together } from '#db/together.ts'
import { applyDeltas, type Delta } from './totalsStore.ts'

// Every write of a person's entries is in this file, because each must move the daily totals with it.

function deltaOf(row: Transaction, sign: 1 | -1): Delta {
  return {
    day: row.date,
    type: row.type,
    category: row.category,
    cents: sign * row.amount,
    count: sign,
  }
}

export async function requireTransaction(db: Db, userId: string, id: string): Promise<Transaction> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.userId, userId), eq(transactions.id, id)))
  if (row === undefined) throw new AppError('not_found')
  return row
}

const insertRow = preparedInsert('insert_transaction', transactions)

export async function insertTransaction(db: Db, userId: string, row: Transaction): Promise<void> {
  await together([insertRow(db, { ...row, userId }), applyDeltas(db, userId, [deltaOf(row, 1)])])
}

/** Writes many entries with one statement; a few thousand at a time is a good size. */
export async function insertTransactions(
  db: Db,
  userId: string,
  rows: readonly Transaction[],
): Promise<void> {
  const column = <T>(pick: (row: Transaction) => T) => sql.param(rows.map(pick))
  await db.execute(sql`
    insert into ${transactions} (user_id, id, type, amount, description, category, date, created_at,
      version, bill_id, bill_due_date)
    select ${userId}::uuid, * from unnest(
      ${column((row) => row.id)}::uuid[],
      ${column((row) => row.type)}::text[],
      ${column((row) => formatCents(row.amount))}::numeric[],
      ${column((row) => row.description)}::text[],
      ${column((row) => row.category)}::text[],
      ${column((row) => row.date)}::date[],
      ${column((row) => row.createdAt.toISOString())}::timestamptz[],
      ${column((row) => row.version)}::int[],
      ${column((row) => row.billId)}::uuid[],
      ${column((row) => row.billDueDate)}::date[])`)
  await applyDeltas(
    db,
    userId,
    rows.map((row) => deltaOf(row, 1)),
  )
}

/** Replaces a row that was read under the ledger's lock. */
export async function replaceTransaction(
  db: Db,
  userId: string,
  before: Transaction,
  after: Transaction,
): Promise<void> {
  await db
    .update(transactions)
    .set({ ...after, userId })
    .where(and(eq(transactions.userId, userId), eq(transactions.id, before.id)))
  await applyDeltas(db, userId, [deltaOf(before, -1), deltaOf(after, 1)])
}

export async function deleteTransaction(db: Db, userId: string, row: Transaction): Promise<void> {
  await db
    .delete(transactions)
    .where(and(eq(transactions.userId, userId), eq(transactions.id, row.id)))
  await applyDeltas(db, userId, [deltaOf(row, -1)])
}
