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
  const opener = ['from', 'between', 'since'].includes(words[at] ?? '') ? 1 : 0
  const first = readStart(words, at + opener, today)
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
  const isWithin = !opener && first.period.kind === 'month' && joint !== 'to'
  const second = readSecond(words, next, first.period, isWithin, today)
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

/** "From the end of April to May 12": its last day, as in "since the end of April"; "the start of the year" is its first. */
function readStart(words: Words, at: number, today: LocalDate): Found | undefined {
  const edge = /^(the )?(?:end|(start|beginning)) of /.exec(words.slice(at, at + 4).join(' '))
  const skip = edge?.[1] ? 3 : 2
  const found =
    edge && /^(from|between|since)$/.test(words[at - 1] ?? '')
      ? readSingle(words, at + skip, today)
      : undefined
  if (!found || !('period' in found) || found.period.from === undefined)
    return readSingle(words, at, today)
  const { period, length } = found
  const day = edge?.[2] ? period.from : (period.whole ?? period).to
  const isBare = period.isBare === true && { isBare: true }
  return {
    period: { ...dayPeriod(day ?? dayMin), kind: 'range', ...isBare },
    length: length + skip,
  }
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

/** `March 5 to 10` ends in the month it began in, and so does `in May until the 10th`. */
function readSecond(
  words: Words,
  at: number,
  first: Period,
  isWithin: boolean,
  today: LocalDate,
): Found | undefined {
  const small = words[at] === 'the' ? 1 : 0
  const day = dayOfMonthOf(words[at + small], !isWithin && small === 0)
  const next = words[at + small + 1]
  const isAlone = day !== undefined && monthOf(next) === undefined && next !== 'of'
  if ((first.kind === 'day' || isWithin) && isAlone && first.from !== undefined) {
    const { year, month, dayOfMonth } = partsOf(first.from)
    // "From May 25 to the 10th" ends in June.
    const isSameMonth = isWithin || (first.isDayOnly !== true && day >= dayOfMonth)
    if (small === 0 || isSameMonth) return bareAs(first, dayOf(year, month, day, 1 + small))
    // "From June 20 to the 10th" ends in July.
    const after = partsOf(addMonths(monthRange(first.from).from, 1))
    const next = first.isDayOnly ? undefined : dayOf(after.year, after.month, day, 1 + small)
    if (next) return bareAs(first, next)
  }
  return readSingle(words, at, today)
}

/** A day without its month is of the same year as the first one, named or not. */
function bareAs({ isBare }: Period, found: Found): Found {
  return isBare && 'period' in found ? { ...found, period: { ...found.period, isBare } } : found
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
    return {
      period: {
        ...rangePeriod(from, later(second, from, today)),
        ...(from >= today && { isAhead: true }),
      },
      length,
    }
  if (from > end) return { mistake: `${dayText(from)} is after ${dayText(end)}.`, length }
  // A half of a year or month is a range.
  const isWhole = spanKinds.has(first.kind) || first.kind === 'range'
  const isPair = first.kind === second.kind && isWhole && from === first.from
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

/** The next such end, up to today unless the span begins today or later. */
function later({ to, isDayOnly, isWeekday }: Period, from: LocalDate, today: LocalDate): LocalDate {
  const next = isWeekday ? nextWeekday(to, from) : addMonths(to, isDayOnly ? 1 : 12)
  return from >= today ? next : capped(next, today)
}

function nextWeekday(day: LocalDate, from: LocalDate): LocalDate {
  return addDays(from, (weekdayOfDay(day) - weekdayOfDay(from) + 7) % 7)
}

function capped(day: LocalDate, today: LocalDate): LocalDate {
  return day > today ? today : day
}
