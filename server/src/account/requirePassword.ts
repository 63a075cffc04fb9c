import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { clearAttempts, releaseAttempt } from '#db/rateLimitStore.ts'
import { failuresPerAccount, passwordKey, reserve } from './attempts.ts'
import { inTurn, verifyPassword } from './hashing.ts'
import { findUser, type UserRow } from './store.ts'

const wrong = 'Current password is incorrect'

/**
 * Checks a signed-in user's password again, under the same limit as sign-in.
 * @throws AppError invalid_input or too_many_requests
 */
export async function requirePassword(
  context: Context,
  userId: string,
  password: string,
): Promise<UserRow> {
  const key = passwordKey(userId)
  await reserve(context, key, failuresPerAccount)
  const row = await findUser(context.db, userId)
  const asker = { key: userId, isKnown: true }
  const check = () => verifyPassword(row?.password, password)
  const isCorrect = await inTurn(asker, check).catch(async (error) => {
    await releaseAttempt(context.db, key)
    throw error
  })
  if (row === undefined || !isCorrect) {
    if (row) await insertAudit(context.db, row.id, context.clock.now(), 'password_check_failed')
    throw wrongPassword()
  }
  await clearAttempts(context.db, key)
  return row
}

export function wrongPassword(): AppError {
  const errors = [{ field: 'currentPassword', message: wrong }]
  return new AppError('invalid_input', { message: wrong, errors })
}
