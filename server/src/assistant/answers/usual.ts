import { addDays, addMonths, monthRange } from '@evenkeel/domain/calendar'
import { centsOf } from '../facts/book.ts'
import { type Piece, say } from '../facts/sentence.ts'
import { monthPeriod, type Period, rangeText } from '../reading/period.ts'
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

/** "Did I spend more than usual?": a month against the average of the twelve before it. */
export async function usualAnswer(ask: Ask): Promise<Said> {
  const { query, book, today } = ask
  const type = typeOf(query) ?? 'expense'
  const month = query.periods[0] ?? monthPeriod(today, today)
  const before = yearBefore(month, today)
  book.ahead(selectionOf(query, type, month), selectionOf(query, type, before))
  const sum = await sumOf(ask, type, month)
  const rows = await book.rows(
    labelOf('Months before', query.names, before),
    selectionOf(query, type, before),
  )
  if (rows.count === 0) return nothingIn(ask, type, before)
  const total = book.sum(labelOf('Total', query.names, before), rows)
  const usual = book.per(labelOf('Average a month', query.names, before), total, '12')
  const verb = type === 'income' ? 'received' : 'spent'
  const apart = centsOf(sum) - centsOf(usual)
  const [more, less] = apart > 0 ? [sum, usual] : [usual, sum]
  const difference: Piece =
    apart === 0
      ? 'exactly as usual'
      : say`${book.minus('Difference', more, less)} ${apart > 0 ? 'more' : 'less'} than that`
  const open = month.whole ? ' The month is still running.' : ''
  return answer(
    ...say`You ${verb} ${sum}${narrowed(ask)} ${periodText(month)}. The average is ${usual} a month ${before.label}: ${difference}.${open}`,
    assumptions(ask),
  )
}

function yearBefore({ from }: Period, today: string): Period & { from: string } {
  const start = monthRange(from ?? today).from
  const span = { from: addMonths(start, -12), to: addDays(start, -1) }
  return {
    ...span,
    kind: 'range',
    label: `over the 12 months before (${rangeText(span.from, span.to)})`,
  }
}
