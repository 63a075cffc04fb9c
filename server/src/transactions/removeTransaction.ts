import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { deleteTransaction, requireTransaction } from './store.ts'
import { lockLedger } from './totalsStore.ts'

/** What else happens in the transaction of a delete; it may answer a due date that is owed again. */
export type AfterDelete = (
  context: Context,
  userId: string,
  row: Transaction,
) => Promise<LocalDate | undefined>

/**
 * Deletes an entry.
 * @returns the due date that is owed again, where the entry had paid a bill's latest cycle
 */
export function removeTransaction(
  context: Context,
  userId: string,
  id: string,
  afterDelete: AfterDelete,
): Promise<LocalDate | undefined> {
  return inTransaction(context.db, async (db) => {
    await lockLedger(db, userId)
    const row = await requireTransaction(db, userId, id)
    await deleteTransaction(db, userId, row)
    await insertAudit(db, userId, context.clock.now(), 'transaction_deleted', { id })
    return afterDelete({ ...context, db }, userId, row)
  })
}
