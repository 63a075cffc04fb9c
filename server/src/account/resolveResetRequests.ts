import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { reserveAttempt } from '#db/rateLimitStore.ts'
import { enqueueMail } from '#mail/queue.ts'
import { resetEmailKey, resetEmailsPerAccount } from './attempts.ts'
import { type ResetRequest, takeResetRequests } from './resetStore.ts'
import { findUserByEmail } from './store.ts'

const batchSize = 50

/** Queues a reset email for each request whose email has an account; true if more may be pending. */
export function resolveResetRequests(context: Context): Promise<boolean> {
  return inTransaction(context.db, async (db) => {
    const requests = await takeResetRequests(db, batchSize)
    for (const request of requests) await resolve({ ...context, db }, request)
    return requests.length === batchSize
  })
}

async function resolve({ db, clock }: Context, { email }: ResetRequest): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (user === undefined) return
  const now = clock.now()
  // Keeps anyone from flooding a mailbox. The requester got the same reply either way.
  if (await reserveAttempt(db, resetEmailKey(email), resetEmailsPerAccount, now)) return
  await insertAudit(db, user.id, now, 'password_reset_requested')
  await enqueueMail(db, user.id, now, { kind: 'reset_password', toAddress: email })
}
