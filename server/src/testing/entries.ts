import type { Transaction } from '@evenkeel/domain/transactions'
import { inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { insertTransactions } from '#transactions/store.ts'
import { lockLedger } from '#transactions/totalsStore.ts'
import type { TestApp } from './app.ts'

/** What a test says about an entry; whatever it leaves out is plain. */
export type GivenEntry = Partial<Omit<Transaction, 'id' | 'userId' | 'version'>>

const plain = {
  type: 'expense',
  amount: 1000,
  description: '',
  category: 'Other',
  date: '2026-03-01',
  billId: null,
  billDueDate: null,
} as const

const batchSize = 5000

/** Writes many entries as the product writes them, without a request for each; they come back in the same order. */
export async function writeEntries(
  app: TestApp,
  { id: userId }: { id: string },
  given: readonly GivenEntry[],
): Promise<Transaction[]> {
  const now = app.clock.now()
  const rows = given.map((entry) => {
    const createdAt = entry.createdAt ?? now
    return { ...plain, ...entry, id: newId(createdAt), userId, createdAt, version: 1 }
  })
  await inTransaction(app.context.db, async (db) => {
    await lockLedger(db, userId)
    for (let at = 0; at < rows.length; at += batchSize) {
      await insertTransactions(db, userId, rows.slice(at, at + batchSize))
    }
  })
  return rows
}
