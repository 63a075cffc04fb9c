import type { Login, User } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { emailKey, releaseSignIn, reserveSignIn, signInKeys } from './attempts.ts'
import { verifyPassword } from './hashing.ts'
import { presentUser } from './present.ts'
import { startSession } from './session.ts'
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
    if (row) await insertAudit(context.db, row.id, now, 'sign_in_failed')
    else context.log.info({ emailHash: emailKey(email) }, 'sign-in of an unknown e-mail failed')
    throw new AppError('invalid_credentials')
  }
  await releaseSignIn(context, keys)
  return inTransaction(context.db, async (db) => {
    await insertAudit(db, row.id, now, 'signed_in')
    return { user: presentUser(context, row), token: await startSession(db, row.id, now) }
  })
}
