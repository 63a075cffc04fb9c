import { lines, say } from '../facts/sentence.ts'
import { listRows } from '../store.ts'
import {
  type Ask,
  answer,
  empty,
  periodOf,
  periodText,
  rowsText,
  rowsType,
  type Said,
  selectionOf,
} from './ask.ts'
import { rowPiece } from './rows.ts'

const shownMax = 20
const countedMax = 200

/** "Which entries have no description?" */
export async function unnamedAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId } = ask
  const period = periodOf(ask)
  const type = rowsType(query)
  const { any } = selectionOf(query, type, period)
  const unnamed = { any: any.map((filter) => ({ ...filter, description: '' })) }
  const rows = await listRows(db, userId, unnamed, 'newest', countedMax + 1)
  const when = periodText(period)
  if (rows.length === 0) return empty(`Nothing ${when} is without a description.`)
  const pieces = lines(rows.slice(0, shownMax).map((row) => rowPiece(ask, row)))
  if (rows.length > countedMax)
    return answer(`A lot of transactions ${when} have no description. The newest:`, pieces)
  const count = book.count('Without a description', book.picked('Without a description', rows))
  const cut = rows.length > shownMax ? ' The newest:' : ''
  return answer(
    ...say`${rowsText(count, type)} ${when} ${rows.length === 1 ? 'has' : 'have'} no description.${cut}${pieces}`,
  )
}
