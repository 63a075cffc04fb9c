import { AppError } from '@evenkeel/domain/errors'
import type { Transaction, TransactionPatch } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { nextVersion, type TransactionRow } from '#db/rows.ts'
import { actionOn, requireTransaction, writeLedger } from '#ledger/index.ts'

/**
 * Changes a transaction.
 * @param version the version the user saw; undefined skips the check
 * @throws AppError version_conflict with the current row
 */
export async function updateTransaction(
  context: Context,
  userId: string,
  { id, version }: { id: string; version: number | undefined },
  patch: TransactionPatch,
): Promise<{ transaction: Transaction; actionId: string | undefined }> {
  const action = actionOn('transaction_updated')
  const { changes, actionId } = await writeLedger(context, userId, action, async (db) => {
    const before = await requireTransaction(db, userId, id)
    if (version !== undefined && version !== before.version) {
      throw new AppError('version_conflict', { current: before })
    }
    return [
      { entity: 'transaction', before, after: { ...before, ...patch, ...nextVersion(before) } },
    ]
  })
  return { transaction: changes[0]?.after as TransactionRow, actionId }
}
