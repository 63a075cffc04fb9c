import {
  addDays,
  addMonths,
  daysInMonth,
  isLocalDate,
  type LocalDate,
  makeDay,
  monthNames,
  monthRange,
  partsOf,
} from '@evenkeel/domain/calendar'
import { dayOfMonthOf, monthOf, weekdayNames, weekdayOf, yearOf } from './calendarWords.ts'
import {
  dayPeriod,
  dayText,
  monthPeriod,
  type Period,
  weekdayOfDay,
  weekStart,
  yearPeriod,
} from './period.ts'

// Months, days, weekdays and years that are written out; spans of them are read in readPeriod.ts.

/** A period in a question, and how many words it takes up; `mistake` is a date that does not exist. */
export type Found = { length: number } & ({ period: Period } | { mistake: string })

export type Words = readonly string[]

/** A year at a position: `2025`, `of 2025`, `last year`, `this year`, `of last year`, `, 2025`. */
export function yearAt(
  words: Words,
  at: number,
  today: LocalDate,
): { year: number; length: number } | undefined {
  const skip = words[at] === 'of' || words[at] === 'in' ? 1 : 0
  const year = yearOf(words[at + skip]) ?? shortYearOf(words[at + skip])
  if (year !== undefined) return { year, length: skip + 1 }
  const two = `${words[at + skip]} ${words[at + skip + 1]}`
  const present = partsOf(today).year
  if (two === 'last year' || two === 'previous year') return { year: present - 1, length: skip + 2 }
  if (two === 'this year') return { year: present, length: skip + 2 }
  return undefined
}

function shortYearOf(word: string | undefined): number | undefined {
  const digits = /^'(\d\d)$/.exec(word ?? '')?.[1]
  return digits === undefined ? undefined : 2000 + Number(digits)
}

/** `May`, `May 2025`, `last May`, `May of last year`. A bare month is the latest one. */
export function readMonth(words: Words, at: number, today: LocalDate): Found | undefined {
  const isLast = words[at] === 'last' || words[at] === 'previous'
  const isThis = words[at] === 'this'
  const isNext = words[at] === 'next'
  const place = at + (isLast || isThis || isNext ? 1 : 0)
  if (isLast || isThis || isNext || monthOf(words[at]) !== undefined) {
    const month = monthOf(words[place])
    if (month === undefined) return undefined
    const day = dayOfMonthOf(words[place + 1], true)
    if (
      day !== undefined &&
      yearOf(words[place + 1]) === undefined &&
      !isUnitAfter(words, place + 2)
    )
      return undefined
    const year = yearAt(words, place + 1, today)
    if (year) {
      return {
        period: monthPeriod(makeDay(year.year, month, 1), today),
        length: place + 1 + year.length - at,
      }
    }
    const now = partsOf(today)
    const latest = month <= now.month ? now.year : now.year - 1
    const isComing = month === (now.month % 12) + 1
    const present = !isComing && hasBeen(words, words[place]) ? latest : now.year
    // "This April against last April": the one a year before.
    const isThisToo = isLast && words.join(' ').includes(`this ${words[place]}`)
    const target = isThisToo
      ? present - 1
      : isLast && month === now.month
        ? latest - 1
        : isThis
          ? present
          : isNext
            ? month > now.month
              ? now.year
              : now.year + 1
            : latest
    const soFar = words[place + 1] === 'so' && words[place + 2] === 'far' ? 2 : 0
    return {
      period: {
        ...monthPeriod(makeDay(target, month, 1), today),
        ...(place === at && { isBare: true }),
      },
      length: place + 1 + soFar - at,
    }
  }
  return undefined
}

/** "How much was it this December?", asked in January, is of the one that has just been. */
export function hasBeen(words: Words, named: string | undefined): boolean {
  const text = words.join(' ')
  if (ahead.test(text)) return false
  return past.test(text) || (compared.test(text) && text.includes(`last ${named}`))
}

const past =
  /\b(?:did|didnt|was|wasnt|were|had|spent|paid|bought|earned|received|made|went|cost me)\b/
const compared = /\b(?:compared?|versus|vs)\b/
const ahead =
  /\b(?:will|due|going to|coming|upcoming|ahead|expect(?:ed)?|plan(?:ned)?|scheduled|set (?:for|to)|owe|next)\b/

function isUnitAfter(words: Words, at: number): boolean {
  return /^(days?|weeks?|months?|transactions?|purchases?|times?)$/.test(words[at] ?? '')
}

/** `March 5`, `March 5th 2025`, `5 March`, `the 5th of March`, `the 5th`, `2026-03-05`, `3/5`, `3/5/2026`. */
export function readDate(words: Words, at: number, today: LocalDate): Found | undefined {
  const word = words[at] ?? ''
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), 1)
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(word)
  if (slashed) return readSlashed(slashed, today)
  const monthFirst = monthOf(word)
  const dayAfter = dayOfMonthOf(words[at + 1], true)
  if (monthFirst !== undefined && dayAfter !== undefined)
    return withYear(words, at, 2, { month: monthFirst, day: dayAfter }, today)
  const theDay = words[at] === 'the' && words[at + 1] === 'the' ? 2 : 0
  const day = dayOfMonthOf(words[at + theDay], true)
  if (day === undefined) return undefined
  const of = words[at + theDay + 1] === 'of' ? 1 : 0
  const month = monthOf(words[at + theDay + 1 + of])
  if (month !== undefined) return withYear(words, at, theDay + 2 + of, { month, day }, today)
  const shifted = of === 1 ? dayOfShifted(words, at + theDay + 2, day, today) : undefined
  if (shifted) return { ...shifted, length: theDay + 2 + shifted.length }
  // "My 2nd visit to the vet" is no day of a month.
  const isOrdinal =
    /^\d{1,2}(st|nd|rd|th)$/.test(words[at] ?? '') && !countedNouns.test(words[at + 1] ?? '')
  return isOrdinal ? latestDay(day, today) : undefined
}

const countedNouns =
  /^(visits?|trips?|times?|purchases?|orders?|payments?|instal+ments?|jobs?|gigs?|appointments?|sessions?|cars?|homes?|phones?|paychecks?|rounds?|places?)$/

/** `the 5th of last month`. */
function dayOfShifted(words: Words, at: number, day: number, today: LocalDate): Found | undefined {
  const shift = /^(the|this|last|next) month$/.exec(`${words[at]} ${words[at + 1]}`)?.[1]
  if (shift === undefined) return undefined
  const by = shift === 'last' ? -1 : shift === 'next' ? 1 : 0
  const { year, month } = partsOf(addMonths(monthRange(today).from, by))
  const found = dayOf(year, month, day, 2)
  const isAhead = 'period' in found && found.period.to > today
  return isAhead ? { ...found, period: { ...found.period, isAhead } } : found
}

function readSlashed(match: RegExpExecArray, today: LocalDate): Found {
  const [month, day] = [Number(match[1]), Number(match[2])]
  const year =
    match[3] === undefined ? undefined : Number(match[3].length === 2 ? `20${match[3]}` : match[3])
  const found = year === undefined ? latestOf(month, day, 1, today) : dayOf(year, month, day, 1)
  return 'period' in found ? { ...found, period: { ...found.period, isRead: true } } : found
}

export function withYear(
  words: Words,
  at: number,
  length: number,
  { month, day }: { month: number; day: number },
  today: LocalDate,
): Found {
  const year = yearAt(words, at + length, today)
  if (year) return dayOf(year.year, month, day, length + year.length)
  return latestOf(month, day, length, today)
}

/** The latest day with this month and day, today included. */
function latestOf(month: number, day: number, length: number, today: LocalDate): Found {
  const { year } = partsOf(today)
  const candidates = [year, year - 1, year - 2, year - 3, year - 4, year - 8]
  const exists = candidates.filter(
    (each) => month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(each, month),
  )
  const found = exists.find((each) => makeDay(each, month, day) <= today)
  if (found === undefined) return dayOf(year, month, day, length)
  const result = dayOf(found, month, day, length)
  return 'period' in result ? { ...result, period: { ...result.period, isBare: true } } : result
}

function latestDay(day: number, today: LocalDate): Found {
  const here = monthRange(today).from
  for (let back = 0; back < 12; back += 1) {
    const { year, month } = partsOf(addMonths(here, -back))
    if (day < 1 || day > daysInMonth(year, month)) continue
    const found = makeDay(year, month, day)
    if (found <= today)
      return { period: { ...dayPeriod(found), isBare: true, isDayOnly: true }, length: 1 }
  }
  return { mistake: `No month has a day ${day}.`, length: 1 }
}

export function dayOf(year: number, month: number, day: number, length: number): Found {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (isLocalDate(text)) return { period: dayPeriod(text), length }
  const name = monthNames[month - 1]
  return {
    mistake:
      name === undefined ? `There is no month ${month}.` : `There is no ${name} ${day} in ${year}.`,
    length,
  }
}

/** `Monday`, `last Monday`, `this Monday`. A bare one is the latest, today included. */
export function readWeekday(words: Words, at: number, today: LocalDate): Found | undefined {
  const word = words[at] ?? ''
  const isLast = word === 'last' || word === 'previous' || word === 'past'
  const isThis = word === 'this'
  const isNext = word === 'next'
  const weekday = weekdayOf(words[at + (isLast || isThis || isNext ? 1 : 0)])
  if (weekday === undefined) return undefined
  const back = (weekdayOfDay(today) - weekday + 7) % 7
  const day = isThis
    ? addDays(weekStart(today), (weekday + 6) % 7)
    : isNext
      ? addDays(today, 7 - back)
      : addDays(today, -(isLast && back === 0 ? 7 : back))
  const period = dayPeriod(day)
  return {
    period: {
      ...period,
      label: `on ${weekdayNames[weekday]}, ${dayText(day)}`,
      isWeekday: true,
      ...(day > today && { isAhead: true }),
      ...(!isLast && !isThis && !isNext && { isBare: true }),
    },
    length: isLast || isThis || isNext ? 2 : 1,
  }
}

export function readYear(words: Words, at: number, today: LocalDate): Found | undefined {
  const year = yearOf(words[at])
  if (year === undefined) return undefined
  const month = monthOf(words[at + 1])
  const after = words[at + 2]
  // "2025 December"; "in 2025 may I ..." names no month.
  const isOfMonth =
    month !== undefined &&
    !/^(i|we|you)$/.test(after ?? '') &&
    dayOfMonthOf(after, true) === undefined
  return isOfMonth && yearOf(after) === undefined
    ? { period: monthPeriod(makeDay(year, month, 1), today), length: 2 }
    : { period: yearPeriod(year, today), length: 1 }
}
