import type { Context } from '#context.ts'
import { inTransaction } from '#db/db.ts'
import { clearAttempts } from '#db/rateLimitStore.ts'
import { emailChangeKey, emailKey, forgotKey, passwordKey, signInKey } from './attempts.ts'
import { requirePassword } from './requirePassword.ts'
import { deleteResetRequestsOf } from './resetStore.ts'
import { deleteUser } from './store.ts'

/** Deletes an account after its password, with everything in it: entries, bills, sessions, letters, audit. */
export async function deleteAccount(
  context: Context,
  userId: string,
  currentPassword: string,
): Promise<void> {
  const { email } = await requirePassword(context, userId, currentPassword)
  await inTransaction(context.db, async (db) => {
    await deleteUser(db, userId)
    await deleteResetRequestsOf(db, email)
    const keys = [signInKey(email), forgotKey(email), passwordKey(userId), emailChangeKey(userId)]
    for (const key of keys) await clearAttempts(db, key)
  })
  // The account's own audit has gone with it; this line names nobody to who does not know the address.
  context.log.info({ emailHash: emailKey(email) }, 'an account was deleted')
}
