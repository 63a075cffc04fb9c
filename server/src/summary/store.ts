import type { DateRange, LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, parseSignedCents } from '@evenkeel/domain/money'
import type { DailyTotal, RangeQuery } from '@evenkeel/domain/summary'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { and, between, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { prepared, type ValueOf } from '#db/prepared.ts'
import { dailyTotals, monthlyTotals } from '#db/schema.ts'
import { type SpanValue, spanValues, totalsIn } from '#transactions/spanStore.ts'

export type CategorySum = { type: TransactionType; category: string; amount: Cents; count: number }

const selectCategorySums = prepared('category_sums', (db, value: SpanValue) => {
  const totals = totalsIn(db, value)
  const amount = sql<string>`sum(${totals.total})`
  return db
    .select({
      type: totals.type,
      category: totals.category,
      amount: amount.mapWith(parseSignedCents),
      count: sql<number>`sum(${totals.count})::int`,
    })
    .from(totals)
    .groupBy(totals.type, totals.category)
    .orderBy(sql`${amount} desc`, totals.category)
})

/** What each type and category comes to in a range of days, largest first. */
export function listCategorySums(
  db: Db,
  userId: string,
  range: RangeQuery,
): Promise<CategorySum[]> {
  return selectCategorySums(db, { userId, ...spanValues(range) })
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

/** What each day and type comes to in a range of days. */
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

/** What each month and type comes to in a range of whole months; its first day stands for a month. */
export function listMonthlySums(db: Db, userId: string, range: DateRange): Promise<DailyTotal[]> {
  return selectMonthlySums(db, { userId, ...range })
}
