import { addDays, addMonths, type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import { numberAt } from './numberWords.ts'
import {
  dayPeriod,
  monthPeriod,
  type Period,
  rangePeriod,
  rangeText,
  weekPeriod,
  weekStart,
} from './period.ts'
import type { Found, Words } from './readNamed.ts'

// Periods counted from today: "the last 30 days", "the next fortnight", "three weeks ago".

const back = new Set(['last', 'previous', 'prior', 'past', 'preceding', 'trailing'])
const ahead = new Set(['next', 'coming', 'following', 'within'])
const wholeWords = new Set(['full', 'whole', 'complete', 'calendar', 'entire'])

type Unit = 'day' | 'week' | 'month' | 'year'
type Span = { count: number; unit: Unit; isWhole: boolean; end: number }

/** `last 30 days`, `past two weeks`, `next 10 days`, `the last 3 full months`, `past fortnight`. */
export function readRolling(words: Words, at: number, today: LocalDate): Found | undefined {
  const word = words[at] ?? ''
  const isNext = ahead.has(word)
  const isLast = back.has(word)
  let place = at + (isNext || isLast ? 1 : 0)
  if (words[place] === 'a' || words[place] === 'the') place += 1
  if (words[place] === 'next') place += 1
  const span = readLength(words, place)
  if (span === undefined) return undefined
  const { count, unit, isWhole, end } = span
  const isBare = !isNext && !isLast
  // "in 10 days" looks ahead; a bare "10 days" is no period.
  if (isBare && (words[at - 1] !== 'in' || words[place] === 'one')) return undefined
  const length = end - at
  if (isWhole) {
    const period = isLast ? wholeBefore(count, unit, today) : undefined
    return period && { period, length }
  }
  return { period: isLast ? rolling(count, unit, today) : aheadFor(count, unit, today), length }
}

/** `30 days`, `a couple of weeks`, `3 full months`, `fortnight`. */
function readLength(words: Words, at: number): Span | undefined {
  if (/^fortnights?$/.test(words[at] ?? ''))
    return { count: 2, unit: 'week', isWhole: false, end: at + 1 }
  let isWhole = wholeWords.has(words[at] ?? '')
  const number = numberAt(words, at + (isWhole ? 1 : 0))
  if (number === undefined || number.count < 1 || number.count > 2000) return undefined
  let next = at + (isWhole ? 1 : 0) + number.length
  if (words[next - 1] === 'couple' && words[next] === 'of') next += 1
  if (wholeWords.has(words[next] ?? '')) {
    isWhole = true
    next += 1
  }
  const name = (words[next] ?? '').replace(/s$/, '')
  if (name === 'fortnight' && !isWhole)
    return { count: 2 * number.count, unit: 'week', isWhole, end: next + 1 }
  const unit = (['day', 'week', 'month', 'year'] as const).find((each) => each === name)
  return unit && { count: number.count, unit, isWhole, end: next + 1 }
}

/** The last whole weeks, months or years before the one that today is in. */
function wholeBefore(count: number, unit: Unit, today: LocalDate): Period | undefined {
  if (unit === 'day') return undefined
  const start =
    unit === 'week'
      ? weekStart(today)
      : unit === 'month'
        ? monthRange(today).from
        : `${today.slice(0, 4)}-01-01`
  const from =
    unit === 'week'
      ? addDays(start, -7 * count)
      : addMonths(start, unit === 'month' ? -count : -12 * count)
  const to = addDays(start, -1)
  const name = count === 1 ? `whole ${unit}` : `${count} whole ${unit}s`
  return { ...rangePeriod(from, to), label: `in the last ${name} (${rangeText(from, to)})` }
}

/** So many days, weeks, months or years that end today. */
export function rolling(count: number, unit: string, today: LocalDate): Period {
  const before =
    unit === 'day'
      ? addDays(today, -count)
      : unit === 'week'
        ? addDays(today, -7 * count)
        : addMonths(today, unit === 'month' ? -count : -12 * count)
  const from = addDays(before, 1)
  const name = count === 1 ? unit : `${count} ${unit}s`
  return { from, to: today, kind: 'days', label: `in the last ${name} (${rangeText(from, today)})` }
}

/** Days ahead, today included. */
function aheadFor(count: number, unit: string, today: LocalDate): Period {
  const to =
    unit === 'day'
      ? addDays(today, count)
      : unit === 'week'
        ? addDays(today, 7 * count)
        : addMonths(today, unit === 'month' ? count : 12 * count)
  const name = count === 1 ? unit : `${count} ${unit}s`
  return {
    from: today,
    to,
    kind: 'days',
    label: `in the next ${name} (${rangeText(today, to)})`,
    isAhead: true,
  }
}

/** `three days ago`, `a week ago`, `two months ago`: that day, week or month. */
export function readAgo(words: Words, at: number, today: LocalDate): Found | undefined {
  const isOne = words[at] === 'a' || words[at] === 'one'
  const number = isOne ? { count: 1, length: 1 } : numberAt(words, at)
  if (number === undefined) return undefined
  const { count, length } = number
  const of = words[at + length - 1] === 'couple' && words[at + length] === 'of' ? 1 : 0
  const unit = (words[at + length + of] ?? '').replace(/s$/, '')
  const whole = length + of + 2
  if (words[at + whole - 1] !== 'ago') return undefined
  if (unit === 'day') return { period: dayPeriod(addDays(today, -count)), length: whole }
  if (unit === 'week')
    return { period: weekPeriod(addDays(today, -7 * count), today), length: whole }
  if (unit === 'month') {
    const month = addMonths(monthRange(today).from, -count)
    return { period: monthPeriod(month, today), length: whole }
  }
  return undefined
}
