import * as z from 'zod/mini'
import { addDays, addMonths, daysInMonth, type LocalDate, makeDay, partsOf } from './localDate.ts'

/** A range of days, inclusive at both ends. */
export type DateRange = { from: LocalDate; to: LocalDate }

/** The periods the spending overview offers. */
export const periods = ['thisMonth', 'lastMonth', 'thisYear'] as const
export type Period = (typeof periods)[number]

/** The whole calendar month or year of a period. In January, last month is December of the previous year. */
export function periodRange(period: Period, today: LocalDate): DateRange {
  const { year } = partsOf(today)
  if (period === 'thisYear') return { from: makeDay(year, 1, 1), to: makeDay(year, 12, 31) }
  return monthRange(period === 'thisMonth' ? today : addMonths(today, -1))
}

/** The calendar month that contains a day. */
export function monthRange(day: LocalDate): DateRange {
  const { year, month } = partsOf(day)
  const days = day.slice(0, 8)
  return { from: `${days}01`, to: `${days}${daysInMonth(year, month)}` }
}

/** A calendar month in an address: `2026-10`. */
export const Month = z
  .string()
  .check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM, from 1900 to 2199'))
export type Month = z.output<typeof Month>

/** The month that contains a day. */
export function monthOf(day: LocalDate): Month {
  return day.slice(0, 7)
}

/** How many months one is after another. */
export function monthsBetween(from: Month, to: Month): number {
  const [first, last] = [partsOf(`${from}-01`), partsOf(`${to}-01`)]
  return (last.year - first.year) * 12 + last.month - first.month
}

/** The days of a month. */
export function daysOfMonth(month: Month): DateRange {
  return monthRange(`${month}-01`)
}

/** A range split into its whole months and the days before and after them. Empty parts are omitted. */
export type MonthSplit = { before?: DateRange; months?: DateRange; after?: DateRange }

/**
 * Splits a range at month boundaries: 10 January to 31 March becomes 10 to 31 January plus February and March.
 * A range that contains no whole month is all `before`.
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
    ...(months.to < to && { after: { from: last.from, to } }),
  }
}
