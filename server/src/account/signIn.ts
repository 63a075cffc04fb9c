import type { Login, User } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAuditOf } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { touchAttempt } from '#db/rateLimitStore.ts'
import { emailKey, releaseSignIn, reserveSignIn, signInKeys } from './attempts.ts'
import { verifyPassword } from './hashing.ts'
import { presentUser } from './present.ts'
import { enter } from './session.ts'
import { findUserByEmail } from './store.ts'

/**
 * Signs a person in. An unknown e-mail takes as long as a wrong password and gets the same answer.
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
  const isRight = await verifyPassword(row?.password, password)
  const now = context.clock.now()
  if (row === undefined || !isRight) {
    await noteFailure(context, email, keys.account, now)
    throw new AppError('invalid_credentials')
  }
  await releaseSignIn(context, keys)
  return inTransaction(context.db, async (db) => ({
    user: presentUser(context, row),
    token: await enter(db, row.id, now, 'password'),
  }))
}

/**
 * Remembers a failure: in the audit of the account where there is one, and in the log. An unknown address must not be
 * told by the time: its audit finds nothing to write, and a commit that has written nothing waits for no disk.
 * Touching the attempt makes both wait.
 */
async function noteFailure(
  context: Context,
  email: string,
  attempt: string,
  now: Date,
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    await touchAttempt(db, attempt)
    await insertAuditOf(db, email, now, 'sign_in_failed')
  })
  context.log.info({ emailHash: emailKey(email) }, 'a sign-in failed')
}
