import type { Transaction } from '@evenkeel/domain/transactions'
import { newId } from '#db/newId.ts'
import { addMany } from '#ledger/index.ts'
import type { TestApp } from './app.ts'

/** The fields a test cares about; the rest get defaults. */
export type EntryFields = Partial<Omit<Transaction, 'id' | 'userId' | 'version'>>

const defaults = {
  type: 'expense',
  amount: 1000,
  description: '',
  category: 'Other',
  date: '2026-03-01',
  billId: null,
  billDueDate: null,
} as const

/** Makes entries of one payee, each from its day and its cents. */
export function entriesOf(type: Transaction['type'], description: string, category: string) {
  return (date: string, amount: number): EntryFields => ({
    type,
    description,
    category,
    date,
    amount,
  })
}

/** Writes many entries through `writeLedger` without a request for each, and returns them in the same order. */
export async function writeEntries(
  app: TestApp,
  { id: userId }: { id: string },
  entries: readonly EntryFields[],
): Promise<Transaction[]> {
  const now = app.clock.now()
  const rows = entries.map((entry) => {
    const createdAt = entry.createdAt ?? now
    return {
      ...defaults,
      ...entry,
      id: newId(createdAt),
      userId,
      createdAt,
      version: 1,
      latestVersion: 1,
    }
  })
  await addMany(app.context, userId, { transactions: rows })
  return rows
}
