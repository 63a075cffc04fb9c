import { bulkWords } from '@evenkeel/domain/ledger'
import type { Context } from '#context.ts'
import type { BillRow, LedgerChange, TransactionRow } from '#db/rows.ts'
import { writeLedger } from './writeLedger.ts'

export type Additions = { bills?: readonly BillRow[]; transactions: readonly TransactionRow[] }

const batchSize = 5000

/** Adds any number of records as one action. */
export async function addMany(
  context: Pick<Context, 'db' | 'clock' | 'followers'>,
  userId: string,
  additions: Additions,
): Promise<void> {
  const kind = 'transactions_added'
  const words = () => bulkWords(additions.transactions.length, { kind })
  await writeLedger(context, userId, { kind, words }, async () => batchesOf(additions))
}

async function* batchesOf({ bills = [], transactions }: Additions): AsyncGenerator<LedgerChange[]> {
  yield bills.map((after) => ({ entity: 'bill', before: null, after }))
  for (let at = 0; at < transactions.length; at += batchSize) {
    const batch = transactions.slice(at, at + batchSize)
    yield batch.map((after) => ({ entity: 'transaction', before: null, after }))
  }
}
