import { AppError } from '@evenkeel/domain/errors'
import type { Transaction, TransactionPatch } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { replaceTransaction, requireTransaction } from './store.ts'
import { lockLedger } from './totalsStore.ts'

/**
 * Corrects an entry.
 * @param version the version the person had seen; another one is refused with the present row
 */
export function updateTransaction(
  context: Context,
  userId: string,
  id: string,
  patch: TransactionPatch,
  version: number | undefined,
): Promise<Transaction> {
  return inTransaction(context.db, async (db) => {
    await lockLedger(db, userId)
    const before = await requireTransaction(db, userId, id)
    if (version !== undefined && version !== before.version) {
      throw new AppError('version_conflict', { current: before })
    }
    const after = { ...before, ...patch, version: before.version + 1 }
    await replaceTransaction(db, userId, before, after)
    await insertAudit(db, userId, context.clock.now(), 'transaction_updated', { id })
    return after
  })
}
