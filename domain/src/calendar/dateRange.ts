import { addDays, addMonths, daysInMonth, type LocalDate, makeDay, partsOf } from './localDate.ts'

/** A span of days; both are included whole. */
export type DateRange = { from: LocalDate; to: LocalDate }

/** The spans that the overview offers (SPEC.md §2 Spending Overview, §4). */
export const periods = ['thisMonth', 'lastMonth', 'thisYear'] as const
export type Period = (typeof periods)[number]

/** The whole calendar month or year that a period names on a day; last month of January is December before. */
export function periodRange(period: Period, today: LocalDate): DateRange {
  const { year } = partsOf(today)
  if (period === 'thisYear') return { from: makeDay(year, 1, 1), to: makeDay(year, 12, 31) }
  return monthRange(period === 'thisMonth' ? today : addMonths(today, -1))
}

/** The calendar month that a day lies in. */
export function monthRange(day: LocalDate): DateRange {
  const { year, month } = partsOf(day)
  const days = day.slice(0, 8)
  return { from: `${days}01`, to: `${days}${daysInMonth(year, month)}` }
}

/** A span as the whole months in it and the days before and behind them; absent is what there is none of. */
export type MonthSplit = { before?: DateRange; months?: DateRange; behind?: DateRange }

/**
 * Splits a span at its whole months: 10 January to 31 March are 10 to 31 January and the months February and March.
 * A span without a whole month is all `before`.
 */
export function splitAtMonths({ from, to }: DateRange): MonthSplit {
  const [first, last] = [monthRange(from), monthRange(to)]
  const months = {
    from: first.from === from ? from : addDays(first.to, 1),
    to: last.to === to ? to : addDays(last.from, -1),
  }
  if (months.from > months.to) return { before: { from, to } }
  return {
    ...(from < months.from && { before: { from, to: first.to } }),
    months,
    ...(months.to < to && { behind: { from: last.from, to } }),
  }
}
