import {
  addDays,
  addMonths,
  type DateRange,
  dayMin,
  daysInMonth,
  type LocalDate,
  makeDay,
  monthRange,
  partsOf,
} from '@evenkeel/domain/calendar'
import { dayOfMonthOf, monthOf, wholeNumberOf } from './calendarWords.ts'
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
  return spanOf(first.period, second, length, today)
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
  const end = second.to
  let from = first.from ?? dayMin
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
  const lead = /^(by|at|before) (the )?end of /.exec(words.slice(at, at + 5).join(' '))
  if (lead === null) return undefined
  const skip = lead[2] ? 4 : 3
  const found = readPlain(words, at + skip, today)
  if (found === undefined) return undefined
  const length = found.length + skip
  if ('mistake' in found) return { ...found, length }
  const { period } = found
  if (period.to >= today) return { period, length }
  return { period: { to: period.to, kind: 'range', label: `up to ${dayText(period.to)}` }, length }
}

/** `since March`, `after May 5`, `before 2025`, `until last month`. */
function readOpen(words: Words, at: number, today: LocalDate): Found | undefined {
  const word = words[at]
  const isSince = word === 'since' || word === 'starting' || word === 'beginning'
  const isUpTo = word === 'up' && words[at + 1] === 'to'
  const isUntil = word === 'until' || word === 'till' || word === 'through' || isUpTo
  if (!isSince && !isUntil && word !== 'after' && word !== 'before') return undefined
  const lead = isUpTo ? 2 : 1
  const end = words
    .slice(at + lead, at + lead + 3)
    .join(' ')
    .match(/^(the )?end of /)
  const skip = lead + (isUntil && end ? (end[1] ? 3 : 2) : 0)
  const found = readSingle(words, at + skip, today)
  if (found === undefined || 'mistake' in found)
    return found && { ...found, length: found.length + skip }
  const { period } = found
  const over = isUntil ? /^(is|are|was)? ?(over|out|done|finished|through|ends)\b/ : undefined
  const tail = over?.exec(
    words.slice(at + skip + found.length, at + skip + found.length + 2).join(' '),
  )
  const length = found.length + skip + (tail ? tail[0].split(' ').length : 0)
  const start = period.from ?? dayMin
  if (isSince) return { period: sincePeriod(start, today), length }
  if (word === 'after')
    return { period: sincePeriod(addDays((period.whole ?? period).to, 1), today), length }
  const to = word === 'before' ? addDays(start, -1) : period.to
  const endsMonth = isUntil && period.isPresent === true
  return {
    period: { to, kind: 'range', label: `up to ${dayText(to)}`, ...(endsMonth && { endsMonth }) },
    length,
  }
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
  if (two === 'year to' && words[at + 2] === 'date')
    return { period: yearPeriod(partsOf(today).year, today), length: 3 }
  if (two === 'month to' && words[at + 2] === 'date')
    return { period: monthPeriod(today, today), length: 3 }
  if (two === 'week to' && words[at + 2] === 'date')
    return { period: weekPeriod(today, today), length: 3 }
  if (two === 'before yesterday' && words[at - 1] === 'day') return undefined
  if (two === 'day before' && words[at + 2] === 'yesterday')
    return { period: dayPeriod(addDays(today, -2)), length: 3 }
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
  [/^new years?\b/, 1, 1],
]

/** `Christmas`, `New Year's Day`, `Halloween 2025`: the latest one. */
function readHoliday(words: Words, at: number, today: LocalDate): Found | undefined {
  const text = words.slice(at, at + 3).join(' ')
  for (const [name, month, day] of holidays) {
    const match = name.exec(text)
    if (match) return withYear(words, at, match[0].split(' ').length, { month, day }, today)
  }
  return undefined
}

/** `the first week of October`, `the last quarter of 2025`, `the first 10 days of May`. */
function readPartOf(words: Words, at: number, today: LocalDate): Found | undefined {
  const match = /^(first|last|final) (?:(\w+) )?(days?|weeks?|months?|quarter) (?:of|in) /.exec(
    `${words.slice(at, at + 6).join(' ')} `,
  )
  if (match === null) return undefined
  const count = match[2] === undefined ? 1 : wholeNumberOf(match[2])
  const skip = match[0].trim().split(' ').length
  const found = count === undefined ? undefined : readSingle(words, at + skip, today)
  if (count === undefined || found === undefined || 'mistake' in found) return undefined
  const range = found.period.whole ?? found.period
  const { from } = range
  if (from === undefined || found.period.kind === 'all') return undefined
  const unit = (match[3] ?? '').replace(/s$/, '')
  const part = partOf({ from, to: range.to }, { count, unit, isFirst: match[1] === 'first' })
  if (part === undefined || part.from > today) return undefined
  return { period: rangePeriod(part.from, capped(part.to, today)), length: found.length + skip }
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

const pastWords = new Set(['did', 'spent', 'bought', 'went'])
const thisWords = new Set(['this', 'current', 'the current', 'present'])
const lastWords = new Set(['last', 'previous', 'prior', 'past', 'preceding'])

/** `this month`, `last week`, `next year`, `the month before last`, `last weekend`. */
function readRelative(words: Words, at: number, today: LocalDate): Found | undefined {
  const [a = '', unit = ''] = [words[at], words[at + 1]]
  const three = `${a} ${unit} ${words[at + 2]}`
  if (/^(week|month|year) before last$/.test(three))
    return { period: shifted(a, -2, today), length: 3 }
  if (/^(week|month|year) before$/.test(`${a} ${unit}`)) return undefined
  if (a === 'same' && /^(month|week) (last|of last|in the) /.test(`${unit} ${words[at + 2]} `))
    return undefined
  const shift = thisWords.has(a) ? 0 : lastWords.has(a) ? -1 : a === 'next' ? 1 : undefined
  if (shift === undefined) return undefined
  const bare = unit.replace(/s$/, '')
  if (unit === 'weekend' && a === 'past')
    return { period: weekendPeriod(isWeekend(today) ? 0 : -1, today), length: 2 }
  if (unit === 'weekend') {
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

/** `last 30 days`, `past two weeks`, `next 10 days`, `the last few months` (not understood). */
function readRolling(words: Words, at: number, today: LocalDate): Found | undefined {
  const word = words[at] ?? ''
  const isNext = ['next', 'coming', 'following', 'within'].includes(word)
  const isLast = lastWords.has(word) || word === 'trailing'
  let place = at + (isNext || isLast ? 1 : 0)
  if (words[place] === 'a' || words[place] === 'the') place += 1
  if (words[place] === 'next') place += 1
  if (words[place] === 'full' || words[place] === 'whole') place += 1
  const count = wholeNumberOf(words[place])
  if (count === undefined || count < 1 || count > 2000) return undefined
  let next = place + 1
  if (words[place] === 'couple' && words[next] === 'of') next += 1
  if (['full', 'whole', 'calendar', 'complete'].includes(words[next] ?? '')) return undefined
  const unit = (words[next] ?? '').replace(/s$/, '')
  if (!['day', 'week', 'month', 'year'].includes(unit)) return undefined
  const isBare = !isNext && !isLast
  // "in 10 days" looks ahead; a bare "10 days" is no period.
  if (isBare && (words[at - 1] !== 'in' || words[place] === 'one')) return undefined
  const length = next + 1 - at
  if (isNext || isBare) return { period: aheadFor(count, unit, today), length }
  return { period: rolling(count, unit, today), length }
}

function rolling(count: number, unit: string, today: LocalDate): Period {
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

/** `three days ago`, `a year ago`: one day; a month or year ago is that month or year. */
function readAgo(words: Words, at: number, today: LocalDate): Found | undefined {
  const count = words[at] === 'a' || words[at] === 'one' ? 1 : wholeNumberOf(words[at])
  const unit = (words[at + 1] ?? '').replace(/s$/, '')
  if (count === undefined || words[at + 2] !== 'ago') return undefined
  if (unit === 'day') return { period: dayPeriod(addDays(today, -count)), length: 3 }
  if (unit === 'week') return { period: weekPeriod(addDays(today, -7 * count), today), length: 3 }
  if (unit === 'month')
    return { period: monthPeriod(addMonths(monthRange(today).from, -count), today), length: 3 }
  return undefined
}

function readQuarter(words: Words, at: number, today: LocalDate): Found | undefined {
  const short = /^q([1-4])$/.exec(words[at] ?? '')?.[1]
  const named = ['first', 'second', 'third', 'fourth'].indexOf(words[at] ?? '')
  const isNamed = named >= 0 && words[at + 1] === 'quarter'
  const half = ['first', 'second'].indexOf(words[at] ?? '')
  if (half >= 0 && words[at + 1] === 'half' && words[at + 2] === 'of')
    return readHalf(words, at, half, today)
  if (!short && !isNamed) return undefined
  const quarter = short ? Number(short) : named + 1
  const next = at + (isNamed ? 2 : 1)
  const year = yearAt(words, next, today)
  if (year)
    return { period: quarterPeriod(year.year, quarter, today), length: next + year.length - at }
  const { year: present, month } = partsOf(today)
  const latest = quarter <= Math.ceil(month / 3) ? present : present - 1
  return { period: quarterPeriod(latest, quarter, today), length: next - at }
}

function readHalf(words: Words, at: number, half: number, today: LocalDate): Found | undefined {
  const year =
    yearAt(words, at + 3, today) ??
    (words[at + 3] === 'the' && words[at + 4] === 'year'
      ? { year: partsOf(today).year, length: 2 }
      : undefined)
  if (year === undefined) return undefined
  const from = makeDay(year.year, half * 6 + 1, 1)
  const to = monthRange(addMonths(from, 5)).to
  if (from > today) return undefined
  return { period: rangePeriod(from, capped(to, today)), length: 3 + year.length }
}
