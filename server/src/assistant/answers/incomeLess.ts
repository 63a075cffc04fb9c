import { centsOf } from '../facts/book.ts'
import { type Piece, say } from '../facts/sentence.ts'
import { isIncome } from '../reading/incomeLess.ts'
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

/** "My income minus rent in August": all that came in, or what the income that is named brought, less the costs. */
export async function incomeLessAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const period = periodOf(ask)
  const sources = query.names.filter(isIncome)
  const costs = query.names.filter((item) => !isIncome(item))
  const plain = { ...ask, query: { ...query, names: sources } }
  const [earned, paid] = [
    selectionOf(plain.query, 'income', period),
    selectionOf({ ...query, names: costs }, 'expense', period),
  ]
  book.ahead(earned, paid)
  const incomeLabel = labelOf('Income', sources, period)
  const income = await book.rows(incomeLabel, earned)
  if (income.count === 0) return nothingIn(plain, 'income', period)
  const spentLabel = labelOf('Spending', costs, period)
  const spending = await book.rows(spentLabel, paid)
  const received = book.sum(incomeLabel, income)
  const from: Piece = sources.length > 0 ? [' from ', namesText(sources)] : ''
  if (spending.count === 0)
    return answer(
      ...say`You received ${received}${from} ${periodText(period)}, and spent nothing on ${namesText(costs)}.`,
      assumptions(ask),
    )
  const spent = book.sum(spentLabel, spending)
  const apart = centsOf(received) - centsOf(spent)
  const rest: Piece =
    apart < 0
      ? say`${book.minus('Short', spent, received)} more than came in`
      : say`${book.minus('Left', received, spent)} is left`
  return answer(
    ...say`You received ${received}${from} ${periodText(period)}, and spent ${spent} on ${namesText(costs)}: ${rest}.`,
    assumptions(ask),
  )
}
