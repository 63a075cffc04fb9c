import type { NewTransaction, Transaction } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { newId } from '#db/newId.ts'
import type { TransactionRow } from '#db/rows.ts'
import { actionOn, writeLedger } from '#ledger/index.ts'

/** The bill and due date that a transaction pays. */
export type PaidCycle = Pick<Transaction, 'billId' | 'billDueDate'>

const noCycle: PaidCycle = { billId: null, billDueDate: null }

/** Adds a transaction. */
export async function createTransaction(
  context: Context,
  userId: string,
  input: NewTransaction,
): Promise<{ transaction: Transaction; actionId: string | undefined }> {
  const transaction = newTransaction(userId, input, context.clock.now())
  const added = { entity: 'transaction', before: null, after: transaction } as const
  const { actionId } = await writeLedger(context, userId, actionOn('transaction_created'), [added])
  return { transaction, actionId }
}

/** The row for a new transaction. */
export function newTransaction(
  userId: string,
  input: NewTransaction,
  now: Date,
  { billId, billDueDate }: PaidCycle = noCycle,
): TransactionRow {
  return {
    id: newId(now),
    userId,
    type: input.type,
    amount: input.amount,
    description: input.description ?? '',
    category: input.category,
    date: input.date,
    createdAt: now,
    version: 1,
    latestVersion: 1,
    billId,
    billDueDate,
  }
}
