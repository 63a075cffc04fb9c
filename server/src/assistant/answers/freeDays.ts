import { addDays, addMonths, type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import { pipeline } from '#db/pipeline.ts'
import { lines, say } from '../facts/sentence.ts'
import { daysIn, monthPeriod, type Period, rangePeriod, rangeText } from '../reading/period.ts'
import {
  type Ask,
  answer,
  assumptions,
  countText,
  empty,
  labelOf,
  narrowed,
  narrowedAtEnd,
  periodOf,
  periodText,
  rowsText,
  type Said,
  selectionOf,
  typeOf,
} from './ask.ts'
import { noneYet, nothingIn } from './nothing.ts'

/** "On how many days in May did I spend nothing?" */
export async function freeDaysAnswer(ask: Ask): Promise<Said> {
  const { query, book, vocabulary } = ask
  if (vocabulary.names.length === 0) return noneYet()
  const period = periodOf(ask)
  const selection = selectionOf(query, 'expense', period)
  const label = labelOf('Spending', [], period)
  const [rows, days] = await pipeline([book.rows(label, selection), book.groups(selection, 'day')])
  const all = book.rule(`Days ${period.label}`, 'count', String(daysIn(period)))
  const free = book.rule(
    `Days without an expense ${period.label}`,
    'count',
    String(daysIn(period) - days.length),
  )
  const count = book.count(`Number: ${label}`, rows)
  return answer(
    ...say`You spent nothing on ${free} of ${all} days ${periodText(period)}. The other days have ${rowsText(count, 'expense')}.`,
  )
}

/** "On how many days in May did I buy groceries?" */
export async function daysWithAnswer(ask: Ask): Promise<Said> {
  const { query, book, vocabulary } = ask
  if (vocabulary.names.length === 0) return noneYet()
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const selection = selectionOf(query, type, period)
  const label = labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period)
  const [rows, days] = await pipeline([book.rows(label, selection), book.groups(selection, 'day')])
  if (rows.count === 0) return nothingIn(ask, type, period)
  const taken = book.rule(`Days: ${label}`.slice(0, 300), 'count', String(days.length))
  const count = book.count(`Number: ${label}`, rows)
  const verb = type === 'income' ? 'received money' : 'spent money'
  const noun = days.length === 1 ? 'day' : 'days'
  return answer(
    ...say`You ${verb}${narrowed(ask)} on ${taken} ${noun} ${periodText(period)}, in ${rowsText(count, type)}.`,
    assumptions(ask),
  )
}

/** "Longest streak without spending", "how many days in a row did I spend?" */
export async function streakAnswer(ask: Ask): Promise<Said> {
  const { query, book, vocabulary } = ask
  if (vocabulary.names.length === 0) return noneYet()
  // "Without eating out": what is left out is what the days are free of.
  const names = query.names.length > 0 ? query.names : query.excepts
  const asked: Ask = { ...ask, query: { ...query, names, excepts: [] } }
  const isFree =
    query.features.has('not') || query.features.has('except') || query.excepts.length > 0
  const period = periodOf(ask)
  const selection = selectionOf(asked.query, 'expense', period)
  const [every, days] = await pipeline([
    book.groups(selectionOf({ ...query, names: [], excepts: [] }, undefined, period), 'day'),
    book.groups(selection, 'day'),
  ])
  const first = every.map(({ key }) => key).toSorted()[0]
  if (days.length === 0 || first === undefined) return nothingIn(asked, 'expense', period)
  const taken = new Set(days.map(({ key }) => key))
  const from = period.from !== undefined && period.from > first ? period.from : first
  const [longest] = runsOf(from, period.to, (day) => taken.has(day) !== isFree)
  if (longest === undefined)
    return empty(...say`There is no such day${narrowed(asked)} ${periodText(period)}.`)
  const rows = await book.rows(labelOf('Spending', names, period), selection)
  const length = book.rule('Days of the longest streak', 'count', String(daysIn(longest)))
  const count = book.count(labelOf('Number', names, period), rows)
  const what = isFree ? 'without an expense' : 'with an expense each day'
  return answer(
    ...say`Your longest streak ${what}${narrowed(asked)} ${periodText(period)} was ${length} ${length.value === '1' ? 'day' : 'days'} (${rangeText(longest.from ?? '', longest.to)}). There are ${rowsText(count, 'expense')} in all.`,
    assumptions(asked),
  )
}

/** The runs of days of a kind, the longest first and of equal ones the latest. */
function runsOf(from: LocalDate, to: LocalDate, isMeant: (day: LocalDate) => boolean): Period[] {
  const runs: Period[] = []
  let start: LocalDate | undefined
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!isMeant(day)) {
      start = undefined
      continue
    }
    start ??= day
    if (start === day) runs.push(rangePeriod(day, day))
    else runs[runs.length - 1] = rangePeriod(start, day)
  }
  return runs.toReversed().toSorted((a, b) => daysIn(b) - daysIn(a))
}

/** "Average time between Kroger trips": from the first to the last day, over the days between which the times lie. */
export async function intervalAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const selection = selectionOf(query, type, period)
  const label = labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period)
  const [rows, days] = await pipeline([book.rows(label, selection), book.groups(selection, 'day')])
  const keys = days.map(({ key }) => key).toSorted()
  const [first, last] = [keys[0], keys.at(-1)]
  if (first === undefined || last === undefined) return nothingIn(ask, type, period)
  const began = book.firstDay(`First day: ${label}`.slice(0, 300), rows, first)
  if (first === last)
    return empty(
      ...say`You have only ${began} ${periodText(period)}${narrowedAtEnd(ask)}, so there is no time between.`,
    )
  const ended = book.lastDay(`Last day: ${label}`.slice(0, 300), rows, last)
  const gap = daysIn(rangePeriod(first, last)) - 1
  const between = book.rule('Days between', 'count', (gap / (keys.length - 1)).toFixed(1))
  const number = book.rule('Days with a transaction', 'count', String(keys.length))
  return answer(
    ...say`On average ${between} days pass from one time to the next${narrowed(ask)} ${periodText(period)}: ${number} days from ${began} to ${ended}.`,
    assumptions(ask),
  )
}

const shownMax = 31

/** "Was there a month without income?": of the whole months since the first record. */
export async function freeMonthsAnswer(ask: Ask): Promise<Said> {
  const { query, book, vocabulary } = ask
  if (vocabulary.names.length === 0) return noneYet()
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const [own, ...all] = await pipeline([
    book.groups(selectionOf(query, type, period), 'month'),
    book.groups({ any: [{ type: 'income' }] }, 'month'),
    book.groups({ any: [{ type: 'expense' }] }, 'month'),
  ])
  const first = all
    .flat()
    .map(({ key }) => key)
    .toSorted()[0]
  const { whole, open } = monthsOf(first, period, ask.today)
  const taken = new Set(own.map(({ key }) => key))
  const found = whole.filter((month) => !taken.has(month))
  const what = `you ${type === 'income' ? 'received' : 'spent'} nothing`
  const note = open === undefined ? '' : ` ${nameOf(open)} is left out, because it is not over.`
  if (whole.length === 0)
    return empty(`There is no whole month in your records ${periodText(period)}.${note}`)
  if (found.length === 0)
    return empty(`There is no whole month ${periodText(period)} in which ${what}.${note}`)
  const shown = found.slice(-shownMax)
  const cut = shown.length < found.length ? `. The last ${shown.length}:` : ':'
  const names = lines(shown.map((month) => say`${nameOf(month)}`))
  return answer(
    ...say`In ${countText(found.length, 'month')} ${periodText(period)}, ${what}${cut}${names}${note}`,
  )
}

/** The months of a period that are over, from the first with a record on, and the one that is not over yet. */
function monthsOf(first: LocalDate | undefined, { from, to }: Period, today: LocalDate) {
  const whole: LocalDate[] = []
  if (first === undefined) return { whole }
  const begin = from !== undefined && from > first ? from : first
  for (let month = monthRange(begin).from; month <= to; month = addMonths(month, 1)) {
    const range = monthRange(month)
    if (range.to > today) return { whole, open: month }
    if (range.from >= begin && range.to <= to) whole.push(month)
  }
  return { whole }
}

function nameOf(month: LocalDate): string {
  return monthPeriod(month, monthRange(month).to).label.replace('in ', '')
}
