import { daysBetween } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import { pipeline } from '#db/pipeline.ts'
import type { Rows } from '../facts/book.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { type Period, recentDays } from '../reading/period.ts'
import type { Query } from '../reading/slots.ts'
import { listRows, type RowOrder } from '../store.ts'
import type { Selection } from '../totalsStore.ts'
import {
  type Ask,
  answer,
  assumptions,
  empty,
  labelOf,
  narrowed,
  periodOf,
  periodText,
  rowsText,
  rowsType,
  type Said,
  selectionOf,
  shownName,
  typeOf,
} from './ask.ts'
import { nothingIn } from './nothing.ts'
import { rankName } from './rankName.ts'
import { payOr } from './refundFilters.ts'
import { orderOf } from './rowOrder.ts'

const shownMax = 20
/** Rent is the same every month: five of it are enough. */
const levelMax = 5

/** "Any charges over $100 in the last 30 days?" */
export async function listAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId } = ask
  const type = rowsType(query) ?? (isAnything(query) ? 'expense' : undefined)
  const period = recentOr(ask)
  const selection = selectionOf(query, type, period)
  const label = labelOf('Transactions', query.names, period)
  const limit = Math.min(query.limit ?? shownMax, shownMax)
  const order = orderOf(query) ?? 'newest'
  const [rows, shown] = await pipeline([
    book.rows(label, selection),
    listRows(db, userId, selection, order, limit),
  ])
  if (rows.count === 0) return nothingIn(ask, type, period)
  const count = book.count(`Number: ${label}`, rows)
  const sum = type === undefined ? undefined : book.sum(`Total: ${label}`, rows)
  const total: Piece = sum ? say`, ${sum} in total` : ''
  const cut = shown.length < rows.count ? ` The ${order} ${shown.length}:` : ''
  return answer(
    ...say`${rowsText(count, type)}${narrowed(ask)} ${periodText(period)}${total}.${cut}${lines(shown.map((row) => rowPiece(ask, row)))}`,
    assumptions(ask),
  )
}

/** "Anything over $200" asks about spending. */
function isAnything({ features, names, text, min, max }: Query): boolean {
  return (
    !features.has('anyRow') &&
    names.length === 0 &&
    (min !== undefined || max !== undefined) &&
    /\b(anything|everything|something|what|things?|items?|stuff|any|all|everything)\b/.test(text)
  )
}

/** Recent means the last 30 days. */
export function recentOr(ask: Ask): Period {
  const { query, today } = ask
  if (query.periods.length > 0 || !query.features.has('recent')) return periodOf(ask)
  return recentDays(today)
}

/** One transaction as a line of a list. */
export function rowPiece({ book }: Pick<Ask, 'book'>, row: Transaction): Piece {
  const name = shownName(row.description || row.category)
  const amount = book.amountOf(`${name}, ${row.date}`, row)
  const sign = row.type === 'income' ? '+' : ''
  return say`${book.dayOf(`Date of ${name}`, row)}: ${name}, ${sign}${amount}`
}

/** "What was my biggest expense this year?", "the 3 smallest purchases". */
export async function extremeAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId } = ask
  const type = typeOf(query) ?? 'expense'
  const isLeast = query.features.has('min') || query.features.has('least')
  const period = recentOr(ask)
  const selection = payOr(ask, type, selectionOf(query, type, period))
  if (query.rank !== undefined) return placeAnswer(ask, type, selection, query.rank)
  const limit = Math.min(query.limit ?? (isPlural(ask) ? 5 : 1), shownMax)
  const label = labelOf(type === 'income' ? 'Income' : 'Expenses', query.names, period)
  const [rows, shown] = await pipeline([
    book.rows(label, selection),
    listRows(
      db,
      userId,
      selection,
      isLeast ? 'smallest' : 'largest',
      limit === 1 ? levelMax : limit,
    ),
  ])
  if (rows.count === 0) return nothingIn(ask, type, period)
  const what = type === 'income' ? 'income' : 'expense'
  const rank = isLeast ? 'smallest' : 'biggest'
  const [top] = shown
  if (top && limit === 1) {
    const label = labelOf(`${rank} ${what}`, query.names, period)
    const extreme = isLeast ? book.least(label, rows, top) : book.most(label, rows, top)
    const level = shown.filter(({ amount }) => amount === top.amount)
    return answer(
      ...say`Your ${rank} ${what}${narrowed(ask)} ${periodText(period)} was ${extreme}${levelText(ask, level)}:${lines(level.map((row) => rowPiece(ask, row)))}`,
      assumptions(ask),
    )
  }
  const count = book.count('Number', rows)
  const cut: Piece = shown.length < rows.count ? say` (${String(shown.length)} of ${count})` : ''
  // "What do my three biggest expenses come to?"
  const isSummed = query.features.has('total') || query.features.has('howMuch')
  const together: Piece = isSummed
    ? say`, ${book.sum('Total of these', book.picked(`The ${shown.length} ${rank}`, shown))} in total`
    : ''
  return answer(
    ...say`Your ${rank} ${what === 'income' ? 'income transactions' : 'expenses'}${narrowed(ask)} ${periodText(period)}${cut}${together}:${lines(shown.map((row) => rowPiece(ask, row)))}`,
    assumptions(ask),
  )
}

/** How many come to the same amount; only the newest are listed where they fill the list. */
function levelText({ book }: Ask, level: readonly Transaction[]): Piece {
  if (level.length < 2) return ''
  if (level.length === levelMax) return `. The newest ${levelMax} of that amount`
  const label = 'Number of that amount'
  return say`, ${book.count(label, book.picked(label, level))} times`
}

/** "My second biggest purchase in May". */
async function placeAnswer(
  ask: Ask,
  type: Transaction['type'],
  selection: Selection,
  rank: number,
): Promise<Said> {
  const { query, book, db, userId } = ask
  const isLeast = query.features.has('min') || query.features.has('least')
  const period = recentOr(ask)
  const order = isLeast ? 'smallest' : 'largest'
  const [rows, [row]] = await pipeline([
    book.rows(labelOf(type === 'income' ? 'Income' : 'Expenses', query.names, period), selection),
    listRows(db, userId, selection, order, 1, rank - 1),
  ])
  if (rows.count === 0) return nothingIn(ask, type, period)
  const count = book.count('Number', rows)
  if (row === undefined)
    return empty(
      ...say`You have only ${rowsText(count, type)}${narrowed(ask)} ${periodText(period)}.`,
    )
  const what = type === 'income' ? 'income' : 'expense'
  return answer(
    ...say`Your ${rankName(rank)} ${isLeast ? 'smallest' : 'biggest'} ${what}${narrowed(ask)} ${periodText(period)}, of ${count} in all:${lines([rowPiece(ask, row)])}`,
    assumptions(ask),
  )
}

/** "What is the median of my purchases?": the middle one, or the mean of the middle two. */
export async function medianAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId } = ask
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const selection = selectionOf(query, type, period)
  const rows = await book.rows(labelOf('Transactions', query.names, period), selection)
  if (rows.count === 0) return nothingIn(ask, type, period)
  const isEven = rows.count % 2 === 0
  const before = Math.floor((rows.count - 1) / 2)
  const middle = await listRows(db, userId, selection, 'smallest', isEven ? 2 : 1, before)
  const label = labelOf('Median', query.names, period)
  const median = book.average(label, book.picked(label, middle))
  const count = book.count(labelOf('Number', query.names, period), rows)
  const noun = type === 'income' ? 'income transaction' : 'expense'
  return answer(
    ...say`The median ${noun}${narrowed(ask)} ${periodText(period)} is ${median}: of ${count}, as many are larger as are smaller.`,
    assumptions(ask),
  )
}

function isPlural({ query }: Ask): boolean {
  const nouns = ['expenseRow', 'incomeRow', 'anyRow', 'bill'].map(
    (feature) => query.raws.get(feature) ?? '',
  )
  return nouns.some((noun) => /s$/.test(noun)) || /\b(things|items)\b/.test(query.text)
}

/** "When did I last pay Netflix?", "How much was my last electricity bill?", "my first transaction". */
export async function lastAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId, today } = ask
  const isFirst = query.features.has('first')
  const period = periodOf(ask)
  const type = rowsType(query)
  const selection = payOr(ask, type, selectionOf(query, type, period))
  const order: RowOrder = isFirst ? 'oldest' : 'newest'
  const limit = Math.min(query.limit ?? 1, shownMax)
  const [rows, shown] = await pipeline([
    book.rows(labelOf('Transactions', query.names, period), selection),
    listRows(db, userId, selection, order, limit, (query.rank ?? 1) - 1),
  ])
  if (rows.count === 0) return nothingIn(ask, type, period)
  const [row] = shown
  if (query.rank !== undefined) return furtherAnswer(ask, rows, row, query.rank)
  if (limit > 1 || row === undefined) {
    const all = book.picked(`The ${isFirst ? 'first' : 'last'} ${shown.length}`, shown)
    const isOfOneSide = new Set(shown.map((each) => each.type)).size === 1
    const isAveraged = query.features.has('average') || query.features.has('each')
    const average: Piece =
      isAveraged && isOfOneSide ? say`, ${book.average('Average of these', all)} on average` : ''
    const sum: Piece = type === undefined ? '' : say`, ${book.sum('Total of these', all)} in total`
    return answer(
      ...say`Your ${isFirst ? 'first' : 'last'} ${book.count('Number', all)}${narrowed(ask)}${average}${sum}:${lines(shown.map((each) => rowPiece(ask, each)))}`,
      assumptions(ask),
    )
  }
  const name = shownName(row.description || row.category)
  const day = isFirst
    ? book.firstDay('First time', rows, row.date)
    : book.lastDay('Last time', rows, row.date)
  const ago = isFirst ? '' : agoText(daysBetween(row.date, today))
  const amount = book.amountOf(`${name}, ${row.date}`, row)
  const what = row.type === 'income' ? 'received' : 'paid'
  return answer(
    ...say`The ${isFirst ? 'first' : 'last'} time${narrowed(ask)} ${query.periods.length > 0 ? `${periodText(period)} ` : ''}was ${day}${ago}: you ${what} ${amount}${name && ` (${name}, ${shownName(row.category)})`}.`,
    assumptions(ask),
  )
}

/** "And the one before that?": so many places from the last one, or from the first. */
function furtherAnswer(ask: Ask, rows: Rows, row: Transaction | undefined, rank: number): Said {
  const { query, book, today } = ask
  const type = rowsType(query)
  if (row === undefined)
    return empty(
      ...say`You have only ${rowsText(book.count('Number', rows), type)}${narrowed(ask)}.`,
    )
  const isFirst = query.features.has('first')
  const place = `${rankName(rank)}${isFirst ? '' : ' most recent'}`
  const name = shownName(row.description || row.category)
  const ago = isFirst ? '' : agoText(daysBetween(row.date, today))
  const amount = book.amountOf(`${name}, ${row.date}`, row)
  return answer(
    ...say`The ${place} time${narrowed(ask)} was ${book.dayOf(`Date of ${name}`, row)}${ago}: you ${row.type === 'income' ? 'received' : 'paid'} ${amount} (${name}, ${shownName(row.category)}).`,
    assumptions(ask),
  )
}

function agoText(days: number): string {
  if (days < 0) return ''
  return days === 0 ? ' (today)' : days === 1 ? ' (yesterday)' : ` (${days} days ago)`
}
