import { type Piece, say } from '../facts/sentence.ts'
import { cutPercent } from '../reading/cutting.ts'
import {
  type Ask,
  answer,
  assumptions,
  labelOf,
  narrowedAtEnd,
  type Said,
  selectionOf,
} from './ask.ts'
import { wholeMonths } from './wholeMonths.ts'

/** "What would I save without coffee?", "if I cut eating out in half": what such a month cost; undefined if nothing did. */
export async function withoutSpending(ask: Ask): Promise<Said | undefined> {
  const { book, query } = ask
  const months = await wholeMonths(ask)
  if (months === undefined) return undefined
  const { period, count } = months
  const rows = await book.rows(
    labelOf('Spending', query.names, period),
    selectionOf(query, 'expense', period),
  )
  if (rows.count === 0) return undefined
  const total = book.sum(labelOf('Spending', query.names, period), rows)
  const monthly = book.per(labelOf('Average a month', query.names, period), total, String(count))
  const told = say`You spent ${total}${narrowedAtEnd(ask)} ${period.label}, ${monthly} a month on average.`
  const percent = cutPercent(query.text)
  if (percent === undefined)
    return answer(
      ...told,
      ' Going by that, it is what you would save without it.',
      assumptions(ask),
    )
  const part = (whole: typeof total, label: string): Piece =>
    book.per(label, whole, `100/${percent}`)
  const yearly =
    count === 12
      ? total
      : book.times(labelOf('In a year', query.names, period), total, `12/${count}`)
  const share: Piece =
    percent === 50 ? 'Half' : say`${book.given('The part to save', 'percent', String(percent))}`
  return answer(
    ...told,
    ...say` ${share} of that is ${part(monthly, 'Saved a month')} a month, ${part(yearly, 'Saved a year')} a year.`,
    assumptions(ask),
  )
}
