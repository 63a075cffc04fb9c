import { invalidEmailLink, type User } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { findEmailChange } from './emailChangeStore.ts'
import { presentUser } from './present.ts'
import { findUser, updateEmail } from './store.ts'
import { hashToken } from './token.ts'

/**
 * Confirms an email change with the token from its link. While the link is valid, repeating the call (after a lost
 * reply, say) changes nothing and returns the same result.
 * @throws AppError invalid_input if the token is not valid for this user, email_taken if the address is now in use
 */
export function confirmEmail(context: Context, userId: string, token: string): Promise<User> {
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    const newEmail = await findEmailChange(db, userId, hashToken(token), now)
    if (newEmail === undefined) {
      const errors = [{ field: 'token', message: invalidEmailLink }]
      throw new AppError('invalid_input', { message: invalidEmailLink, errors })
    }
    const user = await findUser(db, userId)
    if (user?.email === newEmail) return presentUser(context, user)
    const row = await updateEmail(db, userId, newEmail)
    if (row === undefined) throw new AppError('email_taken')
    await insertAudit(db, userId, now, 'email_changed')
    return presentUser(context, row)
  })
}
