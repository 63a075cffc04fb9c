import { Day, type LocalDate } from '@evenkeel/domain/calendar'
import { AppError } from '@evenkeel/domain/errors'
import { amountCentsMax } from '@evenkeel/domain/money'
import { freeText } from '@evenkeel/domain/text'
import type { Transaction, TransactionSort } from '@evenkeel/domain/transactions'
import * as z from 'zod'

/** The position of a row in a sort order: its sort key and the tie-breakers. */
export type Position = { key: string | number; date: LocalDate; createdAt: Date; id: string }

/** The last instant that PostgreSQL and Date format the same way. */
const timeMsMax = Date.UTC(9999, 11, 31)

// A cursor is untrusted input: checked here, because impossible values would make the statement fail.
const Cursor = z.tuple([
  z.enum(['date', 'description', 'category', 'amount']),
  z.union([freeText(500, ''), z.int().min(1).max(amountCentsMax)]),
  Day,
  z.int().min(0).max(timeMsMax),
  z.uuid(),
])

export function positionOf(row: Transaction, sort: TransactionSort): Position {
  return { key: row[sort], date: row.date, createdAt: row.createdAt, id: row.id }
}

/** Encodes a position as an opaque string for a URL. */
export function encodeCursor(sort: TransactionSort, position: Position): string {
  const parts = [sort, position.key, position.date, position.createdAt.getTime(), position.id]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** @throws AppError invalid_input if the text is not a cursor of this sort order */
export function decodeCursor(sort: TransactionSort, text: string): Position {
  const [madeFor, key, date, time, id] = parseCursor(text)
  const fits = (sort === 'amount') === (typeof key === 'number')
  if (madeFor !== sort || !fits) throw notACursor()
  return { key, date, createdAt: new Date(time), id }
}

function parseCursor(text: string): z.output<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw notACursor()
  }
}

function notACursor(): AppError {
  return new AppError('invalid_input', { message: 'This page no longer exists in this order' })
}
