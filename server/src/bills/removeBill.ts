import { billRestoreMsMax } from '@evenkeel/domain/bills'
import type { Context } from '#context.ts'
import { changeBill } from './changeBill.ts'
import { forgetDeletedBills } from './store.ts'

/** Deletes a bill; its payments stay, and for a while it can be brought back. */
export async function removeBill(context: Context, userId: string, id: string): Promise<void> {
  const target = { id, version: undefined }
  await changeBill(context, userId, target, 'bill_deleted', async (db, row, now) => {
    // Whoever deletes a bill clears away those that can no longer be brought back.
    await forgetDeletedBills(db, userId, new Date(now.getTime() - billRestoreMsMax))
    return { ...row, deletedAt: now }
  })
}
