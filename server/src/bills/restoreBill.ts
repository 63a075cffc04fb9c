import { type Bill, billRestoreMsMax } from '@evenkeel/domain/bills'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { lockLedger } from '#transactions/totalsStore.ts'
import { requireVersion, type Target } from './changeBill.ts'
import { presentBill } from './present.ts'
import { findBill, findDeletedBill, replaceBill } from './store.ts'

/** Brings back a bill that was just deleted, with the same id and dates; a second click finds it back already. */
export function restoreBill(context: Context, userId: string, target: Target): Promise<Bill> {
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    await lockLedger(db, userId)
    const present = await findBill(db, userId, target.id)
    if (present) return presentBill(present)
    const since = new Date(now.getTime() - billRestoreMsMax)
    const row = await findDeletedBill(db, userId, target.id, since)
    if (row === undefined) throw new AppError('not_found')
    // The delete counted as a change, so the version that was seen is the one before it.
    requireVersion({ ...row, version: row.version - 1 }, target.version)
    const restored = { ...row, deletedAt: null, version: row.version + 1 }
    await replaceBill(db, userId, restored)
    await insertAudit(db, userId, now, 'bill_restored', { id: row.id })
    return presentBill(restored)
  })
}
