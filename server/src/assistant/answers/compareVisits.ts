import { dayMin } from '@evenkeel/domain/calendar'
import { centsOf, type Rows } from '../facts/book.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { type Period, periodBefore } from '../reading/period.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import {
  type Ask,
  answer,
  assumptions,
  itemText,
  labelOf,
  narrowed,
  periodOf,
  periodText,
  rowsText,
  type Said,
  selectionOf,
  typeOf,
} from './ask.ts'
import { evened } from './compare.ts'
import { nothingIn } from './nothing.ts'
import { wholeMonths } from './wholeMonths.ts'

/** "How much cheaper is Lidl than Trader Joe's per visit?", "do I go to Lidl more often than to Aldi?" */
export async function compareVisits(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  const isOfCounts = asksHowMany(query)
  const months = isOfCounts || query.periods.length > 0 ? undefined : await wholeMonths(ask)
  const period = months?.period ?? periodOf(ask)
  book.ahead(...query.names.map((item) => selectionOf(query, type, period, [item])))
  const sides: { item: NameItem; rows: Rows }[] = []
  for (const item of query.names) {
    const label = labelOf(type === 'income' ? 'Income' : 'Spending', [item], period)
    sides.push({ item, rows: await book.rows(label, selectionOf(query, type, period, [item])) })
  }
  const missing = sides.find(({ rows }) => rows.count === 0)
  if (missing)
    return nothingIn({ ...ask, query: { ...query, names: [missing.item] } }, type, period)
  const each = sides.map(({ item, rows }) => {
    const count = book.count(labelOf('Number', [item], period), rows)
    if (isOfCounts) {
      const sum = book.sum(labelOf('Total', [item], period), rows)
      const times = rows.count === 1 ? 'time' : 'times'
      const text: Piece = say`${itemText(item)}: ${count} ${times}, ${sum} in total`
      return { item, figure: count, size: rows.count, text }
    }
    const average = book.average(labelOf('Average', [item], period), rows)
    const text: Piece = say`${itemText(item)}: ${average} each, over ${rowsText(count, type)}`
    return { item, figure: average, size: centsOf(average), text }
  })
  const ordered = each.toSorted((a, b) => b.size - a.size)
  const list = lines(ordered.map(({ text }) => text))
  const [most, next] = ordered
  if (most === undefined || next === undefined) return nothingIn(ask, type, period)
  const [one, other] = [itemText(most.item), itemText(next.item)]
  const noun = type === 'income' ? 'income transactions' : 'expenses'
  const verb = type === 'income' ? 'received' : 'spent'
  if (most.size === next.size)
    return answer(
      isOfCounts
        ? say`You have as many ${noun} on ${one} as on ${other} ${periodText(period)}:${list}`
        : say`On average you ${verb} the same each time on ${one} and ${other} ${periodText(period)}:${list}`,
      assumptions(ask),
    )
  const difference = book.minus('Difference', most.figure, next.figure)
  return answer(
    isOfCounts
      ? say`You have more ${noun} on ${one} ${periodText(period)}, ${difference} more than on ${other}:${list}`
      : say`On average you ${verb} more each time on ${one} ${periodText(period)}, ${difference} more than on ${other}:${list}`,
    assumptions(ask),
  )
}

/** "Did I go to Lidl more times in May than in April?", "have we eaten out more often this year than last?" */
export async function compareTimesThen(ask: Ask): Promise<Said> {
  const { query, book, today } = ask
  const [first = periodOf(ask), second = periodBefore(first, today)] = query.periods
  const type = typeOf(query) ?? 'expense'
  if (second === undefined) return nothingIn(ask, type, first)
  const { a, b, note } = evened(first, second, today)
  book.ahead(selectionOf(query, type, a), selectionOf(query, type, b))
  const rowsIn = async (period: Period) => {
    const label = labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period)
    return book.rows(label, selectionOf(query, type, period))
  }
  const [rowsA, rowsB] = [await rowsIn(a), await rowsIn(b)]
  if (rowsA.count + rowsB.count === 0) return nothingIn(ask, type, a)
  const [countA, countB] = [
    book.count(labelOf('Number', query.names, a), rowsA),
    book.count(labelOf('Number', query.names, b), rowsB),
  ]
  const isInOrder = (a.from ?? dayMin) < (b.from ?? dayMin)
  const apart = (rowsA.count - rowsB.count) * (isInOrder ? -1 : 1)
  const [more, less] = rowsA.count > rowsB.count ? [countA, countB] : [countB, countA]
  const difference: Piece =
    apart === 0
      ? 'exactly as many'
      : say`${book.minus('Difference', more, less)} ${apart > 0 ? 'more' : 'fewer'}`
  return answer(
    ...say`You have ${rowsText(countA, type)}${narrowed(ask)} ${periodText(a)}, and ${countB} ${periodText(b)}: ${difference}.`,
    note,
    assumptions(ask),
  )
}

/** "How many times", and not what each of them cost. */
function asksHowMany({ features }: Query): boolean {
  return features.has('count') || features.has('often')
}
