import type { Context } from '#context.ts'
import { inTransaction } from '#db/db.ts'
import { clearAttempts } from '#db/rateLimitStore.ts'
import { emailChangeKey, emailKey, passwordKey, resetEmailKey, signInKey } from './attempts.ts'
import { requirePassword } from './requirePassword.ts'
import { deleteResetRequestsOf } from './resetStore.ts'
import { deleteUser } from './store.ts'

/** Deletes an account and all its data (entries, bills, sessions, queued mail, audit log) after checking the password. */
export async function deleteAccount(
  context: Context,
  userId: string,
  currentPassword: string,
): Promise<void> {
  const { email } = await requirePassword(context, userId, currentPassword)
  await inTransaction(context.db, async (db) => {
    await deleteUser(db, userId)
    await deleteResetRequestsOf(db, email)
    const keys = [
      signInKey(email),
      resetEmailKey(email),
      passwordKey(userId),
      emailChangeKey(userId),
    ]
    for (const key of keys) await clearAttempts(db, key)
  })
  // The account's audit log is deleted with it. The hash identifies the account only to someone who knows the address.
  context.log.info({ emailHash: emailKey(email) }, 'account deleted')
}
