import { invalidResetLink, type PasswordReset } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { clearAttempts } from '#db/rateLimitStore.ts'
import { passwordKey, signInKey } from './attempts.ts'
import { hashPassword } from './hashing.ts'
import { refuseCommon } from './refuseCommon.ts'
import { findUserByResetToken, usePasswordReset } from './resetStore.ts'
import { endSessions } from './store.ts'
import { tellPasswordChange } from './tellPasswordChange.ts'
import { hashToken } from './token.ts'

/**
 * Sets a new password with the token of a reset link, and ends every session of the person.
 * @returns whose password it was
 * @throws AppError invalid_input where the token is unknown, used, expired or replaced
 */
export async function resetPassword(
  context: Context,
  { token, password }: PasswordReset,
): Promise<string> {
  await refuseCommon('password', password)
  const tokenHash = hashToken(token)
  // A token that does not work is refused before the hash, which is made to be slow.
  if (!(await findUserByResetToken(context.db, tokenHash, context.clock.now()))) throw invalidLink()
  const hashed = await hashPassword(password)
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    const user = await usePasswordReset(db, tokenHash, hashed, now)
    if (user === undefined) throw invalidLink()
    await endSessions(db, user.id, now)
    // Whoever reads the mailbox is no guesser: the new password works at once.
    await clearAttempts(db, signInKey(user.email))
    await clearAttempts(db, passwordKey(user.id))
    await insertAudit(db, user.id, now, 'password_reset')
    await tellPasswordChange(db, user, now)
    return user.id
  })
}

function invalidLink(): AppError {
  return new AppError('invalid_input', {
    message: invalidResetLink,
    errors: [{ field: 'token', message: invalidResetLink }],
  })
}
