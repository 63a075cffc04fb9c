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
import {
  dayPeriod,
  dayText,
  monthPeriod,
  type Period,
  quarterPeriod,
  rangePeriod,
  rangeText,
  weekdayOfDay,
  weekPeriod,
  weekStart,
  yearPeriod,
} from './period.ts'
import {
  dayOf,
  type Found,
  readDate,
  readMonth,
  readWeekday,
  readYear,
  type Words,
  withYear,
  yearAt,
} from './readNamed.ts'
import { readHalf, readPartOf, readQuarter, readSeason, readThird } from './readParts.ts'
import { readAgo, readRolling, rolling } from './readRolling.ts'

/** Reads the longest period starting at a position. */
export function readPeriod(words: Words, at: number, today: LocalDate): Found | undefined {
  for (const read of [readSpan, readByTheEnd, readOpen, readSingle]) {
    const found = read(words, at, today)
    if (found) return found
  }
  return undefined
}

const leads = new Set([
  'in',
  'on',
  'during',
  'for',
  'over',
  'within',
  'throughout',
  'of',
  'at',
  'the',
  'in the',
  'across',
  'from',
  'month',
  'year',
  'as',
])

/** One period with the small words before it: `in the`, `during`, `for all of`. */
function readSingle(words: Words, at: number, today: LocalDate): Found | undefined {
  for (let skip = 0; skip <= 3; skip += 1) {
    if (skip > 0 && !isLead(words[at + skip - 1])) return undefined
    const found = readPlain(words, at + skip, today) ?? readWhole(words, at + skip, today)
    if (found) return { ...found, length: found.length + skip }
  }
  return undefined
}

/** `the whole of 2025`, `the month of May`, `calendar year 2025`: the period itself. */
function readWhole(words: Words, at: number, today: LocalDate): Found | undefined {
  const lead =
    /^(?:(?:whole|entire|full|entirety|course|complete) (?:of )?|all of |all )?(?:the )?(?:(?:calendar )?(month|year|quarter) (?:of )?)?/.exec(
      `${words.slice(at, at + 7).join(' ')} `,
    )
  const text = lead?.[0].trim() ?? ''
  if (text === '') return undefined
  const skip = text.split(' ').length
  const found = readPlain(words, at + skip, today)
  if (found === undefined || 'mistake' in found) return undefined
  const { kind } = found.period
  const unit = lead?.[1]
  if (unit === undefined ? !spanKinds.has(kind) : kind !== unit) return undefined
  return { ...found, length: found.length + skip }
}

const spanKinds: ReadonlySet<Period['kind']> = new Set(['week', 'month', 'quarter', 'year'])

function isLead(word: string | undefined): boolean {
  return word !== undefined && leads.has(word) && word !== 'month' && word !== 'year'
}

/** `from March to May`, `between March 5 and March 10`, `March through May`. */
function readSpan(words: Words, at: number, today: LocalDate): Found | undefined {
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
  if (!isBetween && !joints.includes(joint ?? '')) return undefined
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
  if (first.period.isWeekday && period.isWeekday) {
    const week = readSingle(words, next + second.length, today)
    const isWeek = week && 'period' in week && week.period.kind === 'week'
    const days = weekdaysFrom(first.period, period, isWeek ? week.period : undefined)
    return { period: days, length: length + (isWeek ? week.length : 0) }
  }
  return spans
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

/** `by the end of May`: May if it is still running, as in a forecast; otherwise everything until then. */
function readByTheEnd(words: Words, at: number, today: LocalDate): Found | undefined {
  const lead = /^(by|before) (the )?end of /.exec(words.slice(at, at + 5).join(' '))
  if (lead === null) return undefined
  const skip = lead[2] ? 4 : 3
  const found = readPlain(words, at + skip, today)
  if (found === undefined) return undefined
  const length = found.length + skip
  if ('mistake' in found) return { ...found, length }
  const { period } = found
  if ((period.whole ?? period).to >= today)
    return { period: { ...period, until: { end: period, joint: 'by' } }, length }
  return { period: { to: period.to, kind: 'range', label: `up to ${dayText(period.to)}` }, length }
}

/** `since March`, `after May 5`, `before 2025`, `until last month`, `by Friday`. */
function readOpen(words: Words, at: number, today: LocalDate): Found | undefined {
  const lead = openLead(words, at)
  if (lead === undefined) return undefined
  const { joint, skip } = lead
  // "Burned through in July", "came up to in May": the small word begins a period of its own.
  if (joint !== 'since' && ['in', 'on', 'during', 'for'].includes(words[at + skip] ?? ''))
    return undefined
  const found = readSingle(words, at + skip, today)
  if (found === undefined || 'mistake' in found)
    return found && { ...found, length: found.length + skip }
  const period = deadlineOf(found.period, joint, words, today)
  const length = found.length + skip + tailLength(words, at + skip + found.length, joint)
  if (joint === 'since')
    return { period: sincePeriod(period.middle ?? period.from ?? dayMin, today), length }
  if (joint === 'after')
    return { period: sincePeriod(addDays((period.whole ?? period).to, 1), today), length }
  if (period.isAhead && period.kind === 'days') return undefined
  if (joint === 'by' && period.isAhead && period.kind === 'day')
    return { period: aheadBy(period, today), length }
  const last = joint === 'before' ? addDays(period.from ?? dayMin, -1) : period.to
  const to = period.middle ?? last
  const endsMonth =
    to === monthRange(today).to ||
    (joint !== 'before' && (period.isPresent === true || period.endsMonth === true))
  return {
    period: {
      to,
      kind: 'range',
      label: `up to ${dayText(to)}`,
      until: { end: period, joint },
      ...(endsMonth && { endsMonth }),
    },
    length,
  }
}

/** "By January 31", or "what is left before February": the next one, unless the question looks back. */
function deadlineOf(
  period: Period,
  joint: OpenLead['joint'],
  words: Words,
  today: LocalDate,
): Period {
  if (!period.isBare || period.from === undefined || period.to >= today) return period
  const text = words.join(' ').replace(/\b(will|have) (i |we )?(have )?spent (by|before)\b/g, '')
  if (/\b(did|had|was|were|paid|earned|spent)\b/.test(text)) return period
  if (joint === 'before' && period.kind === 'month') {
    const next = addDays(monthRange(today).to, 1)
    const isNext = partsOf(next).month === partsOf(period.from).month
    return isNext && looksAhead.test(text) ? monthPeriod(next, today) : period
  }
  if (joint !== 'by' || period.kind !== 'day') return period
  const { year, month, dayOfMonth } = partsOf(period.to)
  const found = [0, 1, 2]
    .map((step) => partsOf(today).year + step)
    .filter((each) => each > year && dayOfMonth <= daysInMonth(each, month))
    .map((each) => makeDay(each, month, dayOfMonth))
    .find((day) => day >= today)
  return found === undefined ? period : { ...dayPeriod(found), isAhead: true }
}

const looksAhead =
  /\b(can|will|due|owe|left|still|upcoming|remaining|afford|going to|gonna|need to|have to)\b/

/** A day to come as the end of a span from today; at the end of this month, that is the month's end. */
function aheadBy(period: Period, today: LocalDate): Period {
  const isMonthEnd = period.to === monthRange(today).to
  return {
    to: period.to,
    kind: 'range',
    label: `up to ${dayText(period.to)}`,
    until: { end: period, joint: 'by' },
    isAhead: true,
    ...(isMonthEnd && { endsMonth: true }),
  }
}

type OpenLead = { joint: 'since' | 'after' | 'until' | 'before' | 'by'; skip: number }

/** The words that open a period at one end, with "the end of" where it changes nothing. */
function openLead(words: Words, at: number): OpenLead | undefined {
  const word = words[at] ?? ''
  if (['since', 'starting', 'beginning'].includes(word) && words[at + 1] !== 'of')
    return { joint: 'since', skip: 1 }
  if (word === 'after' || word === 'before') return { joint: word, skip: 1 }
  if (word === 'by') return { joint: 'by', skip: 1 }
  if (['rest', 'remainder'].includes(word) && words[at + 1] === 'of')
    return { joint: 'until', skip: 2 }
  if (['when', 'once'].includes(word) && ending.test(words.slice(at + 1, at + 6).join(' ')))
    return { joint: 'until', skip: 1 }
  const isUpTo = word === 'up' && words[at + 1] === 'to'
  if (!isUpTo && !['until', 'till', 'til', 'through'].includes(word)) return undefined
  const skip = isUpTo ? 2 : 1
  const rest = words.slice(at + skip, at + skip + 3).join(' ')
  const end = /^(the )?end of /.exec(rest)
  return { joint: 'until', skip: skip + (end ? (end[1] ? 3 : 2) : 0) }
}

/** "When May is over". */
const ending = /^(the |this )?[a-z]+ (\d{4} )?(is|are) (over|out|done|finished|through)\b/

/** "Until May is over". */
function tailLength(words: Words, at: number, joint: OpenLead['joint']): number {
  if (joint === 'since') return /^(started|began|begun)$/.test(words[at] ?? '') ? 1 : 0
  if (joint !== 'until') return 0
  const over = /^(is|are|was)? ?(over|out|done|finished|through|ends)\b/
  const tail = over.exec(words.slice(at, at + 2).join(' '))
  return tail ? tail[0].split(' ').length : 0
}

function sincePeriod(from: LocalDate, today: LocalDate): Period {
  if (from > today)
    return { from, to: from, kind: 'range', label: `since ${dayText(from)}`, isAhead: true }
  return { from, to: today, kind: 'range', label: `since ${dayText(from)} (to ${dayText(today)})` }
}

function readPlain(words: Words, at: number, today: LocalDate): Found | undefined {
  for (const read of [
    readNamedDay,
    readHoliday,
    readPartOf,
    readHalf,
    readThird,
    readSeason,
    readWeekOf,
    readOfPresent,
    readRelative,
    readRolling,
    readAgo,
    readQuarter,
    readMonth,
    readDate,
    readWeekday,
    readYear,
  ]) {
    const found = read(words, at, today)
    if (found) return found
  }
  return undefined
}

function readNamedDay(words: Words, at: number, today: LocalDate): Found | undefined {
  const two = `${words[at]} ${words[at + 1]}`
  // "Over the weekend" is the latest one, while "on the weekend" may be any.
  if (words[at] === 'weekend' && /\b(over|during) the( past)?$/.test(words.slice(0, at).join(' ')))
    return { period: weekendPeriod(isWeekend(today) ? 0 : -1, today), length: 1 }
  if (isTheWeekend(words, at))
    return { period: weekendPeriod(isWeekend(today) ? 0 : -1, today), length: 1 }
  if (two === 'year to' && words[at + 2] === 'date')
    return { period: yearPeriod(partsOf(today).year, today), length: 3 }
  if (two === 'month to' && words[at + 2] === 'date')
    return { period: monthPeriod(today, today), length: 3 }
  if (two === 'week to' && words[at + 2] === 'date')
    return { period: weekPeriod(today, today), length: 3 }
  if (two === 'before yesterday' && words[at - 1] === 'day') return undefined
  if (two === 'day before' && words[at + 2] === 'yesterday')
    return { period: dayPeriod(addDays(today, -2)), length: 3 }
  if (/^this (morning|afternoon|evening)$/.test(two)) return { period: dayPeriod(today), length: 2 }
  if (two === 'last night') return { period: dayPeriod(addDays(today, -1)), length: 2 }
  switch (words[at]) {
    case 'today':
    case 'tonight':
      return { period: dayPeriod(today), length: 1 }
    case 'yesterday':
      return { period: dayPeriod(addDays(today, -1)), length: 1 }
    case 'tomorrow':
      return { period: { ...dayPeriod(addDays(today, 1)), isAhead: true }, length: 1 }
    case 'ytd':
      return { period: yearPeriod(partsOf(today).year, today), length: 1 }
    case 'mtd':
      return { period: monthPeriod(today, today), length: 1 }
    default:
      return undefined
  }
}

/** "What did the weekend cost me", "the weekend's spending": one, where nothing asks for a habit. */
function isTheWeekend(words: Words, at: number): boolean {
  if (words[at] !== 'weekend' || words[at - 1] !== 'the') return false
  if (/^(before|after|of)$/.test(words[at + 1] ?? '')) return false
  const before = words[at - 2]
  if (before !== undefined && !/^(did|was)$/.test(before)) return false
  return !words.some((word) =>
    /^(weekdays?|workdays?|week|than|vs|versus|or|average|usually|typical|most|more|less|compared?)$/.test(
      word,
    ),
  )
}

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

/** `Christmas`, `New Year's Day`, `Halloween 2025`: the latest one. */
function readHoliday(words: Words, at: number, today: LocalDate): Found | undefined {
  const text = words.slice(at, at + 3).join(' ')
  for (const [name, month, day] of holidays) {
    const match = name.exec(text)
    if (match) return withYear(words, at, match[0].split(' ').length, { month, day }, today)
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
  const length = match[0].split(' ').length
  const named = yearAt(words, at + length, today)
  const present = partsOf(today).year
  const latest = dayIn(present) <= today ? present : present - 1
  return {
    period: { ...dayPeriod(dayIn(named?.year ?? latest)), ...(!named && { isBare: true }) },
    length: length + (named?.length ?? 0),
  }
}

function weekdayInMonth(year: number, month: number, weekday: number, nth: number): LocalDate {
  const start = makeDay(year, month, 1)
  const first = addDays(start, (weekday - weekdayOfDay(start) + 7) % 7)
  if (nth > 0) return addDays(first, 7 * (nth - 1))
  const fifth = addDays(first, 28)
  return fifth <= monthRange(start).to ? fifth : addDays(first, 21)
}

/** `the week of August 10`: the Monday week that the day is in, or its weekend. */
function readWeekOf(words: Words, at: number, today: LocalDate): Found | undefined {
  const isSpan = /^week(end)?$/.test(words[at] ?? '')
  if (!isSpan || !/^(of|from|starting|beginning)$/.test(words[at + 1] ?? '')) return undefined
  const found = readSingle(words, at + 2, today)
  if (found === undefined || 'mistake' in found || found.period.kind !== 'day') return undefined
  const length = found.length + 2
  if (words[at] === 'week') return { period: weekPeriod(found.period.to, today), length }
  const sunday = addDays(weekStart(found.period.to), 6)
  return sunday < today ? { period: weekendPeriod(0, sunday), length } : undefined
}

/** `the biggest expense of the year`, `the month so far`: the one that today is in. */
function readOfPresent(words: Words, at: number, today: LocalDate): Found | undefined {
  const unit = /^(week|month|quarter|year)$/.exec(words[at] ?? '')?.[1]
  if (unit === undefined || words[at - 1] !== 'the') return undefined
  const isSoFar = words[at + 1] === 'so' && words[at + 2] === 'far'
  const parts = /^(days?|weeks?|months?|quarters?|half|halves|time|times|rest|end|part|most|all)$/
  const before = words[at - 3] ?? ''
  const isOf = words[at - 2] === 'of' && (unit === 'year' ? /^days?$/.test(before) : false)
  const isWhole = words[at - 2] === 'of' && !parts.test(before)
  if (!isSoFar && !isOf && !isWhole) return undefined
  const period = unit === 'quarter' ? shiftedQuarter(0, today) : shifted(unit, 0, today)
  return { period, length: isSoFar ? 3 : 1 }
}

const pastWords = new Set(['did', 'spent', 'bought', 'went'])
const thisWords = new Set(['this', 'current', 'the current', 'present'])
const lastWords = new Set(['last', 'previous', 'prior', 'past', 'preceding'])

/** `this month`, `last week`, `next year`, `the month before last`, `last weekend`. */
function readRelative(words: Words, at: number, today: LocalDate): Found | undefined {
  const [a = '', unit = ''] = [words[at], words[at + 1]]
  const three = `${a} ${unit} ${words[at + 2]}`
  if (/^(week|month|year) before last$/.test(three))
    return { period: shifted(a, -2, today), length: 3 }
  if (three === 'weekend before last') return { period: weekendPeriod(-2, today), length: 3 }
  if (three === 'quarter before last') return { period: shiftedQuarter(-2, today), length: 3 }
  if (/^(week|month|year) before$/.test(`${a} ${unit}`)) return undefined
  if (a === 'same' && /^(month|week) (last|of last|in the) /.test(`${unit} ${words[at + 2]} `))
    return undefined
  const shift = thisWords.has(a) ? 0 : lastWords.has(a) ? -1 : a === 'next' ? 1 : undefined
  if (shift === undefined) return undefined
  const bare = unit.replace(/s$/, '')
  if (bare === 'weekend' && a === 'past')
    return { period: weekendPeriod(isWeekend(today) ? 0 : -1, today), length: 2 }
  if (bare === 'weekend') {
    // "What did I spend this weekend", asked on a Monday, means the one that has just passed.
    const isJustPast = shift === 0 && !isWeekend(today) && words.some((word) => pastWords.has(word))
    return { period: weekendPeriod(isJustPast ? -1 : shift, today), length: 2 }
  }
  if (bare === 'quarter' && unit === bare)
    return { period: shiftedQuarter(shift, today), length: 2 }
  if (!['day', 'week', 'month', 'year'].includes(bare)) return undefined
  if (unit !== bare && (a !== 'this' || unit === 'days')) return undefined
  if (bare === 'day')
    return shift < 0 ? { period: dayPeriod(addDays(today, -1)), length: 2 } : undefined
  const isOver =
    words[at - 1] === 'the' && ['over', 'within', 'in', 'during'].includes(words[at - 2] ?? '')
  if (a === 'past' || (a === 'last' && isOver))
    return { period: rolling(1, bare, today), length: 2 }
  const soFar = words[at + 2] === 'so' && words[at + 3] === 'far' ? 2 : 0
  return { period: shifted(bare, shift, today), length: 2 + soFar }
}

function shifted(unit: string, shift: number, today: LocalDate): Period {
  if (unit === 'week') return ahead(weekPeriod(addDays(today, 7 * shift), today), shift)
  if (unit === 'month') return monthPeriod(addMonths(monthRange(today).from, shift), today)
  return yearPeriod(partsOf(today).year + shift, today)
}

function ahead(period: Period, shift: number): Period {
  return shift > 0 ? { ...period, isAhead: true } : period
}

function shiftedQuarter(shift: number, today: LocalDate): Period {
  const { year, month } = partsOf(today)
  const index = year * 4 + Math.ceil(month / 3) - 1 + shift
  return ahead(quarterPeriod(Math.floor(index / 4), (index % 4) + 1, today), shift)
}

function isWeekend(day: LocalDate): boolean {
  return [0, 6].includes(weekdayOfDay(day))
}

/** Saturday and Sunday; on a weekend "last weekend" is the one before. */
function weekendPeriod(shift: number, today: LocalDate): Period {
  const saturday = addDays(weekStart(today), 5 + 7 * shift)
  const sunday = addDays(saturday, 1)
  const isOpen = saturday <= today && today < sunday
  const to = isOpen ? today : sunday
  return {
    from: saturday,
    to,
    kind: 'range',
    label: `on the weekend of ${rangeText(saturday, sunday)}${isOpen ? ' so far' : ''}`,
    ...(saturday > today && { isAhead: true }),
  }
}
