import { dayMax, dayMin, type LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, parseSignedCents, sumCents } from '@evenkeel/domain/money'
import {
  type TransactionFilter,
  type TransactionType,
  transactionTypes,
} from '@evenkeel/domain/transactions'
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { preparedRows, type ValueOf } from '#db/prepared.ts'
import { dailyTotals } from '#db/schema.ts'
import { type SpanValue, spanValues, totalsIn } from '#ledger/index.ts'
import type { CategorySum } from '#summary/index.ts'
import { totalsCanTell } from '#transactions/index.ts'

// Reads the maintained totals, so that a question about ten years does not read its transactions.

/** The transactions that one of `any` finds, without those that one of `not` finds. */
export type Selection = {
  any: readonly TransactionFilter[]
  not?: readonly TransactionFilter[] | undefined
}

/** A selection by days, type and categories only. */
export type Plain = {
  days: Pick<TransactionFilter, 'startDate' | 'endDate'>
  type: TransactionType | undefined
  /** All of them where undefined. */
  categories: readonly string[] | undefined
  without: readonly string[]
}

/** Parses a selection that the totals can answer; undefined for any other. */
export function plainOf({ any, not = [] }: Selection): Plain | undefined {
  const [first] = any
  if (first === undefined || !any.every(totalsCanTell) || !not.every(isCategoryOnly)) return
  const { type, startDate, endDate } = first
  const isAlike = any.every(
    (filter) =>
      filter.type === type && filter.startDate === startDate && filter.endDate === endDate,
  )
  if (!isAlike) return
  const categories = any.flatMap(({ category }) => category ?? [])
  return {
    days: { ...(startDate && { startDate }), ...(endDate && { endDate }) },
    type,
    categories: categories.length === any.length ? categories : undefined,
    without: not.flatMap(({ category }) => category ?? []),
  }
}

function isCategoryOnly(filter: TransactionFilter): boolean {
  return filter.category !== undefined && Object.keys(filter).length === 1
}

/** The totals of one type in a selection. */
export type Measure = { type: TransactionType; count: number; total: Cents }

/** Transactions of a selection that share a key. */
export type Group = { key: string; shown: string; count: number; total: Cents }

/** What a selection takes from the sums of its days, by type. */
export function measuresIn(sums: readonly CategorySum[], plain: Plain): Measure[] {
  const meant = meantIn(sums, plain)
  return transactionTypes.flatMap((type) => {
    const own = meant.filter((sum) => sum.type === type)
    return own.length === 0 ? [] : [{ type, ...totalled(own) }]
  })
}

/** What a selection takes from the sums of its days, by category, largest first. */
export function categoriesIn(sums: readonly CategorySum[], plain: Plain): Group[] {
  const meant = meantIn(sums, plain)
  return [...new Set(meant.map(({ category }) => category))]
    .map((category) => ({
      key: category,
      shown: category,
      ...totalled(meant.filter((sum) => sum.category === category)),
    }))
    .toSorted((a, b) => b.total - a.total)
}

function meantIn(
  sums: readonly CategorySum[],
  { type, categories, without }: Plain,
): readonly CategorySum[] {
  return sums.filter(
    (sum) =>
      (type === undefined || sum.type === type) &&
      (categories === undefined || categories.includes(sum.category)) &&
      !without.includes(sum.category),
  )
}

function totalled(sums: readonly CategorySum[]): { count: number; total: Cents } {
  return {
    count: sums.reduce((sofar, sum) => sofar + sum.count, 0),
    total: sumCents(sums.map(({ amount }) => amount)),
  }
}

type KindValue = ValueOf<{
  type: TransactionType | null
  categories: string[] | null
  without: string[]
}>

function isOfKind(value: KindValue, columns: { type: SQLWrapper; category: SQLWrapper }) {
  return and(
    sql`(${value('type')}::text is null or ${columns.type} = ${value('type')})`,
    sql`(${value('categories')}::text[] is null or ${columns.category} = any(${value('categories')}))`,
    sql`${columns.category} <> all(${value('without')}::text[])`,
  )
}

type Columns = [key: string, count: number, total: string]

function readGroup([key, count, total]: Columns): Group {
  return { key, shown: key, count, total: parseSignedCents(total) }
}

type DaysValue = KindValue & ValueOf<{ userId: string; from: LocalDate; to: LocalDate }>

function byDays(name: string, unit: 'day' | 'week') {
  return preparedRows(
    name,
    (db, value: DaysValue) => {
      const { userId, day, total, count } = dailyTotals
      const start = unit === 'day' ? sql`${day}` : sql`date_trunc('week', ${day}::timestamp)::date`
      const sum = sql`sum(${total})`
      return db
        .select({ key: sql`${start}::text`, count: sql`sum(${count})::int`, total: sum })
        .from(dailyTotals)
        .where(
          and(
            eq(userId, value('userId')),
            sql`${day} between ${value('from')} and ${value('to')}`,
            isOfKind(value, dailyTotals),
          ),
        )
        .groupBy(start)
        .orderBy(sql`${sum} desc`, start)
    },
    readGroup,
  )
}

function byMonths(name: string, unit: 'month' | 'year') {
  return preparedRows(
    name,
    (db, value: KindValue & SpanValue) => {
      const totals = totalsIn(db, value)
      const start = sql`date_trunc(${sql.raw(`'${unit}'`)}, ${totals.day}::timestamp)::date`
      const sum = sql`sum(${totals.total})`
      return db
        .select({ key: sql`${start}::text`, count: sql`sum(${totals.count})::int`, total: sum })
        .from(totals)
        .where(isOfKind(value, totals))
        .groupBy(start)
        .orderBy(sql`${sum} desc`, start)
    },
    readGroup,
  )
}

const daily = {
  day: byDays('totals_by_day', 'day'),
  week: byDays('totals_by_week', 'week'),
}
const monthly = {
  month: byMonths('totals_by_month', 'month'),
  year: byMonths('totals_by_year', 'year'),
}

/** The days, weeks, months or years of a selection, largest first. */
export function listSpanGroups(
  db: Db,
  userId: string,
  { days, type, categories, without }: Plain,
  unit: keyof typeof daily | keyof typeof monthly,
): Promise<Group[]> {
  const kind = {
    userId,
    type: type ?? null,
    categories: categories ? [...categories] : null,
    without: [...without],
  }
  if (unit === 'day' || unit === 'week') {
    const { startDate: from = dayMin, endDate: to = dayMax } = days
    return daily[unit](db, { ...kind, from, to })
  }
  return monthly[unit](db, { ...kind, ...spanValues(days) })
}
