import { centsOf } from '../facts/book.ts'
import { say } from '../facts/sentence.ts'
import {
  type Ask,
  answer,
  assumptions,
  labelOf,
  namesText,
  periodOf,
  periodText,
  type Said,
  selectionOf,
} from './ask.ts'
import { nothingIn } from './nothing.ts'

/** "Is the caravan paying for itself?": what came in under a category against what it cost. */
export async function categoryNetAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const period = periodOf(ask)
  const both = selectionOf(query, undefined, period)
  const [income, expense] = [
    selectionOf(query, 'income', period),
    selectionOf(query, 'expense', period),
  ]
  book.ahead(both, income, expense)
  const rows = await book.rows(labelOf('Income and spending', query.names, period), both)
  if (rows.count === 0) return nothingIn(ask, undefined, period)
  const earned = book.sum(
    labelOf('Income', query.names, period),
    await book.rows(labelOf('Income', query.names, period), income),
  )
  const spent = book.sum(
    labelOf('Spending', query.names, period),
    await book.rows(labelOf('Spending', query.names, period), expense),
  )
  const net = book.net(labelOf('Net balance', query.names, period), rows)
  const verdict =
    centsOf(net) === 0
      ? 'It came out even'
      : centsOf(net) > 0
        ? 'More came in than it cost'
        : 'It cost more than came in'
  return answer(
    ...say`${verdict}: you received ${earned} and spent ${spent} on ${namesText(query.names)} ${periodText(period)}, a net balance of ${net}.`,
    assumptions(ask),
  )
}
