import { centsOf } from '../facts/book.ts'
import { say } from '../facts/sentence.ts'
import type { NameItem } from '../reading/slots.ts'
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
export async function categoryNetAnswer(asked: Ask): Promise<Said> {
  const ask = {
    ...asked,
    query: { ...asked.query, names: asked.query.names.map((item) => withOtherSide(item, asked)) },
  }
  const { query, book } = ask
  const period = periodOf(ask)
  const both = selectionOf(query, undefined, period)
  const [ofIncome, ofExpense] = [
    selectionOf(query, 'income', period),
    selectionOf(query, 'expense', period),
  ]
  book.ahead(both, ofIncome, ofExpense)
  const rows = await book.rows(labelOf('Income and spending', query.names, period), both)
  if (rows.count === 0) return nothingIn(ask, undefined, period)
  const income = await book.rows(labelOf('Income', query.names, period), ofIncome)
  const expense = await book.rows(labelOf('Spending', query.names, period), ofExpense)
  const earned = book.sum(labelOf('Income', query.names, period), income)
  const spent = book.sum(labelOf('Spending', query.names, period), expense)
  if (income.count === 0)
    return answer(
      ...say`You received nothing from ${namesText(query.names)} ${periodText(period)}, and spent ${spent}.`,
      assumptions(ask),
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

/** "Etsy" with "Etsy payout", where the one has only ever been paid and the other has only ever paid. */
function withOtherSide(item: NameItem, { vocabulary }: Ask): NameItem {
  const [name] = item.names
  if (name?.kind !== 'payee' || item.names.some(({ types }) => types.length > 1)) return item
  const others = (vocabulary.byWord.get(name.words[0] ?? '') ?? []).filter(
    ({ kind, words, types }) =>
      kind === 'payee' &&
      name.words.every((word, at) => words[at] === word) &&
      types.some((type) => !name.types.includes(type)),
  )
  return { ...item, names: [...item.names, ...others] }
}
