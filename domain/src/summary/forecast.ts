import type { BillDue } from '#bills'
import { addDays, addMonths, type DateRange, type LocalDate, monthRange, partsOf } from '#calendar'
import { type Cents, sumCents } from '#money'
import type { DailyTotal } from './trend.ts'

/** How many whole months of records a forecast is made from. */
export const forecastMonths = 3
/** How many past months it is tried on. */
export const forecastTrials = 6
/** Fewer trials say little about how far off it usually is. */
const trialsMin = 3

/** The payment of a bill to pay, on a day after its due date. */
export type LatePayment = { dueDate: LocalDate; day: LocalDate; amount: Cents }

/** Spending per day, from the records of one user. */
export type SpendingRecord = {
  totals: readonly DailyTotal[]
  /** The day of the first record, of either type; undefined if there is none. */
  firstDay: LocalDate | undefined
  /** Those on the days of the totals, which include them. */
  paidLate: readonly LatePayment[]
}

/** What the forecast would have said on the same day of an earlier month, and what was spent in it. */
export type ForecastTrial = { month: LocalDate; forecast: Cents; actual: Cents }

/**
 * Spending by the end of a month, seen from a day in it, but for what is overdue then: what is spent by then, plus the mean
 * of what the three months before spent after this day of the month. Bills that were overdue by that day are left out of
 * it, since what is overdue is known. Undefined without three whole months of records before it, each with some.
 */
export function forecastSpending(record: SpendingRecord, day: LocalDate): Cents | undefined {
  const { from, to } = monthRange(day)
  const months = [1, 2, 3].map((back) => addMonths(from, -back))
  const { firstDay } = record
  if (firstDay === undefined || firstDay > addMonths(from, -forecastMonths)) return undefined
  if (!months.every((month) => hasRecords(record, month))) return undefined
  const soFar = spentIn(record, { from, to: day })
  // A longer month before has later days, but this one has none left.
  if (day === to) return soFar
  const later = months.map((month) => {
    const rest = restOfMonth(month, partsOf(day).dayOfMonth)
    return spentIn(record, rest) - paidLateIn(record, rest)
  })
  return soFar + thirdOf(sumCents(later))
}

/** Whether a payment on these days was of a bill that was overdue as they began. */
export function isPaidLateIn(
  { dueDate, day }: Pick<LatePayment, 'dueDate' | 'day'>,
  { from, to }: DateRange,
): boolean {
  return dueDate < from && from <= day && day <= to
}

function paidLateIn({ paidLate }: SpendingRecord, range: DateRange): Cents {
  const late = paidLate.filter((payment) => isPaidLateIn(payment, range))
  return sumCents(late.map(({ amount }) => amount))
}

/** What is still unpaid of what was to be paid by the end of a day. */
export function overdueBy(dues: readonly BillDue[], day: LocalDate): Cents {
  const overdue = dues.filter(({ type, dueDate }) => type === 'expense' && dueDate <= day)
  return sumCents(overdue.map(({ amount }) => amount))
}

/**
 * The forecast tried on those of the last six months that had days left and records enough, latest first.
 *
 * @param dues every occurrence that is still unpaid
 */
export function tryForecast(
  record: SpendingRecord,
  dues: readonly BillDue[],
  today: LocalDate,
): ForecastTrial[] {
  const trials: ForecastTrial[] = []
  for (let back = 1; back <= forecastTrials; back += 1) {
    const day = addMonths(today, -back)
    const month = monthRange(day)
    const expected = day === month.to ? undefined : forecastSpending(record, day)
    if (expected === undefined || !hasRecords(record, month.from)) continue
    const paidSince = paidLateIn(record, { from: addDays(day, 1), to: monthRange(today).to })
    const forecast = expected + paidSince + overdueBy(dues, day)
    trials.push({ month: month.from, forecast, actual: spentIn(record, month) })
  }
  return trials
}

/** Two thirds of the trials were off by no more than this. Undefined with fewer than three. */
export function usualError(trials: readonly ForecastTrial[]): Cents | undefined {
  if (trials.length < trialsMin) return undefined
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

/** Whether anything was recorded in the month of a day. */
export function hasRecords({ totals }: SpendingRecord, inMonth: LocalDate): boolean {
  const { from, to } = monthRange(inMonth)
  return totals.some(({ day }) => from <= day && day <= to)
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
