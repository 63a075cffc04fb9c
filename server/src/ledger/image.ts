import type { BillRecord, Transaction } from '@evenkeel/domain/ledger'
import { type Cents, formatCents, parseSignedCents } from '@evenkeel/domain/money'
import type { BillRow, TransactionRow } from '#db/rows.ts'

// How the history stores a record: days as YYYY-MM-DD, instants as ISO timestamps, money as digits, as the download of
// an account has them. Owner and high-water mark are not part of the content. Written and read by hand rather than by
// a schema, because an undo may bring back a hundred thousand of them.

/** A record as stored JSON. */
export type Image = Readonly<Record<string, unknown>>

export function imageOf({ userId: _u, latestVersion: _l, ...content }: TransactionRow | BillRow) {
  return JSON.stringify({ ...content, amount: formatCents(content.amount) })
}

export function transactionOf(image: Image, userId: string): Transaction {
  return { ...commonOf(image, userId) } as Transaction
}

export function billOf(image: Image, userId: string): BillRecord {
  const changedAt = image.scheduleChangedAt as string | null
  return {
    ...commonOf(image, userId),
    scheduleChangedAt: changedAt === null ? null : new Date(changedAt),
    // Images from before there were any lack them.
    passed: image.passed ?? [],
  } as BillRecord
}

function commonOf(image: Image, userId: string): Image & { amount: Cents; createdAt: Date } {
  return {
    ...image,
    userId,
    amount: parseSignedCents(image.amount as string),
    createdAt: new Date(image.createdAt as string),
  }
}
