/** What a user's ledger held at a moment. */
export type LedgerState = { userId: string; state: string }

/**
 * Identifies what a user's ledger holds, as SQL. Streaming replication copies the number of the transaction that wrote
 * the row along with it, so a replica that agrees on it has every write to that ledger, and no other.
 * @param owner the user's id, as SQL
 */
export function ledgerStateOf(owner: string): string {
  return `(select version || '.' || xmin from ledgers where user_id = ${owner})`
}
