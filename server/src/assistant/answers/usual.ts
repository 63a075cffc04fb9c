import { monthRange } from '@evenkeel/domain/calendar'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { centsOf } from '../facts/book.ts'
import { type Piece, say } from '../facts/sentence.ts'
import { dayText, monthPeriod, type Period, rangeText } from '../reading/period.ts'
import {
  type Ask,
  answer,
  assumptions,
  empty,
  labelOf,
  narrowed,
  periodText,
  type Said,
  selectionOf,
  typeOf,
} from './ask.ts'
import { sumOf } from './compare.ts'
import { nothingIn } from './nothing.ts'
import { monthsBefore } from './wholeMonths.ts'

/** "Did I spend more than usual?": a month against the average of the twelve before it, or of as many as there are. */
export async function usualAnswer(ask: Ask): Promise<Said> {
  const { query, book, today } = ask
  const type = typeOf(query) ?? 'expense'
  const month = query.periods[0] ?? monthPeriod(today, today)
  const start = monthRange(month.from ?? today).from
  const months = await monthsBefore(ask, start)
  if (months === undefined)
    return empty(
      `There is no whole month in your records before ${dayText(start)} to tell what is usual.`,
    )
  const { from, to, count } = months
  const noun = count === 1 ? 'month' : `${count} months`
  const label = `over the ${noun} before (${rangeText(from, to)})`
  const before: Period = { from, to, kind: 'range', label }
  book.ahead(selectionOf(query, type, month), selectionOf(query, type, before))
  return besideAverage(ask, {
    type,
    month,
    count,
    period: before,
    of: 'Months before',
    level: 'exactly as usual',
  })
}

type BesideAverage = {
  type: TransactionType
  month: Period
  /** The months of the average, and how many they are. */
  period: Period
  count: number
  /** What the proof calls their entries. */
  of: string
  /** What is said if the two are the same. */
  level: string
}

/** Tells a month's sum, and how far it is from the average of some months. */
export async function besideAverage(
  ask: Ask,
  { type, month, period, count, of, level }: BesideAverage,
): Promise<Said> {
  const { query, book } = ask
  const sum = await sumOf(ask, type, month)
  const rows = await book.rows(labelOf(of, query.names, period), selectionOf(query, type, period))
  if (rows.count === 0) return nothingIn(ask, type, period)
  const total = book.sum(labelOf('Total', query.names, period), rows)
  const average = book.per(labelOf('Average a month', query.names, period), total, String(count))
  const verb = type === 'income' ? 'received' : 'spent'
  const apart = centsOf(sum) - centsOf(average)
  const [more, less] = apart > 0 ? [sum, average] : [average, sum]
  const difference: Piece =
    apart === 0
      ? level
      : say`${book.minus('Difference', more, less)} ${apart > 0 ? 'more' : 'less'} than that`
  const open = month.whole ? ' The month is still running.' : ''
  return answer(
    ...say`You ${verb} ${sum}${narrowed(ask)} ${periodText(month)}. The average is ${average} a month ${periodText(period)}: ${difference}.${open}`,
    assumptions(ask),
  )
}
