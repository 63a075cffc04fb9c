import { type Db, inSnapshot } from './db.ts'
import type { LedgerState } from './ledgerState.ts'
import type { Replica } from './replica.ts'

/** Where a request may read. */
export type LedgerReads = {
  db: Db
  /** Undefined without `DATABASE_READ_URL`. */
  replica?: Replica | undefined
  /** The caller's ledger when the request came; undefined if nobody has looked. */
  ledger?: LedgerState | undefined
}

/**
 * Runs reads of a user's transactions, bills, totals and history on the replica if it has everything that was written
 * to them before the request came, and otherwise on the primary. Everything else is read from the primary, because no
 * state tells whether the replica has it.
 * @param work may run twice: first on the replica, and again if that fails
 * @param mayRepeat false once work cannot run again
 */
export async function readLedger<C extends LedgerReads, T>(
  context: C,
  userId: string,
  work: (context: C) => Promise<T>,
  mayRepeat: () => boolean = () => true,
): Promise<T> {
  const { replica, ledger } = context
  if (replica === undefined || ledger?.userId !== userId) return work(context)
  // What is read inside is not read elsewhere.
  const onPrimary = { ...context, ledger: undefined }
  const read = await replica.read(ledger, (db) => work({ ...onPrimary, db }), mayRepeat)
  return 'value' in read ? read.value : work(onPrimary)
}

/** The same for reads that must be consistent with each other. */
export function inLedgerSnapshot<C extends LedgerReads, T>(
  context: C,
  userId: string,
  work: (context: C) => Promise<T>,
): Promise<T> {
  return readLedger(context, userId, (read) => inSnapshot(read.db, (db) => work({ ...read, db })))
}
