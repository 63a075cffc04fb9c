import { addMonths, monthRange } from '@evenkeel/domain/calendar'
import { pipeline } from '#db/pipeline.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { monthPeriod, type Period, rangePeriod } from '../reading/period.ts'
import {
  type Ask,
  answer,
  assumptions,
  narrowedAtEnd,
  periodText,
  type Said,
  selectionOf,
  shownName,
  typeOf,
} from './ask.ts'
import { nothingIn } from './nothing.ts'
import { isLeast } from './ranks.ts'

const monthsMax = 24

/** "Top category each month": the one with the highest sum, month by month. */
export async function topByMonthAnswer(ask: Ask): Promise<Said> {
  const { query, book, today } = ask
  const type = typeOf(query) ?? 'expense'
  const key = query.features.has('payee') || query.features.has('where') ? 'payee' : 'category'
  const named = query.periods[0]
  const year = rangePeriod(addMonths(monthRange(today).from, -11), today)
  const period = named?.from === undefined ? year : named
  const months = monthsOf(period)
  const groups = await pipeline(
    months.map((month) => book.groups(selectionOf(query, type, month), key)),
  )
  const pieces = months.flatMap((month, index): Piece[] => {
    const all = groups[index] ?? []
    const top = isLeast(ask) ? all.at(-1) : all[0]
    if (top === undefined) return []
    const selection = selectionOf(query, type, month)
    const part = key === 'category' ? { category: top.key } : { description: top.key }
    const any = selection.any.map((filter) => ({ ...filter, ...part }))
    const name = shownName(top.shown)
    const label = `${name}, ${month.label}`
    const rows = book.known(label, { ...selection, any }, [
      { type, count: top.count, total: top.total },
    ])
    return [say`${month.label.replace(/^(in|from|on) /, '')}: ${name}, ${book.sum(label, rows)}`]
  })
  if (pieces.length === 0) return nothingIn(ask, type, period)
  const what = type === 'income' ? 'income' : 'expense'
  return answer(
    ...say`Your ${isLeast(ask) ? 'smallest' : 'biggest'} ${what} ${key} of each month ${periodText(period)}${narrowedAtEnd(ask)}:${lines(pieces)}`,
    assumptions(ask),
  )
}

function monthsOf({ from = '', to }: Period): Period[] {
  const months: Period[] = []
  for (let month = monthRange(from).from; month <= to; month = addMonths(month, 1)) {
    const isCut = month < from || monthRange(month).to > to
    const end = monthRange(month).to > to ? to : monthRange(month).to
    months.push(isCut ? rangePeriod(month < from ? from : month, end) : monthPeriod(month, to))
  }
  return months.slice(-monthsMax)
}
