import { pipeline } from '#db/pipeline.ts'
import { say } from '../facts/sentence.ts'
import { daysIn } from '../reading/period.ts'
import {
  type Ask,
  answer,
  labelOf,
  periodOf,
  periodText,
  rowsText,
  type Said,
  selectionOf,
} from './ask.ts'
import { noneYet } from './nothing.ts'

/** "On how many days in May did I spend nothing?" */
export async function freeDaysAnswer(ask: Ask): Promise<Said> {
  const { query, book, vocabulary } = ask
  if (vocabulary.names.length === 0) return noneYet()
  const period = periodOf(ask)
  const selection = selectionOf(query, 'expense', period)
  const label = labelOf('Spending', [], period)
  const [rows, days] = await pipeline([book.rows(label, selection), book.groups(selection, 'day')])
  const all = book.rule(`Days ${period.label}`, 'count', String(daysIn(period)))
  const free = book.rule(
    `Days without an expense ${period.label}`,
    'count',
    String(daysIn(period) - days.length),
  )
  const count = book.count(`Number: ${label}`, rows)
  return answer(
    ...say`You spent nothing on ${free} of ${all} days ${periodText(period)}. The other days have ${rowsText(count, 'expense')}.`,
  )
}
