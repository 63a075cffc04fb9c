import {
  addDays,
  addMonths,
  type DateRange,
  daysBetween,
  type LocalDate,
  monthRange,
} from '@evenkeel/domain/calendar'
import { monthPeriod, type Period, rangeText } from '../reading/period.ts'
import type { Ask } from './ask.ts'

// The days that a question about bills means: the next ones, where the name of a time leaves it open.

/** The days asked about: what is named without a year is the next one, and a period still running goes to its end. */
export function aheadOf({ query, today }: Ask): Period | undefined {
  const [period] = query.periods
  if (query.features.has('monthEnd')) return toMonthEnd(today)
  if (period === undefined) return undefined
  if (period.until) return upTo(period.until, today)
  if (period.from === undefined) return undefined
  if (afterDay.test(query.text) && period.to === today && period.label.startsWith('since '))
    return afterNamed(period.from, query.text, today)
  if (period.whole) return restOf(period.whole, today)
  if (period.isAhead || period.from >= today) return period
  const isRunning = period.to >= today
  if (isRunning) return restOf({ from: period.from, to: period.to }, today)
  return isTold(query.text) ? period : nextOf(period, today)
}

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const dayOnly = new RegExp(`\\bafter the \\d{1,2}(?:st|nd|rd|th)?\\b(?! (?:of )?${months})`)
const afterDay = new RegExp(`${dayOnly.source}|\\bafter (?:the )?(?:\\d|${months})`)

/** "Due after the 20th", "after August 15": from the day after the next such day to the end of its month. */
function afterNamed(from: LocalDate, text: string, today: LocalDate): Period {
  const step = dayOnly.test(text) ? 1 : 12
  const start = monthRange(today).from
  let day = from
  for (let by = 1; day < start || monthRange(day).to === today; by += 1)
    day = addMonths(from, step * by)
  return restOf({ from: day, to: monthRange(day).to }, today)
}

/** "By Friday", "before the 15th": from today on. */
function upTo({ end, joint }: NonNullable<Period['until']>, today: LocalDate): Period {
  // "The middle of January" ends on the 15th.
  const day = end.middle
  const next = nextOf(day ? { ...end, from: day, to: day, kind: 'day' } : end, today)
  const { from = today, to } = next.whole ?? next
  const last = joint === 'before' ? addDays(from, -1) : to
  return restOf({ from: last < today ? last : today, to: last }, today)
}

/** The next occurrence of a period that was named without its year, month or week. */
function nextOf(period: Period, today: LocalDate): Period {
  const { from, to, isBare, isBareSpan, isWeekday, isDayOnly } = period
  if (from === undefined || to >= today || !(isBare || isBareSpan)) return period
  if (period.kind === 'month')
    return monthPeriod(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, today)
  const move = (by: number) => (day: LocalDate) =>
    isWeekday ? addDays(day, 7 * by) : addMonths(day, (isDayOnly ? 1 : 12) * by)
  let by = 1
  while (move(by)(to) < today) by += 1
  const span = { from: move(by)(from), to: move(by)(to) }
  const days = rangeText(span.from, span.to)
  const label = span.from === span.to ? `on ${days}` : `from ${days}`
  if (span.from < today) return restOf(span, today)
  return { ...span, kind: period.kind, label, isAhead: true }
}

/** "How much for Netflix in August?", asked in September: hardly that of next year, where nothing says that it is to come. */
export function isNearerBehind({ query, today }: Ask, ahead: Period): boolean {
  const [period] = query.periods
  if (query.features.has('forecast') || period?.kind !== 'month' || !period.isBare) return false
  if (ahead.from === undefined || period.to >= today) return false
  return daysBetween(period.to, today) < daysBetween(today, ahead.from)
}

export function isTold(text: string): boolean {
  return /\b(did|was|were|had|have (i|we|been|paid)|(i|we) paid)\b/.test(text)
}

function restOf(whole: DateRange, today: LocalDate): Period {
  const isRunning = whole.from < today && whole.to >= today
  const from = isRunning ? today : whole.from
  return {
    from,
    to: whole.to,
    kind: 'range',
    label: `${from === whole.to ? 'on' : 'from'} ${rangeText(from, whole.to)}`,
    isAhead: true,
  }
}

function toMonthEnd(today: LocalDate): Period {
  const { whole, from } = monthPeriod(today, today)
  return restOf(whole ?? { from: from ?? today, to: today }, today)
}

export function next30(today: LocalDate): Period {
  return nextDays(today, addDays(today, 30), 'in the next 30 days')
}

export function nextYear(today: LocalDate): Period {
  return nextDays(today, addMonths(today, 12), 'in the next 12 months')
}

function nextDays(from: LocalDate, to: LocalDate, name: string): Period {
  return { from, to, kind: 'days', label: `${name} (${rangeText(from, to)})`, isAhead: true }
}
