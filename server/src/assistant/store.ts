import type { DateRange, LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, formatCents, parseSignedCents } from '@evenkeel/domain/money'
import type { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'
import { and, asc, desc, eq, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { prepared, type ValueOf } from '#db/prepared.ts'
import { ledgers, transactions } from '#db/schema.ts'
import { matches } from '#transactions/index.ts'
import type { NameRow } from './reading/vocabulary.ts'
import { type Group, listSpanGroups, type Measure, plainOf, type Selection } from './totalsStore.ts'

// Sums, groups and lists over all transactions of a source, never over one page.

const total = sql<Cents>`sum(${transactions.amount})`.mapWith(parseSignedCents)
const count = sql<number>`count(*)::int`

function selected(userId: string, { any, not: without = [] }: Selection): SQL | undefined {
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
  payee: sql<string>`lower(${transactions.description})`,
  day: sql<string>`${transactions.date}::text`,
  week: sql<string>`date_trunc('week', ${transactions.date})::date::text`,
  month: sql<string>`date_trunc('month', ${transactions.date})::date::text`,
  year: sql<string>`date_trunc('year', ${transactions.date})::date::text`,
} as const
export type GroupKey = keyof typeof groupKeys

/** The groups of a selection, largest first. Transactions without a payee are not in any payee group. */
export async function listGroups(
  db: Db,
  userId: string,
  selection: Selection,
  key: GroupKey,
): Promise<Group[]> {
  const plain = plainOf(selection)
  if (plain && key !== 'category' && key !== 'payee') return listSpanGroups(db, userId, plain, key)
  const value = groupKeys[key]
  return db
    .select({
      key: value,
      shown: key === 'payee' ? sql<string>`min(${transactions.description})` : value,
      count,
      total,
    })
    .from(transactions)
    .where(
      and(
        selected(userId, selection),
        key === 'payee' ? sql`${transactions.description} <> ''` : undefined,
      ),
    )
    .groupBy(value)
    .orderBy(sql`sum(${transactions.amount}) desc`, value)
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
): Promise<Transaction[]> {
  return db
    .select()
    .from(transactions)
    .where(selected(userId, selection))
    .orderBy(...rowOrders[order])
    .limit(limit)
}

const selectVersion = prepared('find_ledger_version', (db, value: ValueOf<{ userId: string }>) =>
  db
    .select({ version: ledgers.version })
    .from(ledgers)
    .where(eq(ledgers.userId, value('userId'))),
)

/** Counts a user's writes, so that anything cached from their transactions can be invalidated. */
export async function findLedgerVersion(db: Db, userId: string): Promise<number> {
  const [row] = await selectVersion(db, { userId })
  return row?.version ?? 0
}

/** Each type, category and description a user has used: the names a question may mean. */
export function listNames(db: Db, userId: string): Promise<NameRow[]> {
  const payee = groupKeys.payee
  return db
    .select({
      type: transactions.type,
      category: sql<string>`${transactions.category}`,
      payee,
      shown: sql<string>`min(${transactions.description})`,
      count,
    })
    .from(transactions)
    .where(eq(transactions.userId, userId))
    .groupBy(transactions.type, transactions.category, payee)
    .orderBy(sql`count(*) desc`)
    .limit(namesMax)
}

const namesMax = 20_000

/** Two transactions of one payee and amount, at most so many days apart. */
export type Pair = { id: string; firstId: string }

/** The later ones of such pairs, newest first. */
export async function listRepeats(
  db: Db,
  userId: string,
  selection: Selection,
  daysMax: number,
): Promise<Pair[]> {
  const { rows } = await db.execute<Pair & Record<string, unknown>>(sql`
    select id, first_id as "firstId" from (
      select id, date, created_at, date - lag(date) over w as apart, lag(id) over w as first_id
      from ${transactions}
      where ${selected(userId, selection)} and description <> ''
      window w as (partition by type, lower(description), amount order by date, created_at, id)
    ) as neighbours
    where apart <= ${daysMax}
    order by date desc, created_at desc, id desc`)
  return rows
}

/** A transaction far above its payee's median, and the rows that the median comes from. */
export type Outlier = { id: string; middleIds: string[] }

/**
 * Transactions above an amount and over so many times the median of their payee, newest first.
 * @param times a whole number
 */
export async function listOutliers(
  db: Db,
  userId: string,
  {
    selection,
    range,
    times,
    above,
  }: { selection: Selection; range: Partial<DateRange>; times: number; above: Cents },
): Promise<Outlier[]> {
  const { rows } = await db.execute<Outlier & Record<string, unknown>>(sql`
    with candidates as materialized (
      select id, lower(description) as payee, amount, date, created_at
      from ${transactions}
      where user_id = ${userId} and type = 'expense' and description <> ''
        and amount > ${formatCents(above)}::numeric
        and date between ${range.from ?? '1900-01-01'}::date and ${range.to ?? '2199-12-31'}::date
    ), payees as (
      select lower(description) as payee,
        array_agg(amount order by amount, id) as amounts, array_agg(id::text order by amount, id) as ids,
        count(*)::int as number
      from ${transactions}
      where ${selected(userId, selection)}
        and lower(description) = any(array(select distinct payee from candidates))
      group by 1
    ), middles as (
      select payee, (amounts[(number + 1) / 2] + amounts[number / 2 + 1]) / 2 as median,
        array[ids[(number + 1) / 2], ids[number / 2 + 1]] as middle
      from payees
    )
    select t.id, m.middle as "middleIds"
    from candidates as t join middles as m on m.payee = t.payee
    where t.amount > m.median * ${times}::int
    order by t.date desc, t.created_at desc, t.id desc`)
  return rows
}

/** Several equal consecutive charges of one payee. */
export type Run = {
  payee: string
  shown: string
  amount: Cents
  ids: string[]
  firstDay: LocalDate
  lastDay: LocalDate
}

/** Runs of two or more equal charges, ordered by payee and day. */
export async function listRuns(db: Db, userId: string, selection: Selection): Promise<Run[]> {
  type Raw = Omit<Run, 'amount'> & { amount: string }
  const { rows } = await db.execute<Raw & Record<string, unknown>>(sql`
    with marked as (
      select id, lower(description) as payee, description, amount, date, created_at,
        case when amount = lag(amount) over w then 0 else 1 end as starts
      from ${transactions}
      where ${selected(userId, selection)} and description <> ''
      window w as (partition by lower(description) order by date, created_at, id)
    ), numbered as (
      select *, sum(starts) over (partition by payee order by date, created_at, id) as run from marked
    )
    select payee, min(description) as shown, amount::text as amount,
      array_agg(id::text order by date, created_at, id) as ids,
      min(date)::text as "firstDay", max(date)::text as "lastDay"
    from numbered
    group by payee, run, amount
    having count(*) >= 2
    order by payee, min(date), run`)
  return rows.map((row) => ({ ...row, amount: parseSignedCents(row.amount) }))
}
