import { readAgo, readShift } from './dayDistance.ts'
import { monthNames } from './dayText.ts'
import {
  type DayAim,
  daysSince,
  type FoundDay,
  nearestWeekday,
  type Words,
  weekdayNamed,
  weekdayOf,
  whichDay,
} from './foundDay.ts'
import {
  addDays,
  daysBetween,
  daysInMonth,
  isLocalDate,
  type LocalDate,
  makeDay,
  partsOf,
} from './localDate.ts'
import { readVague, withPartOfDay } from './vagueDay.ts'

type Reader = (words: Words, at: number, today: LocalDate, aim: DayAim) => FoundDay | undefined

export const noSuchDay = "That date doesn't exist"

/** A day without a year is the latest one, unless that is further back than this: then it may be the next one. */
const latestDaysMax = 183

/** A day to come without a year may be this far back: a bill's first day is often last month's. */
const recentDaysMax = 31

/**
 * Finds a day that starts at a word: "yesterday", "-3d", "2 weeks ago", "fri", "last fri", "11/20" (month first),
 * "nov 3", "3rd of November 2025", "the 3rd", "2026-11-03". A bare weekday is the latest, today included, or the coming
 * one where days to come are meant.
 */
export function findDay(
  words: Words,
  at: number,
  today: LocalDate,
  aim: DayAim = 'past',
): FoundDay | undefined {
  for (const read of readers) {
    const found = read(words, at, today, aim)
    if (found) return withPartOfDay(found, words, at)
  }
  return undefined
}

/** The day that a text names; undefined if it names none, or if more than one could be meant. */
export function readDay(
  text: string,
  today: LocalDate,
  aim: DayAim = 'past',
): LocalDate | undefined {
  const words = wordsOf(text)
  const first = findNumberedWeekday(words, 0, today, aim) ?? findDay(words, 0, today, aim)
  if (first === undefined || !('day' in first)) return undefined
  if (first.length === words.length) return first.day
  const second = findDay(words, first.length, today, aim)
  const isWhole = second !== undefined && first.length + second.length === words.length
  return isWhole ? agreedDay([first, second]) : undefined
}

/** What is wrong with a day that a text names: "feb 30" does not exist, and "dec 1" may be of two years. */
export function dayDoubt(text: string, today: LocalDate, aim: DayAim = 'past'): string | undefined {
  const words = wordsOf(text)
  const found = findDay(words, 0, today, aim)
  const isWhole = found?.length === words.length
  return isWhole && 'unclear' in found && found.unclear !== whichDay ? found.unclear : undefined
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replace(/(?<=\p{L})\.$/u, ''))
    .filter((word) => word !== '' && word !== 'on')
}

/** The day that all of these mean: "Fri, Nov 20" is one day. Undefined if they differ. */
export function agreedDay(found: readonly FoundDay[]): LocalDate | undefined {
  const dated = found.filter(({ style }) => style !== 'weekday')
  const [meant] = dated.length > 0 ? dated : found
  if (meant === undefined || !('day' in meant)) return undefined
  const isAgreed = found.every(
    (one) =>
      'day' in one &&
      (one.day === meant.day ||
        (one.style === 'weekday' && weekdayOf(one.day) === weekdayOf(meant.day))),
  )
  return isAgreed ? meant.day : undefined
}

const readers: readonly Reader[] = [
  readNamedDay,
  readShift,
  readAgo,
  readVague,
  readWeekday,
  readNamedMonth,
  readYearFirst,
  readSlashed,
  readMonthFirst,
  readDayFirst,
  readJoined,
  readOrdinal,
  readMonthAlone,
]

const namedDays: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['2day', 0],
  ['tonight', 0],
  ['tonite', 0],
  ['2nite', 0],
  ['this morning', 0],
  ['this afternoon', 0],
  ['this evening', 0],
  ['yesterday', -1],
  ['yday', -1],
  ['ystrdy', -1],
  ['last night', -1],
  ['last nite', -1],
  ['last evening', -1],
  ['earlier today', 0],
  ['tomorrow', 1],
  ['tmrw', 1],
  ['tmr', 1],
  ['tmw', 1],
  ['tmrow', 1],
  ['2moro', 1],
  ['2morrow', 1],
  ['the day after tomorrow', 2],
  ['day after tomorrow', 2],
  ['the day before yesterday', -2],
  ['day before yesterday', -2],
])

function readNamedDay(words: Words, at: number, today: LocalDate): FoundDay | undefined {
  for (let length = 4; length > 0; length -= 1) {
    const days = namedDays.get(words.slice(at, at + length).join(' '))
    if (days !== undefined && at + length <= words.length) {
      return { length, style: 'word', day: addDays(today, days) }
    }
  }
  return undefined
}

/** "fri", "last friday", "this past friday". "This" and "next" may each mean two days. */
function readWeekday(
  words: Words,
  at: number,
  today: LocalDate,
  aim: DayAim,
): FoundDay | undefined {
  const lead = /^(last|past|previous|prev|this past|this|next)(?= )/.exec(
    `${words[at]} ${words[at + 1]} `,
  )?.[0]
  const length = 1 + (lead?.split(' ').length ?? 0)
  const weekday = weekdayNamed(words[at + length - 1])
  if (weekday === undefined) return undefined
  if (lead === 'this' || lead === 'next') return { length, style: 'span', unclear: whichDay }
  if (lead === undefined) {
    return { length, style: 'weekday', day: nearestWeekday(weekday, today, aim) }
  }
  return { length, style: 'word', day: addDays(today, -(daysSince(weekday, today) || 7)) }
}

/** "fri 6": that day if the latest 6th was a Friday. The number may be something else, so callers decide. */
export function findNumberedWeekday(
  words: Words,
  at: number,
  today: LocalDate,
  aim: DayAim = 'past',
): FoundDay | undefined {
  const weekday = weekdayNamed(words[at])
  const number = words[at + 1] ?? ''
  if (weekday === undefined || !/^\d+$/.test(number)) return undefined
  if (/^[ap]m$/.test(words[at + 2] ?? '')) return undefined
  const found = readOrdinal([`${number}th`], 0, today, aim)
  const isThat = found && 'day' in found && weekdayOf(found.day) === weekday
  return isThat ? withPartOfDay({ ...found, style: 'date', length: 2 }, words, at) : undefined
}

/** "last march", "in november", but not "in march 3". */
function readNamedMonth(words: Words, at: number): FoundDay | undefined {
  const isLed = /^(in|last|this|next)$/.test(words[at] ?? '')
  const isMonth =
    isLed && monthOf(words[at + 1]) !== undefined && dayNumberOf(words[at + 2]) === undefined
  return isMonth ? { length: 2, style: 'span', unclear: whichDay } : undefined
}

/** "2026-11-20", "2026/11/20", "20261120", and "2026-11", which is a month. */
function readYearFirst(words: Words, at: number): FoundDay | undefined {
  const word = words[at] ?? ''
  const match =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(word) ??
    /^((?:19|20|21)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(word)
  if (match) return exactDay(Number(match[1]), Number(match[2]), Number(match[3]), 1)
  const isMonth = /^(19|20|21)\d\d[-/]\d{1,2}$/.test(word)
  return isMonth ? { length: 1, style: 'span', unclear: whichDay } : undefined
}

/** "11/20", "11/20/26", "11/20/2026": month first. */
function readSlashed(
  words: Words,
  at: number,
  today: LocalDate,
  aim: DayAim,
): FoundDay | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(words[at] ?? '')
  if (match === null) return undefined
  const [month, day] = [Number(match[1]), Number(match[2])]
  if (match[3] !== undefined) return exactDay(yearOf(match[3]), month, day, 1)
  return { ...nearestOf(month, day, 1, today, aim), style: 'slashed' }
}

/** "nov 20", "November 20th, 2026", "Nov the 20th". */
function readMonthFirst(
  words: Words,
  at: number,
  today: LocalDate,
  aim: DayAim,
): FoundDay | undefined {
  const month = monthOf(words[at])
  if (month === undefined) return undefined
  const skip = words[at + 1] === 'the' ? 1 : 0
  const day = dayNumberOf(words[at + 1 + skip])
  return day === undefined ? undefined : withYear(words, at, 2 + skip, month, day, today, aim)
}

/** "20 nov", "the 20th of November 2026". */
function readDayFirst(
  words: Words,
  at: number,
  today: LocalDate,
  aim: DayAim,
): FoundDay | undefined {
  const skip = words[at] === 'the' ? 1 : 0
  const day = dayNumberOf(words[at + skip])
  if (day === undefined) return undefined
  const of = words[at + skip + 1] === 'of' ? 1 : 0
  const month = monthOf(words[at + skip + 1 + of])
  return month === undefined
    ? undefined
    : withYear(words, at, skip + 2 + of, month, day, today, aim)
}

/** "20-Nov-2026", "nov20", and the forms of which nobody can be sure: "11-20", "31.1.2026". */
function readJoined(words: Words, at: number, today: LocalDate, aim: DayAim): FoundDay | undefined {
  const word = words[at] ?? ''
  const isUnsure = /^\d{1,2}-\d{1,2}(-\d{2,4})?$|^[0-3]?\d\.[0-3]?\d\.\d{2,4}$/.test(word)
  if (isUnsure) return { length: 1, style: 'date', unclear: whichDay }
  const parts =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?-?(?<month>[a-z]{3,9})(?:-(?<year>\d{4}|\d{2}))?$/.exec(
      word,
    ) ?? /^(?<month>[a-z]{3,9})-?(?<day>\d{1,2})(?:-(?<year>\d{4}|\d{2}))?$/.exec(word)
  const month = monthOf(parts?.groups?.month)
  const day = dayNumberOf(parts?.groups?.day)
  if (month === undefined || day === undefined) return undefined
  const year = parts?.groups?.year
  return year === undefined
    ? nearestOf(month, day, 1, today, aim)
    : exactDay(yearOf(year), month, day, 1)
}

/** "the 20th", "20th": the latest such day, or the coming one. */
function readOrdinal(
  words: Words,
  at: number,
  today: LocalDate,
  aim: DayAim,
): FoundDay | undefined {
  const skip = words[at] === 'the' ? 1 : 0
  const day = /^(\d{1,2})(st|nd|rd|th)$/.exec(words[at + skip] ?? '')?.[1]
  if (day === undefined) return undefined
  const { year, month } = partsOf(today)
  const length = skip + 1
  for (let away = 0; away < 3; away += 1) {
    const first = partsOf(makeDay(year, month + (aim === 'past' ? -away : away), 1))
    if (Number(day) < 1 || Number(day) > daysInMonth(first.year, first.month)) continue
    const found = makeDay(first.year, first.month, Number(day))
    const isAimed = aim === 'past' ? found <= today : found >= today
    if (isAimed) return { length, style: 'ordinal', day: found }
  }
  return { length, style: 'ordinal', unclear: noSuchDay }
}

/** "april" by itself; "may" and "mar" are too often something else. */
function readMonthAlone(words: Words, at: number): FoundDay | undefined {
  const word = words[at] ?? ''
  if (monthOf(word) === undefined || word === 'may' || word === 'mar') return undefined
  return { length: 1, style: 'month', unclear: whichDay }
}

const months = monthNames.map((name) => name.toLowerCase())

function monthOf(word: string | undefined): number | undefined {
  if (word === undefined || word.length < 3) return undefined
  const index = months.findIndex((name) => name === word || name.slice(0, 3) === word)
  return index >= 0 ? index + 1 : word === 'sept' ? 9 : undefined
}

/** A day of the month: "5", "05", "5th". */
export function dayNumberOf(word: string | undefined): number | undefined {
  const digits = /^(\d{1,2})(st|nd|rd|th)?$/.exec(word ?? '')?.[1]
  const day = Number(digits)
  return digits !== undefined && day >= 1 && day <= 31 ? day : undefined
}

function yearOf(text: string): number {
  return Number(text.length === 2 ? `20${text}` : text)
}

/** Years that may stand behind a month and a day; an amount such as 1,900 is no year. */
const yearsAround = 20

function withYear(
  words: Words,
  at: number,
  length: number,
  month: number,
  day: number,
  today: LocalDate,
  aim: DayAim,
): FoundDay {
  const word = words[at + length] ?? ''
  const year = /^(19|20|21)\d\d$/.test(word) ? Number(word) : undefined
  const isNear = year !== undefined && Math.abs(year - partsOf(today).year) <= yearsAround
  if (!isNear) return nearestOf(month, day, length, today, aim)
  return { ...exactDay(year, month, day, length + 1), hasYear: true }
}

function exactDay(year: number, month: number, dayOfMonth: number, length: number): FoundDay {
  const digits = (value: number, width: number) => String(value).padStart(width, '0')
  const day = `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfMonth, 2)}`
  if (!isLocalDate(day)) return { length, style: 'date', unclear: noSuchDay }
  // Beyond the years that can be stored.
  if (year < 1900 || year > 2199) return { length, style: 'date', unclear: whichDay }
  return { length, style: 'date', day }
}

/** The latest such day, or the coming one; a question where it is so far away that another year may be meant. */
function nearestOf(
  month: number,
  day: number,
  length: number,
  today: LocalDate,
  aim: DayAim,
): FoundDay {
  const { year } = partsOf(today)
  const years = [year - 1, year, year + 1].map((each) => exactDay(each, month, day, length))
  const found = years.flatMap((each) => ('day' in each ? each : []))
  const latest = found.findLast((each) => each.day <= today)
  const coming = found.find((each) => each.day >= today)
  const isNear = coming !== undefined && daysBetween(today, coming.day) <= latestDaysMax
  if (aim === 'coming' && isNear) return coming
  const backMax = aim === 'past' ? latestDaysMax : recentDaysMax
  if (latest !== undefined && daysBetween(latest.day, today) <= backMax) return latest
  const exists = found.length > 0 || (month === 2 && day === 29)
  return {
    length,
    style: 'date',
    unclear: exists ? `Which year? Write it like ${month}/${day}/${year}.` : noSuchDay,
  }
}
