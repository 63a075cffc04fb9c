import type { Login, User } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAuditOf } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { touchAttempt } from '#db/rateLimitStore.ts'
import { emailKey, releaseSignIn, reserveSignIn, signInKeys } from './attempts.ts'
import { verifyPassword } from './hashing.ts'
import { presentUser } from './present.ts'
import { completeSignIn } from './session.ts'
import { findUserByEmail } from './store.ts'

/**
 * Signs a user in. An unknown email takes as long as a wrong password and gets the same reply.
 * @throws AppError invalid_credentials or too_many_requests
 */
export async function signIn(
  context: Context,
  { email, password }: Login,
  address: string,
): Promise<{ user: User; token: string }> {
  const keys = signInKeys(email, address)
  await reserveSignIn(context, keys)
  const row = await findUserByEmail(context.db, email)
  const isCorrect = await verifyPassword(row?.password, password)
  const now = context.clock.now()
  if (row === undefined || !isCorrect) {
    await recordFailure(context, email, keys.account, now)
    throw new AppError('invalid_credentials')
  }
  await releaseSignIn(context, keys)
  return inTransaction(context.db, async (db) => ({
    user: presentUser(context, row),
    token: await completeSignIn(db, row.id, now, 'password'),
  }))
}

/**
 * Records a failed sign-in in the log and, if the account exists, in its audit log. Timing must not reveal which: an
 * unknown email has no audit row to write, and a commit that wrote nothing does not wait for the disk. Touching the
 * attempt makes both wait.
 */
async function recordFailure(
  context: Context,
  email: string,
  attempt: string,
  now: Date,
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    await touchAttempt(db, attempt)
    await insertAuditOf(db, email, now, 'sign_in_failed')
  })
  context.log.info({ emailHash: emailKey(email) }, 'sign-in failed')
}
