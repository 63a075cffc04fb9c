import { type Cents, parseSignedCents } from '@evenkeel/domain/money'
import type { RangeQuery } from '@evenkeel/domain/summary'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { dailyTotals } from '#db/schema.ts'

export type CategorySum = { type: TransactionType; category: string; amount: Cents; count: number }

/** What each type and category comes to in a range of days, largest first. */
export async function listCategorySums(
  db: Db,
  userId: string,
  { startDate, endDate }: RangeQuery,
): Promise<CategorySum[]> {
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
        eq(dailyTotals.userId, userId),
        startDate === undefined ? undefined : gte(dailyTotals.day, startDate),
        endDate === undefined ? undefined : lte(dailyTotals.day, endDate),
      ),
    )
    .groupBy(dailyTotals.type, dailyTotals.category)
    .orderBy(sql`${amount} desc`, dailyTotals.category)
}
