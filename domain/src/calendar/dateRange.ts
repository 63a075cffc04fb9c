import { addMonths, daysInMonth, type LocalDate, makeDay, partsOf } from './localDate.ts'

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
  return { from: makeDay(year, month, 1), to: makeDay(year, month, daysInMonth(year, month)) }
}
