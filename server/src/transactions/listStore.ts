import { formatCents } from '@evenkeel/domain/money'
import { spellingsOf } from '@evenkeel/domain/text'
import type { Transaction, TransactionFilter, TransactionSort } from '@evenkeel/domain/transactions'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/db.ts'
import { transactions } from '#db/schema.ts'
import {
  changeMatches,
  type FieldsToSet,
  type ManyTransactions,
  type Measure,
  measureInTotals,
  netOf,
} from '#ledger/index.ts'
import type { Position } from './cursor.ts'

export type Order = 'asc' | 'desc'

/** A slice of an ordered list: the rows after a position, or from an offset on. */
export type Slice = {
  sort: TransactionSort
  order: Order
  limit: number
  after?: Position | undefined
  offset?: number | undefined
  /** In date order: the day the slice begins on. */
  fromDay?: string | undefined
}

const { latestVersion: _, ...shownColumns } = getTableColumns(transactions)

export function matches(userId: string, filter: TransactionFilter): (SQL | undefined)[] {
  const { type, category, q, description, ids, startDate, endDate, minAmount, maxAmount } = filter
  return [
    eq(transactions.userId, userId),
    type && eq(transactions.type, type),
    category === undefined ? undefined : inArray(transactions.category, spellingsOf(category)),
    startDate === undefined ? undefined : gte(transactions.date, startDate),
    endDate === undefined ? undefined : lte(transactions.date, endDate),
    minAmount === undefined ? undefined : gte(transactions.amount, minAmount),
    maxAmount === undefined ? undefined : lte(transactions.amount, maxAmount),
    description === undefined ? undefined : or(...spellingsOf(description).map(isDescribedAs)),
    ids === undefined ? undefined : inArray(transactions.id, ids),
    q ? or(...spellingsOf(q).flatMap(isMentioned)) : undefined,
  ]
}

/** Matches the whole description, ignoring case, in the form that its index uses. */
function isDescribedAs(description: string): SQL {
  return sql`lower(${transactions.description}) = lower(${description}::text collate "und-x-icu")`
}

function isMentioned(text: string): SQL[] {
  return [contains(transactions.description, text), contains(transactions.category, text)]
}

function contains(column: PgColumn, text: string): SQL {
  return ilike(column, `%${literal(text)}%`)
}

/** Escapes text for use in a LIKE pattern. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

const tieBreakers = [transactions.date, transactions.createdAt, transactions.id]

function orderColumns(sort: TransactionSort) {
  return sort === 'date' ? tieBreakers : [transactions[sort], ...tieBreakers]
}

/** Compares the whole key as a row, so that the sort order's index can seek to the position. */
function isAfter({ sort, order, after }: Slice): SQL | undefined {
  if (after === undefined) return undefined
  const tie = sql`${after.date}::date, ${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid`
  const key = typeof after.key === 'number' ? formatCents(after.key) : after.key
  const type = sql.raw(sort === 'amount' ? 'numeric' : 'text')
  const position = sort === 'date' ? tie : sql`${key}::${type}, ${tie}`
  const columns = sql.join(orderColumns(sort), sql`, `)
  return order === 'desc' ? sql`(${columns}) < (${position})` : sql`(${columns}) > (${position})`
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
    .select(shownColumns)
    .from(transactions)
    .where(and(...matches(userId, filter), isAfter(slice), isFromDay(slice)))
    .orderBy(...orderColumns(slice.sort).map((column) => direction(column)))
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
}

/** The newest transaction of a type with exactly this description, ignoring case. */
export async function findNewestOf(
  db: Db,
  userId: string,
  { type, description }: Pick<Transaction, 'type' | 'description'>,
): Promise<Transaction | undefined> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(...matches(userId, { type, description })))
    .orderBy(...orderColumns('date').map((column) => desc(column)))
    .limit(1)
  return row
}

/** True if the totals can measure the matches: they are kept by day, type and category, not by text or amount. */
export function totalsCanTell(filter: TransactionFilter): boolean {
  const { q, description, ids, minAmount, maxAmount } = filter
  return !q && [description, ids, minAmount, maxAmount].every((part) => part === undefined)
}

/** How many transactions match, and what they come to. */
export async function measureMatches(
  db: Db,
  userId: string,
  filter: TransactionFilter,
): Promise<Measure> {
  if (totalsCanTell(filter)) return measureInTotals(db, userId, filter)
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, net: netOf(transactions) })
    .from(transactions)
    .where(and(...matches(userId, filter)))
  return row ?? { count: 0, net: 0 }
}

/** The changes that set fields of all matching transactions, or delete them. */
export function changeMatching(
  filter: TransactionFilter,
  set: FieldsToSet | undefined,
): ManyTransactions {
  return changeMatches((userId) => and(...matches(userId, filter)), set)
}
