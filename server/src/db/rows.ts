import type { BillRecord, Transaction } from '@evenkeel/domain/ledger'

/** A record as stored, with the highest version it ever had. */
export type Stored<R> = R & { latestVersion: number }
export type TransactionRow = Stored<Transaction>
export type BillRow = Stored<BillRecord>

type Step<Row> = { before: Row | null; after: Row | null }

export type TransactionChange = { entity: 'transaction' } & Step<TransactionRow>
export type BillChange = { entity: 'bill' } & Step<BillRow>

/** A change of a stored record; null before when it is added, null after when it is removed. */
export type LedgerChange = TransactionChange | BillChange

/** The version of a record's next content: never one that the record had before. */
export function nextVersion({ latestVersion }: { latestVersion: number }) {
  return { version: latestVersion + 1, latestVersion: latestVersion + 1 }
}
