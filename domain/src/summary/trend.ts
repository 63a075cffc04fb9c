import * as z from 'zod/mini'
import {
  addDays,
  addMonths,
  type DateRange,
  DayStamp,
  formatDay,
  type LocalDate,
  monthRange,
  type Period,
  periodRange,
} from '#calendar'
import { type Cents, MoneyNumber, sumCents } from '#money'
import type { TransactionType } from '#transactions'

/** One point of the line chart: the income and expenses of a day or month. */
export const TrendPoint = z.strictObject({
  label: z.string(),
  /** The first and last day of the point. */
  from: DayStamp,
  to: DayStamp,
  income: MoneyNumber,
  expenses: MoneyNumber,
})
export type TrendPoint = z.output<typeof TrendPoint>

/** One day's total for one type. */
export type DailyTotal = { day: LocalDate; type: TransactionType; total: Cents }

/**
 * The points of a period: months for this year, days otherwise, from the start of the period up to today or the last
 * transaction, whichever is later. Empty points are zero; an empty period is a single point, 'No data'.
 * @param totals the period's daily totals, or for this year its monthly totals by first day; in any order
 */
export function trendOf(
  totals: readonly DailyTotal[],
  period: Period,
  today: LocalDate,
): TrendPoint[] {
  const whole = periodRange(period, today)
  if (totals.length === 0) return [{ label: 'No data', ...whole, income: 0, expenses: 0 }]
  const spans = period === 'thisYear' ? monthsOf(whole) : daysOf(whole)
  const isReached = ({ from }: DateRange) => from <= today || totals.some(({ day }) => from <= day)
  return spans.filter(isReached).map((span) => ({
    label: period === 'thisYear' ? formatDay(span.from, 'month') : formatDay(span.from, 'short'),
    ...span,
    income: totalOf(totals, span, 'income'),
    expenses: totalOf(totals, span, 'expense'),
  }))
}

function daysOf({ from, to }: DateRange): DateRange[] {
  const days: DateRange[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ from: day, to: day })
  return days
}

function monthsOf({ from, to }: DateRange): DateRange[] {
  const months: DateRange[] = []
  for (let day = from; day <= to; day = addMonths(day, 1)) months.push(monthRange(day))
  return months
}

function totalOf(totals: readonly DailyTotal[], span: DateRange, type: TransactionType): Cents {
  const inside = totals.filter(
    (each) => each.type === type && span.from <= each.day && each.day <= span.to,
  )
  return sumCents(inside.map((each) => each.total))
}
