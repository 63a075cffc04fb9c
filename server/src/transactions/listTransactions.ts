import type { Cents } from '@evenkeel/domain/money'
import type {
  Transaction,
  TransactionFilter,
  TransactionQuery,
} from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { type Db, inShortSnapshot } from '#db/db.ts'
import { readLedger } from '#db/readLedger.ts'
import { type Push, streamSnapshot } from '#db/streamSnapshot.ts'
import { findDayAt, type Measure } from '#ledger/index.ts'
import { decodeCursor, encodeCursor, positionOf } from './cursor.ts'
import { listSlice, measureMatches, type Slice, totalsCanTell } from './listStore.ts'

export type Page = {
  rows: Transaction[]
  /** How many match, and what they come to: income less expenses. */
  total: number
  net: Cents
  /** Cursors of the neighbouring pages, if any. */
  before?: string
  after?: string
}

type PageQuery = TransactionQuery & { limit: number }

/** A search reads each of a user's rows at worst; two million take a few seconds. */
const searchMsMax = 10_000

/** One page of a user's transactions, with the count and net of all that match, and cursors of the neighbouring pages. */
export function listPage(context: Context, userId: string, query: PageQuery): Promise<Page> {
  return readLedger(context, userId, ({ db }) => {
    if (query.q === undefined) return readPage(db, userId, query)
    return inShortSnapshot(db, searchMsMax, (tx) => readPage(tx, userId, query))
  })
}

async function readPage(db: Db, userId: string, query: PageQuery): Promise<Page> {
  const { limit, offset, after, before, last, sort = 'date', order = 'desc', ...filter } = query
  const isBackward = before !== undefined || last !== undefined
  // Whatever the totals cannot count is found first: if all of it is on this page, it need not be found again.
  const isFirst = !isBackward && after === undefined && (offset ?? 0) === 0
  const first =
    isFirst && !totalsCanTell(filter)
      ? await listSlice(db, userId, filter, { sort, order, limit: limit + 1 })
      : undefined
  const { count: total, net } =
    first !== undefined && first.length <= limit
      ? measureRows(first)
      : await measureMatches(db, userId, filter)
  const slice = await sliceOf(db, userId, filter, query, total)
  const found = first ?? (await listSlice(db, userId, filter, { ...slice, limit: slice.limit + 1 }))
  const hasMore = found.length > slice.limit
  const rows = found.slice(0, slice.limit)
  if (isBackward) rows.reverse()
  const hasBefore = isBackward ? hasMore : after !== undefined || (offset ?? 0) > 0
  const hasAfter = isBackward ? before !== undefined : hasMore
  const cursorOf = (row: Transaction | undefined) =>
    row && encodeCursor(sort, positionOf(row, sort))
  const [beforeCursor, afterCursor] = [cursorOf(rows[0]), cursorOf(rows.at(-1))]
  return {
    rows,
    total,
    net,
    ...(hasBefore && beforeCursor && { before: beforeCursor }),
    ...(hasAfter && afterCursor && { after: afterCursor }),
  }
}

function measureRows(rows: readonly Transaction[]): Measure {
  const signed = rows.map(({ type, amount }) => (type === 'income' ? amount : -amount))
  return { count: rows.length, net: signed.reduce((sum, amount) => sum + amount, 0) }
}

/** The slice for a page. It is read backwards for `before` and `last`; an offset in date order starts at its day. */
async function sliceOf(
  db: Db,
  userId: string,
  filter: TransactionFilter,
  { sort = 'date', order = 'desc', limit, offset = 0, after, before, last }: PageQuery,
  total: number,
): Promise<Slice> {
  const backward = order === 'desc' ? 'asc' : 'desc'
  if (last !== undefined) {
    const rest = total % limit
    return { sort, order: backward, limit: rest === 0 ? limit : rest }
  }
  if (before !== undefined) {
    return { sort, order: backward, limit, after: decodeCursor(sort, before) }
  }
  if (after !== undefined) return { sort, order, limit, after: decodeCursor(sort, after) }
  const jumps = sort === 'date' && offset > 0 && totalsCanTell(filter)
  const start = jumps ? await findDayAt(db, userId, filter, order, offset) : undefined
  if (start === undefined) return { sort, order, limit, offset }
  return { sort, order, limit, fromDay: start.day, offset: offset - start.before }
}

/** Few enough that decoding them does not keep other requests waiting. */
const rowsAtOnce = 100

/**
 * All of a user's transactions in batches from one snapshot.
 * @throws AppError unavailable when too many streams are open
 */
export function streamAll(
  context: Context,
  userId: string,
  query: TransactionQuery,
): AsyncIterable<Transaction[]> {
  return streamSnapshot<Transaction[]>(context, userId, (db, push) =>
    pushAll(db, userId, query, push),
  )
}

async function pushAll(
  db: Db,
  userId: string,
  { sort = 'date', order = 'desc', ...filter }: TransactionQuery,
  push: Push<Transaction[]>,
): Promise<void> {
  let slice: Slice = { sort, order, limit: rowsAtOnce }
  for (;;) {
    const rows = await listSlice(db, userId, filter, slice)
    const last = rows.at(-1)
    if (last === undefined) return
    await push(rows)
    if (rows.length < rowsAtOnce) return
    slice = { ...slice, after: positionOf(last, sort) }
  }
}
