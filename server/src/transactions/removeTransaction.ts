import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { deleteTransaction, requireTransaction } from './store.ts'
import { lockLedger } from './totalsStore.ts'

/** Deletes an entry. */
export function removeTransaction(context: Context, userId: string, id: string): Promise<void> {
  return inTransaction(context.db, async (db) => {
    await lockLedger(db, userId)
    const row = await requireTransaction(db, userId, id)
    await deleteTransaction(db, userId, row)
    await insertAudit(db, userId, context.clock.now(), 'transaction_deleted', { id })
  })
}
