import { addDays } from '@evenkeel/domain/calendar'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { pipeline } from '#db/pipeline.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { monthPeriod } from '../reading/period.ts'
import type { Group } from '../totalsStore.ts'
import {
  type Ask,
  answer,
  countText,
  empty,
  periodText,
  type Said,
  selectionOf,
  shownName,
} from './ask.ts'
import { noneYet, nothingIn } from './nothing.ts'

const shownMax = 20

/** "New payees this month", "which shops did I not go to this year?": who is in one of two times, and not in the other. */
export async function newPayeesAnswer(ask: Ask): Promise<Said> {
  const { query, book, today, vocabulary } = ask
  if (vocabulary.names.length === 0) return noneYet()
  const type: TransactionType = query.features.has('earn') ? 'income' : 'expense'
  const period = query.periods[0] ?? monthPeriod(today, today)
  const { from } = period
  if (from === undefined) return nothingIn(ask, type, period)
  const before = { to: addDays(from, -1) }
  const [now, earlier] = await pipeline([
    book.groups(selectionOf(query, type, period), 'payee'),
    book.groups(selectionOf(query, type, before), 'payee'),
  ])
  if (earlier.length === 0)
    return empty(
      `You have no records before that time, so that everything ${periodText(period)} is new.`,
    )
  const isOfOld = !query.features.has('newPayee')
  const [listed, others] = isOfOld ? [earlier, now] : [now, earlier]
  const known = new Set(others.map(({ key }) => key))
  const found = listed.filter(({ key }) => !known.has(key))
  if (found.length === 0)
    return empty(
      isOfOld
        ? `Everybody from before appears ${periodText(period)} too.`
        : type === 'income'
          ? `Nobody paid you for the first time ${periodText(period)}.`
          : `You paid nobody for the first time ${periodText(period)}.`,
    )
  const verb = type === 'income' ? 'paid you' : 'you paid'
  const shown = found.slice(0, shownMax)
  const cut = shown.length < found.length ? `, ${shown.length} of ${found.length}` : ''
  const span = isOfOld ? before : period
  const pieces = shown.map((group) => sumPiece(ask, type, span, group))
  const what = isOfOld
    ? `${countText(found.length, 'payee')} from before ${found.length === 1 ? 'does' : 'do'} not appear ${periodText(period)}. What each came to before`
    : `${countText(found.length, 'payee')} that ${verb} for the first time ${periodText(period)}`
  return answer(...say`${what}${cut}:${lines(pieces)}`)
}

function sumPiece(
  { query, book }: Ask,
  type: TransactionType,
  span: { from?: string; to: string },
  { key, shown, count, total }: Group,
): Piece {
  const selection = selectionOf(query, type, span)
  const any = selection.any.map((filter) => ({ ...filter, description: key }))
  const rows = book.known(shownName(shown), { ...selection, any }, [{ type, count, total }])
  return say`${shownName(shown)}: ${book.sum(shownName(shown), rows)}`
}
