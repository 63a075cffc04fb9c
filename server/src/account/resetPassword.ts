import { invalidResetLink, type PasswordReset } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { clearAttempts } from '#db/rateLimitStore.ts'
import { passwordKey, signInKey } from './attempts.ts'
import { hashPassword, inTurn } from './hashing.ts'
import { notifyPasswordChange } from './notifyPasswordChange.ts'
import { rejectCommonPassword, rejectGuessablePassword } from './rejectWeakPassword.ts'
import { findUserByResetToken, redeemResetToken } from './resetStore.ts'
import { endSessions } from './store.ts'
import { hashToken } from './token.ts'

/**
 * Sets a new password with a reset token and ends all of the user's sessions.
 * @returns the user's id
 * @throws AppError invalid_input if the token is unknown, used, expired or superseded, or the password weak
 */
export async function resetPassword(
  context: Context,
  { token, password }: PasswordReset,
): Promise<string> {
  await rejectCommonPassword('password', password)
  const tokenHash = hashToken(token)
  // Check the token before hashing, which is deliberately slow.
  const owner = await findUserByResetToken(context.db, tokenHash, context.clock.now())
  if (owner === undefined) throw invalidLink()
  await rejectGuessablePassword(context, 'password', password, owner.email)
  const asker = { key: owner.id, isKnown: true }
  const hashed = await inTurn(asker, () => hashPassword(password))
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    const user = await redeemResetToken(db, tokenHash, hashed, now)
    if (user === undefined) throw invalidLink()
    await endSessions(db, user.id, now)
    // Opening the emailed link proves this is not a guess, so the new password works at once.
    await clearAttempts(db, signInKey(user.email))
    await clearAttempts(db, passwordKey(user.id))
    await insertAudit(db, user.id, now, 'password_reset')
    await notifyPasswordChange(db, user, now)
    return user.id
  })
}

function invalidLink(): AppError {
  return new AppError('invalid_input', {
    message: invalidResetLink,
    errors: [{ field: 'token', message: invalidResetLink }],
  })
}
