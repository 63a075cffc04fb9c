import {
  type HealthScore,
  judgeHealth,
  type RangeQuery,
  recentCountMax,
} from '@evenkeel/domain/summary'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { listSlice } from '#transactions/index.ts'
import { listCategorySums, totalOf } from './store.ts'

/** The financial health for a date range; recent transactions are the most recent ones in that range. */
export function getHealthScore(
  context: Context,
  userId: string,
  range: RangeQuery,
): Promise<HealthScore> {
  return inSnapshot(context.db, async (db) => {
    const sums = await listCategorySums(db, userId, range)
    const newestFirst = { sort: 'date', order: 'desc', limit: recentCountMax } as const
    const recent = await listSlice(db, userId, range, newestFirst)
    return judgeHealth({
      income: totalOf(sums, 'income'),
      expenses: totalOf(sums, 'expense'),
      count: sums.reduce((count, sum) => count + sum.count, 0),
      recentIncome: totalOf(recent, 'income'),
      recentExpenses: totalOf(recent, 'expense'),
    })
  })
}
