import { centsOf } from '../facts/book.ts'
import { type Piece, say } from '../facts/sentence.ts'
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

/** "My income minus rent in August": all that came in, less what went out on the names. */
export async function incomeLessAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const period = periodOf(ask)
  const plain = { ...ask, query: { ...query, names: [] } }
  book.ahead(selectionOf(plain.query, 'income', period), selectionOf(query, 'expense', period))
  const incomeLabel = labelOf('Income', [], period)
  const income = await book.rows(incomeLabel, selectionOf(plain.query, 'income', period))
  if (income.count === 0) return nothingIn(plain, 'income', period)
  const spentLabel = labelOf('Spending', query.names, period)
  const spending = await book.rows(spentLabel, selectionOf(query, 'expense', period))
  const received = book.sum(incomeLabel, income)
  if (spending.count === 0)
    return answer(
      ...say`You received ${received} ${periodText(period)}, and spent nothing on ${namesText(query.names)}.`,
      assumptions(ask),
    )
  const spent = book.sum(spentLabel, spending)
  const apart = centsOf(received) - centsOf(spent)
  const rest: Piece =
    apart < 0
      ? say`${book.minus('Short', spent, received)} more than came in`
      : say`${book.minus('Left', received, spent)} is left`
  return answer(
    ...say`You received ${received} ${periodText(period)}, and spent ${spent} on ${namesText(query.names)}: ${rest}.`,
    assumptions(ask),
  )
}
