import type { Login, User } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import { addressKey } from '#addressKey.ts'
import type { Context } from '#context.ts'
import { insertAuditOf } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { touchAttempt } from '#db/rateLimitStore.ts'
import { emailKey, refundSignIn, releaseSignIn, reserveSignIn, signInKeys } from './attempts.ts'
import { type Asker, hashPassword, inTurn, isOutdatedHash, verifyPassword } from './hashing.ts'
import { knownBrowserCookie, knownBrowserId } from './knownBrowser.ts'
import { presentUser } from './present.ts'
import { completeSignIn } from './session.ts'
import { findUserByEmail, replaceHash, type UserRow } from './store.ts'

/** The browser that asks: its network address, and its cookie if it has signed in before. */
export type Visitor = { address: string; knownBrowser: string | undefined }

export type SignedIn = { user: User; token: string; knownBrowser: string }

/**
 * Signs a user in. An unknown email takes as long as a wrong password and gets the same reply.
 * @throws AppError invalid_credentials, too_many_requests, or unavailable if too many are waiting
 */
export async function signIn(
  context: Context,
  { email, password }: Login,
  { address, knownBrowser }: Visitor,
): Promise<SignedIn> {
  const now = context.clock.now()
  const row = await findUserByEmail(context.db, email)
  const browser = knownBrowserId(row, knownBrowser, now)
  const keys = signInKeys(email, address, browser)
  const asker = { key: browser ?? addressKey(address), isKnown: browser !== undefined }
  // The attempt is reserved in turn too: otherwise a flood of them would queue for database connections.
  const isCorrect = await inTurn(asker, async () => {
    await reserveSignIn(context, keys)
    return verifyPassword(row?.password, password, asker).catch(async (error) => {
      await refundSignIn(context, keys)
      throw error
    })
  })
  if (row === undefined || !isCorrect) {
    await recordFailure(context, email, { ...keys, address }, now)
    throw new AppError('invalid_credentials')
  }
  await releaseSignIn(context, keys)
  const renewed = await renewHash(row, password, asker)
  return inTransaction(context.db, async (db) => {
    const isRenewed =
      renewed && (await replaceHash(db, row.id, { from: row.password, to: renewed }))
    const signedIn = isRenewed ? { ...row, password: renewed } : row
    return {
      user: presentUser(context, row),
      token: await completeSignIn(db, row.id, now, 'password'),
      knownBrowser: knownBrowserCookie(signedIn, now, browser),
    }
  })
}

/** Only a sign-in knows the password, so this is where stronger options reach old hashes. */
async function renewHash(
  { password: stored }: UserRow,
  password: string,
  asker: Asker,
): Promise<string | undefined> {
  return isOutdatedHash(stored) ? inTurn(asker, () => hashPassword(password, asker)) : undefined
}

/**
 * Records a failed sign-in in the log and, if the account exists, in its audit log. Timing must not reveal which: an
 * unknown email has no audit row to write, and a commit that wrote nothing does not wait for the disk. Touching the
 * attempt makes both wait.
 */
async function recordFailure(
  context: Context,
  email: string,
  { account, address }: { account: string; address: string },
  now: Date,
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    await touchAttempt(db, account)
    await insertAuditOf(db, email, now, 'sign_in_failed')
  })
  context.log.info({ emailHash: emailKey(email), address: addressKey(address) }, 'sign-in failed')
}
