import { formatCents } from '@evenkeel/domain/money'
import type { Transaction, TransactionFilter, TransactionSort } from '@evenkeel/domain/transactions'
import { and, asc, desc, eq, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/db.ts'
import { transactions } from '#db/schema.ts'
import type { Place } from './cursor.ts'
import { countInTotals } from './spanStore.ts'

export type Order = 'asc' | 'desc'

/** A slice of an ordered list: the rows behind a place, or from an offset on. */
export type Slice = {
  sort: TransactionSort
  order: Order
  limit: number
  behind?: Place | undefined
  offset?: number | undefined
  /** In date order: the day the slice begins on. */
  fromDay?: string | undefined
}

export function matches(userId: string, filter: TransactionFilter): (SQL | undefined)[] {
  const { type, category, q, description, ids, startDate, endDate, minAmount, maxAmount } = filter
  return [
    eq(transactions.userId, userId),
    type && eq(transactions.type, type),
    category === undefined ? undefined : eq(transactions.category, category),
    startDate === undefined ? undefined : gte(transactions.date, startDate),
    endDate === undefined ? undefined : lte(transactions.date, endDate),
    minAmount === undefined ? undefined : gte(transactions.amount, minAmount),
    maxAmount === undefined ? undefined : lte(transactions.amount, maxAmount),
    description === undefined ? undefined : ilike(transactions.description, literal(description)),
    ids === undefined ? undefined : inArray(transactions.id, ids),
    q ? or(contains(transactions.description, q), contains(transactions.category, q)) : undefined,
  ]
}

function contains(column: PgColumn, text: string): SQL {
  return ilike(column, `%${literal(text)}%`)
}

/** A text as a pattern that stands for nothing but itself. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

const tieBreakers = [transactions.date, transactions.createdAt, transactions.id]

function orderColumns(sort: TransactionSort) {
  return sort === 'date' ? tieBreakers : [transactions[sort], ...tieBreakers]
}

/** Compares whole keys, so that the index of the order finds the place. */
function isBehind({ sort, order, behind }: Slice): SQL | undefined {
  if (behind === undefined) return undefined
  const tie = sql`${behind.date}::date, ${behind.createdAt.toISOString()}::timestamptz, ${behind.id}::uuid`
  const key = typeof behind.key === 'number' ? formatCents(behind.key) : behind.key
  const type = sql.raw(sort === 'amount' ? 'numeric' : 'text')
  const place = sort === 'date' ? tie : sql`${key}::${type}, ${tie}`
  const columns = sql.join(orderColumns(sort), sql`, `)
  return order === 'desc' ? sql`(${columns}) < (${place})` : sql`(${columns}) > (${place})`
}

function isFromDay({ order, fromDay }: Slice): SQL | undefined {
  if (fromDay === undefined) return undefined
  return order === 'desc' ? lte(transactions.date, fromDay) : gte(transactions.date, fromDay)
}

export function listSlice(
  db: Db,
  userId: string,
  filter: TransactionFilter,
  slice: Slice,
): Promise<Transaction[]> {
  const direction = slice.order === 'desc' ? desc : asc
  return db
    .select()
    .from(transactions)
    .where(and(...matches(userId, filter), isBehind(slice), isFromDay(slice)))
    .orderBy(...orderColumns(slice.sort).map((column) => direction(column)))
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
}

/** The newest entry of a type with exactly this description, whatever its case. */
export async function findNewestOf(
  db: Db,
  userId: string,
  { type, description }: Pick<Transaction, 'type' | 'description'>,
): Promise<Transaction | undefined> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(...matches(userId, { type }), ilike(transactions.description, literal(description))))
    .orderBy(...orderColumns('date').map((column) => desc(column)))
    .limit(1)
  return row
}

/** True where the daily totals know the answer: they have days, types and categories, but no words or amounts. */
export function totalsCanTell(filter: TransactionFilter): boolean {
  const { q, description, ids, minAmount, maxAmount } = filter
  return !q && [description, ids, minAmount, maxAmount].every((part) => part === undefined)
}

/** How many entries match. */
export async function countMatches(
  db: Db,
  userId: string,
  filter: TransactionFilter,
): Promise<number> {
  if (totalsCanTell(filter)) return countInTotals(db, userId, filter)
  const [row] = await db
    .select({ number: sql<number>`count(*)::int` })
    .from(transactions)
    .where(and(...matches(userId, filter)))
  return row?.number ?? 0
}
