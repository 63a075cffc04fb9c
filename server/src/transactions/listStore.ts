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
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/db.ts'
import { preparedRows, rowReader, type ValueOf } from '#db/prepared.ts'
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

/** A position as the database compares it. */
type Place = { key: string; date: string; createdAt: string; id: string }

function placeOf({ key, date, createdAt, id }: Position): Place {
  const text = typeof key === 'number' ? formatCents(key) : key
  return { key: text, date, createdAt: createdAt.toISOString(), id }
}

type Ordering = Pick<Slice, 'sort' | 'order'>

/** Compares the whole key as a row, so that the sort order's index can seek to the position. */
function isAfter(
  { sort, order }: Ordering,
  { key, date, createdAt, id }: { [Name in keyof Place]: string | Placeholder },
): SQL {
  const tie = sql`${date}::date, ${createdAt}::timestamptz, ${id}::uuid`
  const type = sql.raw(sort === 'amount' ? 'numeric' : 'text')
  const position = sort === 'date' ? tie : sql`${key}::${type}, ${tie}`
  const columns = sql.join(orderColumns(sort), sql`, `)
  return order === 'desc' ? sql`(${columns}) < (${position})` : sql`(${columns}) > (${position})`
}

function inOrder({ sort, order }: Ordering): SQL[] {
  const direction = order === 'desc' ? desc : asc
  return orderColumns(sort).map((column) => direction(column))
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
  if (slice.fromDay === undefined && isUnfiltered(filter)) return listUnfiltered(db, userId, slice)
  const { after, limit, offset = 0 } = slice
  return db
    .select(shownColumns)
    .from(transactions)
    .where(
      and(...matches(userId, filter), after && isAfter(slice, placeOf(after)), isFromDay(slice)),
    )
    .orderBy(...inOrder(slice))
    .limit(limit)
    .offset(offset)
}

function isUnfiltered({ q, ...others }: TransactionFilter): boolean {
  return !q && Object.values(others).every((part) => part === undefined)
}

type Extent = { userId: string; limit: number; offset: number }

const readShown = rowReader<Transaction>(shownColumns)

/** Statements for pages without a filter, which are read most: the first in an order, and what follows a position. */
function unfilteredPages(ordering: Ordering) {
  const name = `list_${ordering.sort}_${ordering.order}`
  const select = (db: Db, value: ValueOf<Extent>, isIn?: SQL) =>
    db
      .select(shownColumns)
      .from(transactions)
      .where(and(eq(transactions.userId, value('userId')), isIn))
      .orderBy(...inOrder(ordering))
      .limit(value('limit'))
      .offset(value('offset'))
  return {
    first: preparedRows(name, (db, value: ValueOf<Extent>) => select(db, value), readShown),
    later: preparedRows(
      `${name}_after`,
      (db, value: ValueOf<Extent & Place>) => {
        const tie = { date: value('date'), createdAt: value('createdAt'), id: value('id') }
        return select(db, value, isAfter(ordering, { key: value('key'), ...tie }))
      },
      readShown,
    ),
  }
}

type Pages = ReturnType<typeof unfilteredPages>
const pagesIn = (sort: TransactionSort): Record<Order, Pages> => ({
  asc: unfilteredPages({ sort, order: 'asc' }),
  desc: unfilteredPages({ sort, order: 'desc' }),
})
const unfiltered: Record<TransactionSort, Record<Order, Pages>> = {
  date: pagesIn('date'),
  description: pagesIn('description'),
  category: pagesIn('category'),
  amount: pagesIn('amount'),
}

function listUnfiltered(db: Db, userId: string, slice: Slice): Promise<Transaction[]> {
  const { sort, order, after, limit, offset = 0 } = slice
  const { first, later } = unfiltered[sort][order]
  const extent = { userId, limit, offset }
  return after ? later(db, { ...extent, ...placeOf(after) }) : first(db, extent)
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
