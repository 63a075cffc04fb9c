import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { enqueueMail } from '#db/mailQueueStore.ts'
import { reserveAttempt } from '#db/rateLimitStore.ts'
import { forgotKey, forgottenPerAccount } from './attempts.ts'
import { type ResetRequest, takeResetRequests } from './resetStore.ts'
import { findUserByEmail } from './store.ts'

const batch = 50

/** Turns requests for a reset into letters where their address has an account; true where more may wait. */
export function resolveResetRequests(context: Context): Promise<boolean> {
  return inTransaction(context.db, async (db) => {
    const requests = await takeResetRequests(db, batch)
    for (const request of requests) await resolve({ ...context, db }, request)
    return requests.length === batch
  })
}

async function resolve({ db, clock }: Context, { email }: ResetRequest): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (user === undefined) return
  const now = clock.now()
  // Nobody can fill somebody's mailbox; the answer to the request was the same.
  if (await reserveAttempt(db, forgotKey(email), forgottenPerAccount, now)) return
  await insertAudit(db, user.id, now, 'password_reset_requested')
  await enqueueMail(db, user.id, now, { kind: 'reset_password', toAddress: email })
}
