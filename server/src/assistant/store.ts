import { type Cents, parseSignedCents } from '@evenkeel/domain/money'
import type { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'
import { and, asc, desc, eq, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { transactions } from '#db/schema.ts'
import { matches } from '#transactions/index.ts'
import type { NameRow } from './reading/vocabulary.ts'
import { type Group, listSpanGroups, type Measure, plainOf, type Selection } from './totalsStore.ts'

// Sums, groups and lists over all transactions of a source, never over one page.

const total = sql<Cents>`sum(${transactions.amount})`.mapWith(parseSignedCents)
const count = sql<number>`count(*)::int`

/** The condition that finds a selection's transactions. */
export function selected(userId: string, { any, not: without = [] }: Selection): SQL | undefined {
  const found = (filter: TransactionFilter) => and(...matches(userId, filter))
  return and(
    eq(transactions.userId, userId),
    any.length === 0 ? sql`false` : or(...any.map(found)),
    ...without.map((filter) => {
      const condition = found(filter)
      return condition && not(condition)
    }),
  )
}

/** The totals of a selection by type, summed over its transactions. */
export async function measure(
  db: Db,
  userId: string,
  selection: Selection,
): Promise<readonly Measure[]> {
  return db
    .select({ type: transactions.type, count, total })
    .from(transactions)
    .where(selected(userId, selection))
    .groupBy(transactions.type)
}

const groupKeys = {
  category: sql<string>`${transactions.category}`,
  day: sql<string>`${transactions.date}::text`,
  week: sql<string>`date_trunc('week', ${transactions.date})::date::text`,
  month: sql<string>`date_trunc('month', ${transactions.date})::date::text`,
  year: sql<string>`date_trunc('year', ${transactions.date})::date::text`,
} as const
export type GroupKey = keyof typeof groupKeys | 'payee'

/** The groups of a selection, largest first. Transactions without a payee are not in any payee group. */
export async function listGroups(
  db: Db,
  userId: string,
  selection: Selection,
  key: GroupKey,
): Promise<Group[]> {
  if (key === 'payee') return listPayees(db, userId, selection)
  const plain = plainOf(selection)
  if (plain && key !== 'category') return listSpanGroups(db, userId, plain, key)
  const value = groupKeys[key]
  return db
    .select({ key: value, shown: value, count, total })
    .from(transactions)
    .where(selected(userId, selection))
    .groupBy(value)
    .orderBy(sql`sum(${transactions.amount}) desc`, value)
}

/**
 * Groups by each way a payee is written before it folds the case: there are few of those, and folding is the slowest
 * part of the statement.
 */
async function listPayees(db: Db, userId: string, selection: Selection): Promise<Group[]> {
  const spelled = db
    .select({
      description: transactions.description,
      number: sql`count(*)`.as('number'),
      amount: sql`sum(${transactions.amount})`.as('amount'),
    })
    .from(transactions)
    .where(and(selected(userId, selection), sql`${transactions.description} <> ''`))
    .groupBy(transactions.description)
    .as('spelled')
  const payee = sql<string>`lower(${spelled.description})`
  const sum = sql<Cents>`sum(${spelled.amount})`
  return db
    .select({
      key: payee,
      shown: sql<string>`min(${spelled.description})`,
      count: sql<number>`sum(${spelled.number})::int`,
      total: sum.mapWith(parseSignedCents),
    })
    .from(spelled)
    .groupBy(payee)
    .orderBy(sql`${sum} desc`, payee)
}

export type RowOrder = 'newest' | 'oldest' | 'largest' | 'smallest'

const rowOrders = {
  newest: [desc(transactions.date), desc(transactions.createdAt), desc(transactions.id)],
  oldest: [asc(transactions.date), asc(transactions.createdAt), asc(transactions.id)],
  largest: [
    desc(transactions.amount),
    desc(transactions.date),
    desc(transactions.createdAt),
    desc(transactions.id),
  ],
  smallest: [
    asc(transactions.amount),
    desc(transactions.date),
    desc(transactions.createdAt),
    desc(transactions.id),
  ],
}

export function listRows(
  db: Db,
  userId: string,
  selection: Selection,
  order: RowOrder,
  limit: number,
  offset = 0,
): Promise<Transaction[]> {
  return db
    .select()
    .from(transactions)
    .where(selected(userId, selection))
    .orderBy(...rowOrders[order])
    .limit(limit)
    .offset(offset)
}

/**
 * Each type, category and description a user has used: the names a question may mean, the most frequent first. The case
 * is folded last, as in `listPayees`.
 */
export async function listNames(db: Db, userId: string): Promise<NameRow[]> {
  const { type, category, description } = transactions
  const spelled = db
    .select({ type, category, description, number: sql`count(*)`.as('number') })
    .from(transactions)
    .where(eq(transactions.userId, userId))
    .groupBy(type, category, description)
    .as('spelled')
  const payee = sql<string>`lower(${spelled.description})`
  const number = sql<number>`sum(${spelled.number})::int`
  return db
    .select({
      type: spelled.type,
      category: spelled.category,
      payee,
      shown: sql<string>`min(${spelled.description})`,
      count: number,
    })
    .from(spelled)
    .groupBy(spelled.type, spelled.category, payee)
    .orderBy(desc(number), spelled.type, spelled.category, payee)
    .limit(namesMax)
}

const namesMax = 20_000
