import { type LocalDate, type Period, periodRange } from '@evenkeel/domain/calendar'
import { type TrendPoint, trendOf } from '@evenkeel/domain/summary'
import type { Context } from '#context.ts'
import { listDailyTotals } from './store.ts'

/** The points of the line chart for a period, drawn from the daily totals. */
export async function trend(
  context: Context,
  userId: string,
  period: Period,
  today: LocalDate,
): Promise<TrendPoint[]> {
  const { from, to } = periodRange(period, today)
  const totals = await listDailyTotals(context.db, userId, { startDate: from, endDate: to })
  return trendOf(totals, period, today)
}
