import { dayMax, dayMin, type LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, parseSignedCents } from '@evenkeel/domain/money'
import type { DailyTotal, RangeQuery } from '@evenkeel/domain/summary'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { and, between, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { prepared, type ValueOf } from '#db/prepared.ts'
import { dailyTotals } from '#db/schema.ts'
import { totalsMatch } from '#transactions/totalsStore.ts'

export type CategorySum = { type: TransactionType; category: string; amount: Cents; count: number }

const selectCategorySums = prepared(
  'category_sums',
  (db, value: ValueOf<{ userId: string; from: LocalDate; to: LocalDate }>) => {
    const amount = sql<string>`sum(${dailyTotals.total})`
    return db
      .select({
        type: dailyTotals.type,
        category: dailyTotals.category,
        amount: amount.mapWith(parseSignedCents),
        count: sql<number>`sum(${dailyTotals.count})::int`,
      })
      .from(dailyTotals)
      .where(
        and(
          eq(dailyTotals.userId, value('userId')),
          between(dailyTotals.day, value('from'), value('to')),
        ),
      )
      .groupBy(dailyTotals.type, dailyTotals.category)
      .orderBy(sql`${amount} desc`, dailyTotals.category)
  },
)

/** What each type and category comes to in a range of days, largest first. */
export function listCategorySums(
  db: Db,
  userId: string,
  { startDate = dayMin, endDate = dayMax }: RangeQuery,
): Promise<CategorySum[]> {
  return selectCategorySums(db, { userId, from: startDate, to: endDate })
}

/** What each day and type comes to in a range of days. */
export async function listDailyTotals(
  db: Db,
  userId: string,
  range: RangeQuery,
): Promise<DailyTotal[]> {
  return db
    .select({
      day: dailyTotals.day,
      type: dailyTotals.type,
      total: sql`sum(${dailyTotals.total})`.mapWith(parseSignedCents),
    })
    .from(dailyTotals)
    .where(totalsMatch(userId, range))
    .groupBy(dailyTotals.day, dailyTotals.type)
}
