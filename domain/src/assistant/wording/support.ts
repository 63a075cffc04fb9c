import {
  addDays,
  addMonths,
  type DateRange,
  type LocalDate,
  monthRange,
  startOfDay,
} from '#calendar'
import type { TransactionType } from '#transactions'
import type { Fact, RowSource, Source } from '../fact.ts'
import { sourcesUnder } from '../steps.ts'
import type { NamedPeriod, Script } from './script.ts'

/** The transactions a fact ultimately rests on, as filters. */
function filtersUnder(fact: Fact, script: Script): RowSource['any'] {
  return sourcesUnder(fact.id, script).flatMap((source) => ('any' in source ? source.any : []))
}

export function restsOnDues(fact: Fact, script: Script): boolean {
  const under = sourcesUnder(fact.id, script)
  return under.length > 0 && under.every((source) => 'dues' in source)
}

/** The type of the transactions a fact rests on; undefined if both, or not limited. */
export function typeUnder(fact: Fact, script: Script): TransactionType | undefined {
  const types = new Set(filtersUnder(fact, script).map(({ type }) => type))
  return types.size === 1 ? [...types][0] : undefined
}

/** The names that narrow a fact, in lower case. */
export function namesUnder(fact: Fact, script: Script): Set<string> {
  const named = filtersUnder(fact, script).flatMap(({ category, description }) => [
    category,
    description,
  ])
  return new Set(named.flatMap((name) => (name === undefined ? [] : [name.toLowerCase()])))
}

/** Whether a figure belongs to a name: by its filters, or because its label or a source's contains the name. */
export function restsOnName(fact: Fact, name: string, script: Script): boolean {
  const wanted = name.toLowerCase()
  if (namesUnder(fact, script).has(wanted)) return true
  return labelsOf(fact, script).some((label) => label.toLowerCase().includes(wanted))
}

export function restsOnPeriod(fact: Fact, period: NamedPeriod, script: Script): boolean {
  if (labelsOf(fact, script).some((label) => label.includes(period.label))) return true
  if (period.from === undefined || period.to === undefined) return false
  return filtersUnder(fact, script).some(
    ({ startDate, endDate }) => startDate === period.from && endDate === period.to,
  )
}

/** Whether a fact counts transactions of certain days. */
export function isDated(fact: Fact, script: Script): boolean {
  return filtersUnder(fact, script).some(({ startDate }) => startDate !== undefined)
}

function labelsOf(fact: Fact, script: Script): string[] {
  return [fact.label, ...sourcesUnder(fact.id, script).map(({ label }: Source) => label)]
}

const relative: Readonly<Record<string, (today: LocalDate) => DateRange>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  'this week': (today) => weekOf(today),
  'last week': (today) => weekOf(addDays(today, -7)),
  'this month': (today) => monthRange(today),
  'last month': (today) => monthRange(addMonths(monthRange(today).from, -1)),
  'this year': (today) => yearOf(today),
  'last year': (today) => yearOf(addMonths(today, -12)),
}

/** Words for a period that can be resolved without the records. */
export const relativePeriod = /\b(?:today|yesterday|(?:this|last) (?:week|month|year))\b/gi

/** Any other words for a time, which cannot be checked. */
export const vaguePeriod =
  /\b(?:tomorrow|tonight|lately|recently|nowadays|(?:next|past|previous|coming|current) (?:\w+ )?(?:day|week|month|quarter|year)s?|(?:this|last) (?:quarter|summer|winter|spring|fall|autumn|weekend))\b/i

/** The period that words such as "last month" mean; its end may be open. */
export function spanOf(words: string, today: LocalDate): DateRange | undefined {
  return relative[words.toLowerCase()]?.(today)
}

/** Whether a fact covers exactly a period, or the part of it up to today. */
export function restsOnSpan(fact: Fact, span: DateRange, script: Script): boolean {
  const ends = new Set([span.to, ...(span.to > script.today ? [script.today] : [])])
  return filtersUnder(fact, script).some(
    ({ startDate, endDate }) =>
      startDate === span.from && endDate !== undefined && ends.has(endDate),
  )
}

function weekOf(day: LocalDate): DateRange {
  const from = addDays(day, -((startOfDay(day).getUTCDay() + 6) % 7))
  return { from, to: addDays(from, 6) }
}

function yearOf(day: LocalDate): DateRange {
  const year = day.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}
