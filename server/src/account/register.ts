import { trialEnd } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import { addressKey } from '#addressKey.ts'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { type Db, inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { reserve, signUpsPerAddress } from './attempts.ts'
import { hashPassword, inTurn } from './hashing.ts'
import { knownBrowserCookie } from './knownBrowser.ts'
import { presentUser } from './present.ts'
import { rejectCommonPassword, rejectGuessablePassword } from './rejectWeakPassword.ts'
import { startSession } from './session.ts'
import type { SignedIn } from './signIn.ts'
import { deleteUser, insertUser, type UserRow } from './store.ts'

type Registration = { email: string; username: string; password: string }

/** Creates an account with its trial and signs the user in. */
export async function register(
  context: Context,
  registration: Registration,
  address: string,
): Promise<SignedIn> {
  const create = await prepareRegistration(context, registration, address)
  return inTransaction(context.db, async (db) => {
    const row = await create(db)
    if (row === undefined) throw new AppError('email_taken')
    const now = context.clock.now()
    const token = await startSession(db, row.id, now)
    return { user: presentUser(context, row), token, knownBrowser: knownBrowserCookie(row, now) }
  })
}

/** Creates the account inside the open transaction; undefined if the email is taken. */
type Create = (db: Db) => Promise<UserRow | undefined>

/**
 * Does what must happen before the transaction: the rate limit and the slow password hash.
 * @throws AppError invalid_input for a weak password, too_many_requests, or unavailable if too many are waiting
 */
export async function prepareRegistration(
  context: Context,
  { email, username, password }: Registration,
  address: string,
): Promise<Create> {
  await rejectCommonPassword('password', password)
  const asker = { key: addressKey(address), isKnown: false }
  const hashed = await inTurn(asker, async () => {
    await reserve(context, `sign-up:${addressKey(address)}`, signUpsPerAddress)
    await rejectGuessablePassword(context, 'password', password, email)
    return hashPassword(password, asker)
  })
  return async (db) => {
    const now = context.clock.now()
    const row = await insertUser(db, {
      id: newId(now),
      email,
      username,
      password: hashed,
      hasPaid: false,
      paymentId: null,
      trialStartDate: now,
      trialEndDate: trialEnd(now),
      createdAt: now,
    })
    if (row) await insertAudit(db, row.id, now, 'account_created')
    return row
  }
}

/** Removes an account that has never had a session. */
export async function undoRegistration(db: Db, userId: string): Promise<void> {
  await deleteUser(db, userId)
}
