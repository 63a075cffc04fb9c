import {
  addDays,
  addMonths,
  type DateRange,
  type LocalDate,
  makeDay,
  monthRange,
  partsOf,
} from '@evenkeel/domain/calendar'
import { dayOfMonthOf } from './calendarWords.ts'
import { numberAt } from './numberWords.ts'
import { monthPeriod, type Period, quarterPeriod, rangeText, yearPeriod } from './period.ts'
import { type Found, readMonth, type Words, yearAt } from './readNamed.ts'

// Parts of months, quarters and years: "the first week of May", "mid-October", "the second half of the year".

/** A month or year that a part is taken of. */
type Whole = { period: Period; length: number }

/** `May`, `May 2025`, `last month`, `the month`, `2025`, `last year`, `the year`. */
function readWhole(words: Words, at: number, today: LocalDate): Whole | undefined {
  const two = `${words[at]} ${words[at + 1]}`
  const shift = /^(?:(the|this|the current)|(last|the last|previous)|(next)) (month|year)$/.exec(
    two,
  )
  if (shift) {
    const by = shift[2] ? -1 : shift[3] ? 1 : 0
    const { year } = partsOf(today)
    const month = addMonths(monthRange(today).from, by)
    const period = shift[4] === 'month' ? monthPeriod(month, today) : yearPeriod(year + by, today)
    return { period, length: 2 }
  }
  const month = readMonth(words, at, today)
  if (month && 'period' in month) return month
  const year = yearAt(words, at, today)
  return year && { period: yearPeriod(year.year, today), length: year.length }
}

/** `the first week of October`, `the last quarter of 2025`, `the first 10 days of May`. */
export function readPartOf(words: Words, at: number, today: LocalDate): Found | undefined {
  const middle = readMiddleWeek(words, at, today)
  if (middle) return middle
  if (!['first', 'last', 'final'].includes(words[at] ?? '')) return undefined
  const number = numberAt(words, at + 1)
  const place = at + 1 + (number?.length ?? 0)
  const unit = /^(day|week|month|quarter)s?$/.exec(words[place] ?? '')?.[1]
  if (unit === undefined || !['of', 'in'].includes(words[place + 1] ?? '')) return undefined
  const found = readUnder(words, place + 2, today)
  if (found === undefined) return undefined
  const { from, to } = found.period.whole ?? found.period
  if (from === undefined) return undefined
  const isFirst = words[at] === 'first'
  const part = partOf({ from, to }, { count: number?.count ?? 1, unit, isFirst })
  return part && taken(part, found, place + 2 + found.length - at, today)
}

/** `the second week of June`: its days 8 to 14. */
function readMiddleWeek(words: Words, at: number, today: LocalDate): Found | undefined {
  const count = dayOfMonthOf(words[at], false)
  if (count === undefined || count < 2 || count > 4 || words[at + 1] !== 'week') return undefined
  if (!['of', 'in'].includes(words[at + 2] ?? '')) return undefined
  const found = readUnder(words, at + 3, today)
  const { from } = found?.period ?? {}
  if (found?.period.kind !== 'month' || from === undefined) return undefined
  const start = addDays(from, 7 * (count - 1))
  const part = { from: start, to: addDays(start, 6) }
  return taken(part, found, 3 + found.length, today)
}

/** A month, quarter or year, with "the" before it. */
function readUnder(words: Words, at: number, today: LocalDate): Whole | undefined {
  const found = readWhole(words, at, today) ?? readQuarterAlone(words, at, today)
  if (found || words[at] !== 'the') return found
  const next = readUnder(words, at + 1, today)
  return next && { ...next, length: next.length + 1 }
}

function readQuarterAlone(words: Words, at: number, today: LocalDate): Whole | undefined {
  const found = readQuarter(words, at, today)
  return found && 'period' in found ? found : undefined
}

type Part = { count: number; unit: string; isFirst: boolean }

/** The first or last week of a period is its first or last seven days, whatever the weekday. */
function partOf(whole: DateRange, { count, unit, isFirst }: Part): DateRange | undefined {
  const months = unit === 'quarter' ? 3 * count : unit === 'month' ? count : 0
  const days = unit === 'week' ? 7 * count : count
  const part = isFirst
    ? {
        from: whole.from,
        to: addDays(months ? addMonths(whole.from, months) : addDays(whole.from, days), -1),
      }
    : {
        from: months ? addMonths(addDays(whole.to, 1), -months) : addDays(whole.to, 1 - days),
        to: whole.to,
      }
  return part.from < whole.from || part.to > whole.to ? undefined : part
}

/** A part that may still be running or ahead; `name` says which part it is where its days are a convention. */
function taken(
  { from, to }: DateRange,
  { period }: Whole,
  length: number,
  today: LocalDate,
  name?: string,
): Found {
  const isOpen = from <= today && today < to
  const end = isOpen ? today : to
  const days = rangeText(from, end)
  return {
    period: {
      from,
      to: end,
      kind: 'range',
      label: `${name === undefined ? `from ${days}` : `${name} (${days})`}${isOpen ? ' so far' : ''}`,
      ...(isOpen && { whole: { from, to } }),
      ...(from > today && { isAhead: true }),
      ...(period.isBare && { isBareSpan: true }),
    },
    length,
  }
}

const thirdNames = { start: 'at the start of', middle: 'in the middle of', end: 'at the end of' }
const thirds: Readonly<Record<string, keyof typeof thirdNames>> = {
  start: 'start',
  beginning: 'start',
  early: 'start',
  middle: 'middle',
  mid: 'middle',
  end: 'end',
  late: 'end',
}

/** `the start of May`, `mid-October`, `late last month`: its first ten days, the 11th to the 20th, its last ten days. */
export function readThird(words: Words, at: number, today: LocalDate): Found | undefined {
  const word = words[at] ?? ''
  const third = Object.hasOwn(thirds, word) ? thirds[word] : undefined
  if (third === undefined) return undefined
  const isShort = ['mid', 'early', 'late'].includes(word)
  const small = ['of', 'in'].includes(words[at + 1] ?? '') ? 1 : 0
  if (!isShort && small === 0) return undefined
  const found = readUnder(words, at + 1 + small, today)
  const whole = found?.period.whole ?? found?.period
  if (found?.period.kind !== 'month' || whole?.from === undefined) return undefined
  const { from, to } = whole
  const span = {
    start: { from, to: addDays(from, 9) },
    middle: { from: addDays(from, 10), to: addDays(from, 19) },
    end: { from: addDays(to, -9), to },
  }[third]
  const month = monthPeriod(from, to).label.replace(/^in /, '')
  const length = 1 + small + found.length
  const part = taken(span, found, length, today, `${thirdNames[third]} ${month}`)
  if (!('period' in part)) return part
  if (third === 'middle') return { ...part, period: { ...part.period, middle: addDays(from, 14) } }
  const endsMonth = third === 'end' && to === monthRange(today).to
  return endsMonth ? { ...part, period: { ...part.period, endsMonth } } : part
}

/** `the first half of May`, `the second half of last year`, `H1 2026`. */
export function readHalf(words: Words, at: number, today: LocalDate): Found | undefined {
  const short = /^h([12])$/.exec(words[at] ?? '')?.[1]
  const isSecond = short === '2' || /^(second|2nd|last|latter|other)$/.test(words[at] ?? '')
  if (!short && !/^(first|1st|second|2nd|latter|other)$/.test(words[at] ?? '')) return undefined
  if (!short && (words[at + 1] !== 'half' || words[at + 2] !== 'of')) return undefined
  const skip = short ? 1 : 3
  const found = readUnder(words, at + skip, today) ?? (short && latestYear(isSecond, today))
  if (!found || (short && found.period.kind !== 'year')) return undefined
  const whole = found.period.whole ?? found.period
  if (whole.from === undefined || !['month', 'year'].includes(found.period.kind)) return undefined
  const middle =
    found.period.kind === 'year'
      ? addMonths(whole.from, 6)
      : addDays(whole.from, Math.floor(partsOf(whole.to).dayOfMonth / 2))
  const half = isSecond
    ? { from: middle, to: whole.to }
    : { from: whole.from, to: addDays(middle, -1) }
  return taken(half, found, skip + found.length, today)
}

/** The year of a bare "H2": the latest one in which it has begun. */
function latestYear(isSecond: boolean, today: LocalDate): Whole {
  const { year, month } = partsOf(today)
  return { period: yearPeriod(isSecond && month < 7 ? year - 1 : year, today), length: 0 }
}

/** `Q2`, `Q2 2025`, `the third quarter of last year`; a bare one is the latest that has begun. */
export function readQuarter(words: Words, at: number, today: LocalDate): Found | undefined {
  const short = /^q([1-4])$/.exec(words[at] ?? '')?.[1] ?? /^([1-4])q$/.exec(words[at] ?? '')?.[1]
  const index = ordinals.findIndex((names) => names.includes(words[at] ?? ''))
  const isNamed = index >= 0 && words[at + 1] === 'quarter'
  if (!short && !isNamed) return undefined
  const quarter = short ? Number(short) : index + 1
  const next = at + (isNamed ? 2 : 1)
  const year = yearAt(words, next, today) ?? presentYear(words, next, today)
  if (year)
    return { period: quarterPeriod(year.year, quarter, today), length: next + year.length - at }
  const { year: present, month } = partsOf(today)
  const latest = quarter <= Math.ceil(month / 3) ? present : present - 1
  return { period: quarterPeriod(latest, quarter, today), length: next - at }
}

const ordinals = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
]

/** `of the year` after a quarter. */
function presentYear(words: Words, at: number, today: LocalDate) {
  const isPresent = words.slice(at, at + 3).join(' ') === 'of the year'
  return isPresent ? { year: partsOf(today).year, length: 3 } : undefined
}

const seasons: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
}

/** `last summer`, `the spring of 2026`: three whole months, winter beginning in December. */
export function readSeason(words: Words, at: number, today: LocalDate): Found | undefined {
  const shift = /^(this|last|past|previous|next)$/.exec(words[at] ?? '')?.[1]
  const place = at + (shift ? 1 : 0)
  const name = words[place] ?? ''
  const month = Object.hasOwn(seasons, name) ? seasons[name] : undefined
  if (month === undefined) return undefined
  const named = yearAt(words, place + 1, today)
  if (name === 'fall' && !named && !shift && !isFallPlace(words, at)) return undefined
  // The winter of a year may begin or end in it.
  if (named && (name === 'winter' || shift)) return undefined
  const begun = latestBegun(month, today)
  const isThisToo = words.join(' ').includes(`this ${name}`)
  const isTold = words.some((word) => /^(did|spent|bought|went)$/.test(word))
  const year = named?.year ?? begun + stepsOf(shift, { month, begun, isThisToo, isTold }, today)
  const from = makeDay(year, month, 1)
  const to = monthRange(addMonths(from, 2)).to
  const length = place + 1 + (named?.length ?? 0) - at
  const whole = { period: { to, kind: 'range', label: '' } as Period, length }
  return taken({ from, to }, whole, length, today, `in the ${name} of ${year}`)
}

function latestBegun(month: number, today: LocalDate): number {
  const now = partsOf(today)
  return month <= now.month ? now.year : now.year - 1
}

/** "Last summer" is over; next to "this summer" it is the one before it. What is told of "this summer" has begun. */
function stepsOf(
  shift: string | undefined,
  {
    month,
    begun,
    isThisToo,
    isTold,
  }: { month: number; begun: number; isThisToo: boolean; isTold: boolean },
  today: LocalDate,
): number {
  const isOver = monthRange(addMonths(makeDay(begun, month, 1), 2)).to < today
  if (shift === 'next') return 1
  if (shift === 'this') return begun < partsOf(today).year && month < 12 && !isTold ? 1 : 0
  if (shift === undefined) return 0
  return isOver && !isThisToo ? 0 : -1
}

/** "In the fall": elsewhere "fall" is what spending does. */
function isFallPlace(words: Words, at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at).join(' ')
  return /\b(in|during|over|since|throughout|of|from)( the)?$/.test(before)
}
