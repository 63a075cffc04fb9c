import { centsOf } from '../facts/book.ts'
import { type Piece, say } from '../facts/sentence.ts'
import { allUntil } from '../reading/period.ts'
import {
  type Ask,
  answer,
  assumptions,
  labelOf,
  narrowed,
  periodText,
  type Said,
  selectionOf,
  typeOf,
} from './ask.ts'
import { sumOf } from './compare.ts'
import { nothingIn } from './nothing.ts'
import { wholeMonths } from './wholeMonths.ts'

/** "Was December above that?", after an average a month: a month against it, over the same months. */
export async function againstAverageAnswer(ask: Ask): Promise<Said> {
  const { query, book, today } = ask
  const [month = allUntil(today), named] = query.periods
  const type = typeOf(query) ?? 'expense'
  const isYear = named?.kind === 'year' && named.whole === undefined && named.to < today
  const months = isYear ? { period: named, count: 12 } : await wholeMonths(ask)
  if ((named !== undefined && !isYear) || months === undefined)
    return {
      kind: 'clarify',
      text: 'I can set a month against the average of the last 12 whole months, or of a year that is over.',
      suggestions: ['How much did I spend last month?'],
    }
  const { period, count } = months
  const sum = await sumOf(ask, type, month)
  const label = labelOf('Total', query.names, period)
  const rows = await book.rows(label, selectionOf(query, type, period))
  if (rows.count === 0) return nothingIn(ask, type, period)
  const total = book.sum(label, rows)
  const average = book.per(labelOf('Average a month', query.names, period), total, String(count))
  const apart = centsOf(sum) - centsOf(average)
  const [more, less] = apart > 0 ? [sum, average] : [average, sum]
  const difference: Piece =
    apart === 0
      ? 'exactly that'
      : say`${book.minus('Difference', more, less)} ${apart > 0 ? 'more' : 'less'} than that`
  const open = month.whole ? ' The month is still running.' : ''
  return answer(
    ...say`You ${type === 'income' ? 'received' : 'spent'} ${sum}${narrowed(ask)} ${periodText(month)}. The average is ${average} a month ${periodText(period)}: ${difference}.${open}`,
    assumptions(ask),
  )
}
