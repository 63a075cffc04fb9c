import {
  addDays,
  daysBetween,
  type LocalDate,
  makeDay,
  monthRange,
  partsOf,
} from '@evenkeel/domain/calendar'
import { dayPeriod, monthPeriod, type Period, rangePeriod, weekdayOfDay } from './period.ts'
import { type Found, hasBeen, type Words, withYear, yearAt } from './readNamed.ts'

/** Holidays, as month and day. */
const holidays: readonly (readonly [RegExp, number, number])[] = [
  [/^new years? day\b/, 1, 1],
  [/^new years? eve\b/, 12, 31],
  [/^(christmas|xmas) eve\b/, 12, 24],
  [/^(christmas|xmas)( day)?\b/, 12, 25],
  [/^boxing day\b/, 12, 26],
  [/^halloween\b/, 10, 31],
  [/^valentines?( day)?\b/, 2, 14],
  [/^independence day\b/, 7, 4],
  [/^leap day\b/, 2, 29],
  [/^new years?\b/, 1, 1],
]

/** `Christmas`, `New Year's Day`, `Halloween 2025`: the latest one; `this Halloween` and `last Christmas` tell which. */
export function readHoliday(words: Words, at: number, today: LocalDate): Found | undefined {
  const which = words[at]
  if (which === 'this' || which === 'last') return readWhich(which, words, at, today)
  return readOne(words, at, today)
}

/** How long after a holiday it is still "this" one, and "last" the one before. */
const lastAfterDays = 14

function readWhich(
  which: 'this' | 'last',
  words: Words,
  at: number,
  today: LocalDate,
): Found | undefined {
  const latest = readOne(words, at + 1, today)
  if (latest === undefined) return undefined
  const length = 1 + latest.length
  if (!('period' in latest)) return { ...latest, length }
  const name = words.slice(at + 1, at + length)
  const day = latest.period.to
  const latestYear = partsOf(day).year
  const text = words.join(' ')
  const isToCome = latestYear < partsOf(today).year && !hasBeen(words, name[0])
  if (which === 'this' && isToCome)
    return { mistake: 'That is still to come. Do you mean the last one?', length }
  const isFresh =
    latestYear === partsOf(today).year &&
    daysBetween(day, today) <= lastAfterDays &&
    !asPoint.test(text)
  const isBefore = which === 'last' && (isFresh || text.includes(`this ${name.join(' ')}`))
  const year = latestYear - (isBefore ? 1 : 0)
  if (/^(?:christmas|xmas)$/.test(name.join(' ')) && !asPoint.test(text))
    return { period: christmasTime(year, today), length }
  const found = readOne([...name, String(year)], 0, today)
  return found && { ...found, length }
}

/** Presents are bought before the day. */
function christmasTime(year: number, today: LocalDate): Period {
  return monthPeriod(makeDay(year, 12, 1), today)
}

/** Where a holiday is one end of a stretch, or a day counts, it is that day. */
const asPoint =
  /\b(?:since|until|till|by|before|after|between|from|up to|around|about|near|week of|daily|per day|a day)\b/

function readOne(words: Words, at: number, today: LocalDate): Found | undefined {
  const text = words.slice(at, at + 3).join(' ')
  for (const [name, month, day] of holidays) {
    const match = name.exec(text)
    const length = match?.[0].split(' ').length ?? 0
    if (match && words[at + length] === 'weekend')
      return { mistake: 'Which days of that weekend do you mean?', length: length + 1 }
    if (match) return withYear(words, at, length, { month, day }, today)
  }
  return readMovingHoliday(words, at, today)
}

/** The nth such weekday of a month, and how many days later the holiday is; -1 for the last one. */
const movingHolidays: readonly {
  name: RegExp
  month: number
  weekday: number
  nth: number
  later?: number
}[] = [
  { name: /^thanksgiving( day)?\b/, month: 11, weekday: 4, nth: 4 },
  { name: /^black friday\b/, month: 11, weekday: 4, nth: 4, later: 1 },
  { name: /^cyber monday\b/, month: 11, weekday: 4, nth: 4, later: 4 },
  { name: /^labou?r day\b/, month: 9, weekday: 1, nth: 1 },
  { name: /^memorial day\b/, month: 5, weekday: 1, nth: -1 },
]

function readMovingHoliday(words: Words, at: number, today: LocalDate): Found | undefined {
  const text = words.slice(at, at + 2).join(' ')
  const holiday = movingHolidays.find(({ name }) => name.test(text))
  const match = holiday?.name.exec(text)
  if (holiday === undefined || !match) return undefined
  const { month, weekday, nth, later = 0 } = holiday
  const dayIn = (year: number) => addDays(weekdayInMonth(year, month, weekday, nth), later)
  const own = match[0].split(' ').length
  const isWeekend = words[at + own] === 'weekend'
  const length = own + (isWeekend ? 1 : 0)
  const named = yearAt(words, at + length, today)
  const present = partsOf(today).year
  const latest = dayIn(present) <= today ? present : present - 1
  const day = dayIn(named?.year ?? latest)
  return {
    period: {
      ...(isWeekend ? weekendAt(day) : dayPeriod(day)),
      ...(!named && { isBare: true }),
    },
    length: length + (named?.length ?? 0),
  }
}

/** "Memorial Day weekend" ends on that Monday, and Thanksgiving begins one on a Thursday. */
function weekendAt(day: LocalDate): Period {
  const weekday = weekdayOfDay(day)
  return weekday === 1
    ? rangePeriod(addDays(day, -2), day)
    : rangePeriod(day, addDays(day, 7 - weekday))
}

function weekdayInMonth(year: number, month: number, weekday: number, nth: number): LocalDate {
  const start = makeDay(year, month, 1)
  const first = addDays(start, (weekday - weekdayOfDay(start) + 7) % 7)
  if (nth > 0) return addDays(first, 7 * (nth - 1))
  const fifth = addDays(first, 28)
  return fifth <= monthRange(start).to ? fifth : addDays(first, 21)
}
