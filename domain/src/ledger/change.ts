import type { BillRecord } from './bill.ts'
import type { Transaction } from './transaction.ts'

type Step<Row> = {
  /** Null when the record was added. */
  before: Row | null
  /** Null when the record was removed. */
  after: Row | null
}

export type TransactionChange = { entity: 'transaction' } & Step<Transaction>
export type BillChange = { entity: 'bill' } & Step<BillRecord>

/** What one action did to one record. */
export type Change = TransactionChange | BillChange

/** The id of the record that changed. */
export function recordIdOf({ before, after }: Change): string {
  const record = after ?? before
  if (record === null) throw new Error('A change has a record before or after it')
  return record.id
}

/** The change that reverses this one. */
export function inverse<C extends Change>(change: C): C {
  return { ...change, before: change.after, after: change.before }
}

/**
 * Merges changes into one per record, from its first state to its last, in order of first appearance. A record that was
 * added and removed again is dropped.
 */
export function mergeChanges<C extends Change>(changes: readonly C[]): C[] {
  const merged = new Map<string, C>()
  for (const change of changes) {
    const id = recordIdOf(change)
    const earlier = merged.get(id)
    const both = earlier ? { ...change, before: earlier.before } : change
    merged.set(id, both)
  }
  return [...merged.values()].filter(({ before, after }) => before !== null || after !== null)
}
