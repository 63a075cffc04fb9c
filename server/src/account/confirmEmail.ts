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
 * Takes the new address with the token of the link that was sent there. The same again, as after an answer that was
 * lost, changes nothing and gets the same answer while the link is good.
 * @throws AppError invalid_input where the token does not work for this person, email_taken where the address has gone
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
