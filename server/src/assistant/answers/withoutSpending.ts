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
import { wholeYear } from './sums.ts'

/** "What would I save without coffee?", "if I cut eating out in half": what such a month cost; undefined if nothing did. */
export async function withoutSpending(ask: Ask): Promise<Said | undefined> {
  const { book, query } = ask
  const year = wholeYear(ask)
  const rows = await book.rows(
    labelOf('Spending', query.names, year),
    selectionOf(query, 'expense', year),
  )
  if (rows.count === 0) return undefined
  const total = book.sum(labelOf('Spending', query.names, year), rows)
  const monthly = book.per(labelOf('Average a month', query.names, year), total, '12')
  const told = say`You spent ${total}${narrowedAtEnd(ask)} ${year.label}, ${monthly} a month on average.`
  const percent = cutPercent(query.text)
  if (percent === undefined)
    return answer(
      ...told,
      ' Going by that, it is what you would save without it.',
      assumptions(ask),
    )
  const part = (whole: typeof total, label: string): Piece =>
    book.per(label, whole, `100/${percent}`)
  const share: Piece =
    percent === 50 ? 'Half' : say`${book.given('The part to save', 'percent', String(percent))}`
  return answer(
    ...told,
    ...say` ${share} of that is ${part(monthly, 'Saved a month')} a month, ${part(total, 'Saved a year')} a year.`,
    assumptions(ask),
  )
}
