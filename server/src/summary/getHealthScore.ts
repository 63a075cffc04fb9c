import {
  type HealthScore,
  judgeHealth,
  type RangeQuery,
  recentCountMax,
  recentFigures,
} from '@evenkeel/domain/summary'
import type { Context } from '#context.ts'
import { type Db, inSnapshot } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { listSlice } from '#transactions/index.ts'
import { type CategorySum, listCategorySums, totalOf } from './store.ts'

/** The financial health for a date range; recent transactions are the most recent ones in that range. */
export function getHealthScore(
  context: Context,
  userId: string,
  range: RangeQuery,
): Promise<HealthScore> {
  return inSnapshot(context.db, async (db) => (await judgedSums(db, userId, range)).health)
}

/** The same with the sums that it rests on, for a use case that reads more in its snapshot. */
export async function judgedSums(
  db: Db,
  userId: string,
  range: RangeQuery,
): Promise<{ sums: CategorySum[]; health: HealthScore }> {
  const newestFirst = { sort: 'date', order: 'desc', limit: recentCountMax } as const
  const [sums, recent] = await pipeline([
    listCategorySums(db, userId, range),
    listSlice(db, userId, range, newestFirst),
  ])
  const health = judgeHealth({
    income: totalOf(sums, 'income'),
    expenses: totalOf(sums, 'expense'),
    count: sums.reduce((count, sum) => count + sum.count, 0),
    ...recentFigures(recent),
  })
  return { sums, health }
}
