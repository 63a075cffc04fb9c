import type { Transaction } from '@evenkeel/domain/transactions'
import { inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { insertTransactions } from '#transactions/store.ts'
import { lockLedger } from '#transactions/totalsStore.ts'
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

const batchSize = 5000

/** Writes many entries through the store, without a request for each, and returns them in the same order. */
export async function writeEntries(
  app: TestApp,
  { id: userId }: { id: string },
  entries: readonly EntryFields[],
): Promise<Transaction[]> {
  const now = app.clock.now()
  const rows = entries.map((entry) => {
    const createdAt = entry.createdAt ?? now
    return { ...defaults, ...entry, id: newId(createdAt), userId, createdAt, version: 1 }
  })
  await inTransaction(app.context.db, async (db) => {
    await lockLedger(db, userId)
    for (let at = 0; at < rows.length; at += batchSize) {
      await insertTransactions(db, userId, rows.slice(at, at + batchSize))
    }
  })
  return rows
}
