import { addDays, addMonths, type DateRange, type LocalDate, monthRange, partsOf } from '#calendar'
import { type Cents, sumCents } from '#money'
import type { DailyTotal } from './trend.ts'

/** How many whole months of records a forecast is made from. */
export const forecastMonths = 3
/** How many past months it is tried on. */
export const forecastTrials = 6

/** Spending per day, from the records of one user. */
export type SpendingRecord = {
  totals: readonly DailyTotal[]
  /** The day of the first record, of either type; undefined if there is none. */
  firstDay: LocalDate | undefined
}

/** What the forecast would have said on the same day of an earlier month, and what was spent in it. */
export type ForecastTrial = { month: LocalDate; forecast: Cents; actual: Cents }

/**
 * Spending by the end of a month, seen from a day in it: what is spent by then, plus the mean of what the three months
 * before spent after this day of the month. Undefined without three whole months of records.
 */
export function forecastSpending(record: SpendingRecord, day: LocalDate): Cents | undefined {
  const { from } = monthRange(day)
  const { firstDay } = record
  if (firstDay === undefined || firstDay > addMonths(from, -forecastMonths)) return undefined
  const later = [1, 2, 3].map((back) =>
    spentIn(record, restOfMonth(addMonths(from, -back), partsOf(day).dayOfMonth)),
  )
  return spentIn(record, { from, to: day }) + thirdOf(sumCents(later))
}

/** The forecast tried on each of the last six months for which there are records enough, latest first. */
export function tryForecast(record: SpendingRecord, today: LocalDate): ForecastTrial[] {
  const trials: ForecastTrial[] = []
  for (let back = 1; back <= forecastTrials; back += 1) {
    const day = addMonths(today, -back)
    const forecast = forecastSpending(record, day)
    if (forecast === undefined) break
    const month = monthRange(day)
    trials.push({ month: month.from, forecast, actual: spentIn(record, month) })
  }
  return trials
}

/** How far the forecast is usually off: it was no further off in two of three months. Undefined without trials. */
export function usualError(trials: readonly ForecastTrial[]): Cents | undefined {
  const errors = trials
    .map(({ forecast, actual }) => Math.abs(forecast - actual))
    .toSorted((a, b) => a - b)
  return errors[Math.ceil((errors.length * 2) / 3) - 1]
}

/** The sum of one type in a range of days. */
export function totalIn(
  totals: readonly DailyTotal[],
  type: DailyTotal['type'],
  { from, to }: DateRange,
): Cents {
  const inside = totals.filter((each) => each.type === type && from <= each.day && each.day <= to)
  return sumCents(inside.map((each) => each.total))
}

function spentIn({ totals }: SpendingRecord, range: DateRange): Cents {
  return totalIn(totals, 'expense', range)
}

/** The days of a month after a day of the month; an empty range if there are none. */
function restOfMonth(month: LocalDate, dayOfMonth: number): DateRange {
  return { from: addDays(month, dayOfMonth), to: monthRange(month).to }
}

/** A third, rounded to the nearest cent; exact for every safe integer. */
function thirdOf(cents: Cents): Cents {
  const rest = cents % 3
  return (cents - rest) / 3 + (rest === 2 ? 1 : 0)
}
