import type { PasswordChange } from '@evenkeel/domain/account'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { hashPassword } from './hashing.ts'
import { refuseCommon } from './refuseCommon.ts'
import { requirePassword, wrongPassword } from './requirePassword.ts'
import { startSession } from './session.ts'
import { endSessions, replacePassword } from './store.ts'
import { tellPasswordChange } from './tellPasswordChange.ts'

/**
 * Sets a new password after the present one. Every session ends; this browser goes on in a new one.
 * @returns the token of the new session
 */
export async function changePassword(
  context: Context,
  userId: string,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  await refuseCommon('newPassword', newPassword)
  const user = await requirePassword(context, userId, currentPassword)
  const hashed = await hashPassword(newPassword)
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    // Two changes at once: the one that comes second was asked with a password that is no longer the present one.
    const isFirst = await replacePassword(db, userId, { from: user.password, to: hashed })
    if (!isFirst) throw wrongPassword()
    await endSessions(db, userId, now)
    await insertAudit(db, userId, now, 'password_changed')
    await tellPasswordChange(db, user, now)
    return startSession(db, userId, now)
  })
}
