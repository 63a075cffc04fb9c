import { bulkWords } from '@evenkeel/domain/ledger'
import type { Context } from '#context.ts'
import type { Db } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import type { BillRow, TransactionChange, TransactionRow } from '#db/rows.ts'
import { insertChanges } from './historyStore.ts'
import type { ManyTransactions } from './manyStore.ts'
import { applyTransactions } from './transactionStore.ts'
import { writeLedger } from './writeLedger.ts'

export type Additions = { bills?: readonly BillRow[]; transactions: readonly TransactionRow[] }

const batchSize = 5000

/** Adds any number of records as one action. */
export async function addMany(
  context: Pick<Context, 'db' | 'clock' | 'followers'>,
  userId: string,
  { bills = [], transactions }: Additions,
): Promise<void> {
  const kind = 'transactions_added'
  const words = () => bulkWords(transactions.length, { kind })
  await writeLedger(context, userId, { kind, words }, async () => ({
    bills: bills.map((after) => ({ entity: 'bill', before: null, after })),
    transactions: (db, _, actionId) => addTransactions(db, userId, actionId, transactions),
  }))
}

async function addTransactions(
  db: Db,
  userId: string,
  actionId: string,
  rows: readonly TransactionRow[],
): ReturnType<ManyTransactions> {
  const payments: TransactionChange[] = []
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = rows.slice(at, at + batchSize)
    const changes = batch.map(
      (after): TransactionChange => ({ entity: 'transaction', before: null, after }),
    )
    await pipeline([
      applyTransactions(db, userId, changes),
      insertChanges(db, userId, actionId, changes),
    ])
    payments.push(...changes.filter(({ after }) => after?.billId))
  }
  return { count: rows.length, added: rows.length, payments }
}
