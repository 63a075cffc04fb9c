import type { Context } from '#context.ts'
import { changeBill } from './changeBill.ts'

/** Deletes a bill; its payments stay, and for a while it can be brought back. */
export async function removeBill(context: Context, userId: string, id: string): Promise<void> {
  const target = { id, version: undefined }
  await changeBill(context, userId, target, 'bill_deleted', (_db, row, now) => ({
    ...row,
    deletedAt: now,
  }))
}
