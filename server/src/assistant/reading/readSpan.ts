import {
  addDays,
  addMonths,
  dayMin,
  daysInMonth,
  type LocalDate,
  makeDay,
  monthRange,
  partsOf,
} from '@evenkeel/domain/calendar'
import { dayOfMonthOf, monthOf } from './calendarWords.ts'
import { dayPeriod, dayText, type Period, rangePeriod, weekdayOfDay } from './period.ts'
import { dayOf, type Found, type Words } from './readNamed.ts'
import { readSingle, spanKinds } from './readOnePeriod.ts'
import { sincePeriod } from './readOpen.ts'

/** `from March to May`, `between March 5 and March 10`, `March through May`, `March 5 and 6`. */
export function readSpan(words: Words, at: number, today: LocalDate): Found | undefined {
  const opener = words[at] === 'from' || words[at] === 'between' ? 1 : 0
  const first = readSingle(words, at + opener, today)
  if (first === undefined || 'mistake' in first)
    return opener ? first && { ...first, length: first.length + 1 } : undefined
  let next = at + opener + first.length
  const joint = words[next]
  const isOnward = words[at] === 'from' && /^(on|onwards?|forwards?)$/.test(joint ?? '')
  if (isOnward && (joint !== 'on' || words[next + 1] === undefined))
    return { period: sincePeriod(first.period.from ?? dayMin, today), length: next + 1 - at }
  if (isOnward) return undefined
  const isBetween = words[at] === 'between' && joint === 'and'
  const joints = ['to', 'until', 'till', 'through', 'thru', '-', '–', '—', 'up']
  const isNextDay = joint === 'and' && namesNextDay(words, next + 1, first.period)
  if (!isBetween && !isNextDay && !joints.includes(joint ?? '')) return undefined
  if (!opener && joint === 'to' && first.period.kind === 'all') return undefined
  next += joint === 'up' && words[next + 1] === 'to' ? 2 : 1
  if (words[next] === 'now')
    return spanOf(first.period, { period: dayPeriod(today) }, next + 1 - at, today)
  const second = readSecond(words, next, first.period, today)
  if (second === undefined) return undefined
  const length = next + second.length - at
  if ('mistake' in second) return { mistake: second.mistake, length }
  // "This week to last week" compares: it is no span that ends before it begins.
  const spans = spanOf(first.period, second, length, today)
  if ('mistake' in spans && !opener) return undefined
  const { period } = second
  // "Compare March 5 and 6" compares two days, and not both with the days before.
  if (isNextDay && 'period' in spans)
    return { ...spans, period: { ...spans.period, ends: [first.period, period] } }
  if (first.period.isWeekday && period.isWeekday) {
    const week = readSingle(words, next + second.length, today)
    const isWeek = week && 'period' in week && week.period.kind === 'week'
    const days = weekdaysFrom(first.period, period, isWeek ? week.period : undefined)
    return { period: days, length: length + (isWeek ? week.length : 0) }
  }
  return spans
}

/** The 6 of "March 5 and 6", if nothing follows that it could count. */
function namesNextDay(words: Words, at: number, first: Period): boolean {
  if (first.kind !== 'day' || first.isWeekday || first.from === undefined) return false
  const isLast = /^(at|on|for|in|combined|together|altogether)?$/.test(words[at + 1] ?? '')
  return isLast && dayOfMonthOf(words[at], true) === partsOf(first.from).dayOfMonth + 1
}

/** "Monday to Friday": the latest such days, or those of a week that is named after them. */
function weekdaysFrom(first: Period, second: Period, week: Period | undefined): Period {
  const place = (day: LocalDate) => (weekdayOfDay(day) + 6) % 7
  if (week?.from !== undefined) {
    const monday = week.from
    return rangePeriod(addDays(monday, place(first.to)), addDays(monday, place(second.to)))
  }
  const from = first.to > second.to ? addDays(first.to, -7) : first.to
  return { ...rangePeriod(from, second.to), isBareSpan: true, isWeekday: true }
}

/** `March 5 to 10` ends in the month it began in. */
function readSecond(words: Words, at: number, first: Period, today: LocalDate): Found | undefined {
  const day = dayOfMonthOf(words[at], true)
  const isAlone =
    day !== undefined && monthOf(words[at + 1]) === undefined && words[at + 1] !== 'of'
  if (first.kind === 'day' && isAlone && first.from !== undefined) {
    const { year, month } = partsOf(first.from)
    return dayOf(year, month, day, 1)
  }
  return readSingle(words, at, today)
}

function spanOf(
  first: Period,
  { period: second }: { period: Period },
  length: number,
  today: LocalDate,
): Found {
  const end = second.middle ?? second.to
  let from = first.middle ?? first.from ?? dayMin
  // "between the 1st and the 15th of October": the first day is in the month of the second.
  if (first.isDayOnly && second.kind === 'day') from = sameMonthDay(from, end)
  // "from November to February": the beginning is the one before that end.
  while (from > end && first.isBare) from = addMonths(from, -12)
  if (from > end && second.isBare)
    return { period: rangePeriod(from, capped(addMonths(end, 12), today)), length }
  if (from > end) return { mistake: `${dayText(from)} is after ${dayText(end)}.`, length }
  const isPair = first.kind === second.kind && spanKinds.has(first.kind) && from === first.from
  const isBare = first.isBare && second.isBare
  return {
    period: {
      ...rangePeriod(from, end),
      ...(isPair && { ends: [first, second] }),
      ...(isBare && { isBareSpan: true }),
      ...(isBare && first.isDayOnly && second.isDayOnly && { isDayOnly: true }),
    },
    length,
  }
}

/** The day of the month of `day`, in the month that ends the span or the one before. */
function sameMonthDay(day: LocalDate, end: LocalDate): LocalDate {
  const { dayOfMonth } = partsOf(day)
  const here = monthRange(end).from
  for (let back = 0; back < 3; back += 1) {
    const { year, month } = partsOf(addMonths(here, -back))
    if (dayOfMonth > daysInMonth(year, month)) continue
    const found = makeDay(year, month, dayOfMonth)
    if (found <= end) return found
  }
  return day
}

function capped(day: LocalDate, today: LocalDate): LocalDate {
  return day > today ? today : day
}
