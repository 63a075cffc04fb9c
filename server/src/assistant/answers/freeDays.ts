import { addMonths, type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import { pipeline } from '#db/pipeline.ts'
import { lines, say } from '../facts/sentence.ts'
import { daysIn, monthPeriod, type Period } from '../reading/period.ts'
import {
  type Ask,
  answer,
  assumptions,
  countText,
  empty,
  labelOf,
  narrowed,
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
