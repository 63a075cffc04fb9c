import * as z from 'zod/mini'
import {
  addDays,
  addMonths,
  type DateRange,
  DayStamp,
  daysBetween,
  type LocalDate,
  monthOf,
  monthRange,
  monthsBetween,
} from '#calendar'
import { MoneyNumber } from '#money'

/** What came in or went out in a span of days, and in the one before it. */
export const Both = z.strictObject({ now: MoneyNumber, before: MoneyNumber })

/** A range beside the one before it, as far as both have come. */
export const Comparison = z.strictObject({
  now: z.strictObject({ from: DayStamp, to: DayStamp }),
  before: z.strictObject({ from: DayStamp, to: DayStamp }),
  income: Both,
  expenses: Both,
  /** By expense category: those of either span. */
  categories: z.array(z.strictObject({ category: z.string(), ...Both.shape })),
})
export type Comparison = z.output<typeof Comparison>

/** Two spans of days that can be compared. */
export type ComparedSpans = { now: DateRange; before: DateRange }

/**
 * What a range is compared with: whole months with as many months before them, any other range with as many days. A
 * range that is still running is compared up to today, and the one before it up to the same day.
 * @returns undefined for a range without a start, which has nothing before it, and for one that has yet to begin
 */
export function comparedSpans(
  { startDate: from, endDate }: { startDate?: LocalDate; endDate?: LocalDate },
  today: LocalDate,
): ComparedSpans | undefined {
  if (from === undefined || from > today) return undefined
  const whole = { from, to: endDate ?? today }
  if (whole.to < from) return undefined
  const now = { from, to: whole.to < today ? whole.to : today }
  const months = wholeMonths(whole)
  if (months === 0) {
    const start = addDays(from, -(daysBetween(from, whole.to) + 1))
    return { now, before: { from: start, to: addDays(start, daysBetween(from, now.to)) } }
  }
  const isRunning = whole.to >= today
  const before = {
    from: addMonths(from, -months),
    // The last day of a shorter month is the same day as the 31st.
    to: isRunning ? addMonths(today, -months) : addDays(from, -1),
  }
  return { now, before }
}

/** How many months a range consists of; 0 if it has parts of one. */
function wholeMonths({ from, to }: DateRange): number {
  if (monthRange(from).from !== from || monthRange(to).to !== to) return 0
  return monthsBetween(monthOf(from), monthOf(to)) + 1
}
