import { type LocalDate, type Period, periodRange } from '@evenkeel/domain/calendar'
import { type TrendPoint, trendOf } from '@evenkeel/domain/summary'
import type { Context } from '#context.ts'
import { listDailySums, listMonthlySums } from './store.ts'

/** The points of the line chart for a period, from its daily or monthly totals. */
export async function getTrend(
  context: Context,
  userId: string,
  period: Period,
  today: LocalDate,
): Promise<TrendPoint[]> {
  const list = period === 'thisYear' ? listMonthlySums : listDailySums
  const totals = await list(context.db, userId, periodRange(period, today))
  return trendOf(totals, period, today)
}
