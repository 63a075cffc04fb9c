import { pipeline } from '#db/pipeline.ts'
import { lines, type Piece, say, series } from '../facts/sentence.ts'
import { monthPeriod } from '../reading/period.ts'
import { listRows } from '../store.ts'
import {
  type Ask,
  answer,
  labelOf,
  periodText,
  rowsText,
  type Said,
  selectionOf,
  shownName,
} from './ask.ts'
import { nothingIn } from './nothing.ts'
import { rowPiece } from './rows.ts'

const categoriesMax = 3
const rowsMax = 10

/** "Summary of July", "last week?": what came in, what went out, and on what; of one day, its transactions. */
export async function summaryAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId, today } = ask
  const period = query.periods[0] ?? monthPeriod(today, today)
  const isDay = period.from === period.to
  const whole = selectionOf(query, undefined, period)
  const [income, expense] = [
    selectionOf(query, 'income', period),
    selectionOf(query, 'expense', period),
  ]
  const [rows, earned, spent, categories, shown] = await pipeline([
    book.rows(labelOf('Income and spending', [], period), whole),
    book.rows(labelOf('Income', [], period), income),
    book.rows(labelOf('Spending', [], period), expense),
    book.groups(expense, 'category'),
    listRows(db, userId, whole, 'newest', isDay ? rowsMax : 0),
  ])
  if (rows.count === 0) return nothingIn(ask, undefined, period)
  const came = book.sum(labelOf('Income', [], period), earned)
  const went = book.sum(labelOf('Spending', [], period), spent)
  const sides: Piece =
    earned.count === 0
      ? say`You spent ${went} and received nothing ${periodText(period)}`
      : spent.count === 0
        ? say`You received ${came} and spent nothing ${periodText(period)}`
        : say`You received ${came} and spent ${went} ${periodText(period)}, a net balance of ${book.net(labelOf('Net balance', [], period), rows)}`
  if (isDay) {
    const count = book.count(labelOf('Number', [], period), rows)
    const cut = shown.length < rows.count ? say` (the newest ${String(shown.length)})` : ''
    return answer(
      ...say`${sides}, in ${rowsText(count, undefined)}${cut}:${lines(shown.map((row) => rowPiece(ask, row)))}`,
    )
  }
  const top = categories
    .slice(0, categoriesMax)
    .map(({ key, shown: name, count, total }): Piece => {
      const any = expense.any.map((filter) => ({ ...filter, category: key }))
      const label = shownName(name)
      const part = book.known(label, { ...expense, any }, [{ type: 'expense', count, total }])
      const sum = book.sum(label, part)
      return say`${label} ${sum} (${book.percent(`Share of ${label}`, sum, went)})`
    })
  return answer(...say`${sides}.${top.length === 0 ? '' : say` Most was spent on ${series(top)}.`}`)
}
