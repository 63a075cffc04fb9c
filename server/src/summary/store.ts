import type { DateRange, LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, parseSignedCents, sumCents } from '@evenkeel/domain/money'
import {
  type DailyTotal,
  laterNamesMax,
  type Outlook,
  type RangeQuery,
} from '@evenkeel/domain/summary'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { prepared, preparedRows, type ValueOf } from '#db/prepared.ts'
import { dailyTotals, monthlyTotals, transactions } from '#db/schema.ts'
import { type SpanValue, spanValues, totalsIn } from '#ledger/index.ts'

export type CategorySum = { type: TransactionType; category: string; amount: Cents; count: number }

type SumColumns = [type: TransactionType, category: string, amount: string, count: number]

const selectCategorySums = preparedRows(
  'category_sums',
  (db, value: SpanValue) => {
    const totals = totalsIn(db, value)
    const { type, category } = totals
    const amount = sql`sum(${totals.total})`
    return db
      .select({ type, category, amount, count: sql`sum(${totals.count})::int` })
      .from(totals)
      .groupBy(type, category)
      .orderBy(sql`${amount} desc`, category)
  },
  ([type, category, amount, count]: SumColumns): CategorySum => ({
    type,
    category,
    amount: parseSignedCents(amount),
    count,
  }),
)

/** A range as the query of a store. */
export function daysOf({ from, to }: DateRange): Required<RangeQuery> {
  return { startDate: from, endDate: to }
}

/** Sums per type and category for a range of days, largest first. */
export function listCategorySums(
  db: Db,
  userId: string,
  range: RangeQuery,
): Promise<CategorySum[]> {
  return selectCategorySums(db, { userId, ...spanValues(range) })
}

/** What the rows of one type come to. */
export function totalOf(
  rows: readonly { type: TransactionType; amount: Cents }[],
  type: TransactionType,
): Cents {
  return sumCents(rows.filter((row) => row.type === type).map((row) => row.amount))
}

type Span = ValueOf<{ userId: string; from: LocalDate; to: LocalDate }>

const selectDailySums = prepared('daily_sums', (db, value: Span) => {
  const { userId, day, type, total } = dailyTotals
  return db
    .select({ day, type, total: sql`sum(${total})`.mapWith(parseSignedCents) })
    .from(dailyTotals)
    .where(and(eq(userId, value('userId')), between(day, value('from'), value('to'))))
    .groupBy(day, type)
})

/** Sums per day and type for a range of days. */
export function listDailySums(db: Db, userId: string, range: DateRange): Promise<DailyTotal[]> {
  return selectDailySums(db, { userId, ...range })
}

const selectMonthlySums = prepared('monthly_sums', (db, value: Span) => {
  const { userId, month, type, total } = monthlyTotals
  return db
    .select({ day: month, type, total: sql`sum(${total})`.mapWith(parseSignedCents) })
    .from(monthlyTotals)
    .where(and(eq(userId, value('userId')), between(month, value('from'), value('to'))))
    .groupBy(month, type)
})

/** Sums per month and type for a range of whole months; a month is represented by its first day. */
export function listMonthlySums(db: Db, userId: string, range: DateRange): Promise<DailyTotal[]> {
  return selectMonthlySums(db, { userId, ...range })
}

const selectFirstDay = prepared('first_day', (db, value: ValueOf<{ userId: string }>) =>
  db
    .select({ day: dailyTotals.day })
    .from(dailyTotals)
    .where(eq(dailyTotals.userId, value('userId')))
    .orderBy(asc(dailyTotals.day))
    .limit(1),
)

/** The day of a user's earliest transaction; undefined without any. */
export async function findFirstDay(db: Db, userId: string): Promise<LocalDate | undefined> {
  const [row] = await selectFirstDay(db, { userId })
  return row?.day
}

const selectLaterNames = prepared('later_names', (db, value: Span) => {
  const days = db
    .select({
      day: dailyTotals.day,
      entryCount: sql<number>`sum(${dailyTotals.count})::int`.as('entry_count'),
    })
    .from(dailyTotals)
    .where(
      and(
        eq(dailyTotals.userId, value('userId')),
        between(dailyTotals.day, value('from'), value('to')),
      ),
    )
    .groupBy(dailyTotals.day)
    .as('days')
  const { userId, date, createdAt, id, description, category } = transactions
  const firstEntries = db
    .select({
      name: sql<string>`coalesce(nullif(${description}, ''), ${category})`.as('name'),
      createdAt,
      id,
    })
    .from(transactions)
    .where(and(eq(userId, value('userId')), eq(date, days.day)))
    .orderBy(asc(createdAt), asc(id))
    .limit(laterNamesMax)
    .as('first_entries')
  return db
    .select({ day: days.day, name: firstEntries.name, entryCount: days.entryCount })
    .from(days)
    .crossJoinLateral(firstEntries)
    .orderBy(asc(days.day), asc(firstEntries.createdAt), asc(firstEntries.id))
})

/** What the first entries of some days are called, and how many entries there are, by day. */
export async function listLaterNames(
  db: Db,
  userId: string,
  range: DateRange,
): Promise<Outlook['later']> {
  const days = new Map<LocalDate, Outlook['later'][number]>()
  for (const { day, name, entryCount } of await selectLaterNames(db, { userId, ...range })) {
    const names = new Set(days.get(day)?.names).add(name)
    days.set(day, { day, names: [...names], entryCount })
  }
  return [...days.values()]
}
