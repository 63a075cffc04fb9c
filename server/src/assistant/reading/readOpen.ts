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
import { dayPeriod, dayText, monthPeriod, type Period, rangePeriod } from './period.ts'
import type { Found, Words } from './readNamed.ts'
import { readPlain, readSingle } from './readOnePeriod.ts'

/** `by the end of May`: May if it is still running, as in a forecast; otherwise everything until then. */
export function readByTheEnd(words: Words, at: number, today: LocalDate): Found | undefined {
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
export function readOpen(words: Words, at: number, today: LocalDate): Found | undefined {
  const lead = openLead(words, at)
  if (lead === undefined) return undefined
  const { joint, skip, edge } = lead
  // "Burned through in July", "came up to in May": the small word begins a period of its own.
  if (joint !== 'since' && ['in', 'on', 'during', 'for'].includes(words[at + skip] ?? ''))
    return undefined
  const found = readSingle(words, at + skip, today)
  if (found === undefined || 'mistake' in found)
    return found && { ...found, length: found.length + skip }
  const period = deadlineOf(edgeOf(found.period, edge), joint, words, today)
  const length = found.length + skip + tailLength(words, at + skip + found.length, joint)
  if (joint === 'since')
    return { period: sincePeriod(period.middle ?? period.from ?? dayMin, today), length }
  if (joint === 'after')
    return { period: sincePeriod(addDays((period.whole ?? period).to, 1), today), length }
  if (period.isAhead && period.kind === 'days') return undefined
  if ((joint === 'by' || joint === 'until') && period.isAhead && period.kind === 'day')
    return { period: aheadBy(period, joint, today), length }
  const last = joint === 'before' ? addDays(period.from ?? dayMin, -1) : period.to
  if (isWithinMonth(period, joint, words))
    return {
      period: { ...rangePeriod(monthRange(last).from, last), until: { end: period, joint } },
      length,
    }
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

/** "What did I spend until the 10th?", "before the 10th": of that month. */
function isWithinMonth({ isDayOnly, to }: Period, joint: OpenLead['joint'], words: Words): boolean {
  const text = words.join(' ')
  if (!isDayOnly || partsOf(to).dayOfMonth === 1 || looksAhead.test(text)) return false
  if (/\bbills?\b/.test(text)) return false
  return (
    joint !== 'by' || /\b(?:had|did) (?:i|we) (?:already )?(?:spen[dt]|pay|paid|earn)/.test(text)
  )
}

/** "The start of 2025": its first day; its last one of "the end of". */
function edgeOf(period: Period, edge: OpenLead['edge']): Period {
  if (edge === undefined || period.from === undefined) return period
  return dayPeriod(edge === 'start' ? period.from : (period.whole ?? period).to)
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
  // "How much can I spend until the 31st?", "will I run out before Christmas?"
  const isDeadline = joint === 'by' || (joint !== 'since' && looksAhead.test(text))
  if (!isDeadline || joint === 'after' || period.kind !== 'day') return period
  const found = nextSuch(period, today)
  return found === undefined ? period : { ...dayPeriod(found), isAhead: true }
}

/** The next such day: of a week after "Friday", of a month if only "the 15th" was said, of a year after "January 31". */
function nextSuch({ to, isDayOnly, isWeekday }: Period, today: LocalDate): LocalDate | undefined {
  // "By Friday"
  if (isWeekday) return [7, 14].map((days) => addDays(to, days)).find((day) => day >= today)
  const { month, dayOfMonth } = partsOf(to)
  const here = monthRange(today).from
  const starts = isDayOnly
    ? [0, 1, 2].map((step) => partsOf(addMonths(here, step)))
    : [0, 1, 2].map((step) => ({ year: partsOf(today).year + step, month }))
  return starts
    .filter((each) => dayOfMonth <= daysInMonth(each.year, each.month))
    .map((each) => makeDay(each.year, each.month, dayOfMonth))
    .find((day) => day >= today)
}

const looksAhead =
  /\b(can|will|due|owe|left|still|upcoming|remaining|afford|going to|gonna|need to|have to)\b/

/** A day to come as the end of a span from today; on the last day of this month or the one after, it is the month's end. */
function aheadBy(period: Period, joint: 'by' | 'until', today: LocalDate): Period {
  const { to } = monthRange(today)
  const isMonthEnd = period.to === to || period.to === addDays(to, 1)
  return {
    to: period.to,
    kind: 'range',
    label: `up to ${dayText(period.to)}`,
    until: { end: period, joint },
    isAhead: true,
    ...(isMonthEnd && { endsMonth: true }),
  }
}

type OpenLead = {
  joint: 'since' | 'after' | 'until' | 'before' | 'by'
  skip: number
  /** "Since the start of" */
  edge?: 'start' | 'end'
}

/** The words that open a period at one end, with "the end of" where it changes nothing. */
function openLead(words: Words, at: number): OpenLead | undefined {
  const word = words[at] ?? ''
  const isOpen = word === 'since' || (word === 'from' && !words.slice(at).some(isEnd))
  const edge = /^(the )?(?:(start|beginning)|end) of /.exec(words.slice(at + 1, at + 5).join(' '))
  if (isOpen && edge)
    return { joint: 'since', skip: edge[1] ? 4 : 3, edge: edge[2] ? 'start' : 'end' }
  if (['since', 'starting', 'beginning'].includes(word) && words[at + 1] !== 'of')
    return { joint: 'since', skip: 1 }
  if (word === 'after' || word === 'before') return { joint: word, skip: 1 }
  // "By month, January to May"
  const isGrouping = /^(day|week|month|quarter|year)$/.test(words[at + 1] ?? '')
  if (word === 'by') return isGrouping ? undefined : { joint: 'by', skip: 1 }
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

/** "From the start of May to June" is no open period. */
function isEnd(word: string): boolean {
  return ['to', 'until', 'till', 'til', 'through', 'thru', 'and'].includes(word)
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

export function sincePeriod(from: LocalDate, today: LocalDate): Period {
  if (from > today)
    return { from, to: from, kind: 'range', label: `since ${dayText(from)}`, isAhead: true }
  return { from, to: today, kind: 'range', label: `since ${dayText(from)} (to ${dayText(today)})` }
}
