import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { endSession } from './store.ts'

/** Ends this session; the user's other sessions continue. */
export async function signOut(context: Context, userId: string, tokenHash: Buffer): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (db) => {
    await endSession(db, userId, tokenHash, now)
    await insertAudit(db, userId, now, 'signed_out')
  })
}
