import type { BillRecord, Transaction } from '@evenkeel/domain/ledger'

/** A stored record, with the highest version it has ever had. */
export type Stored<R> = R & { latestVersion: number }
export type TransactionRow = Stored<Transaction>
export type BillRow = Stored<BillRecord>

type Step<Row> = { before: Row | null; after: Row | null }

export type TransactionChange = { entity: 'transaction' } & Step<TransactionRow>
export type BillChange = { entity: 'bill' } & Step<BillRow>

/** A change to a stored record; `before` is null if it is added, `after` is null if it is removed. */
export type LedgerChange = TransactionChange | BillChange

/** The version for a record's next content, never used for that record before. */
export function nextVersion({ latestVersion }: { latestVersion: number }) {
  return { version: latestVersion + 1, latestVersion: latestVersion + 1 }
}
