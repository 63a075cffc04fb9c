import type { PasswordChange } from '@evenkeel/domain/account'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { hashPassword, inTurn } from './hashing.ts'
import { knownBrowserCookie } from './knownBrowser.ts'
import { notifyPasswordChange } from './notifyPasswordChange.ts'
import { rejectCommonPassword, rejectGuessablePassword } from './rejectWeakPassword.ts'
import { requirePassword, wrongPassword } from './requirePassword.ts'
import { startSession } from './session.ts'
import { endSessions, replacePassword } from './store.ts'

/**
 * Changes the password after checking the current one. Ends every session and starts a new one for this browser.
 * @returns the new session's token, and the cookie that the new password signs
 */
export async function changePassword(
  context: Context,
  userId: string,
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ token: string; knownBrowser: string }> {
  await rejectCommonPassword('newPassword', newPassword)
  const user = await requirePassword(context, userId, currentPassword)
  await rejectGuessablePassword(context, 'newPassword', newPassword, user.email)
  const hashed = await inTurn({ key: userId, isKnown: true }, () => hashPassword(newPassword))
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    // Of two concurrent changes, the second was authorized with a password that is no longer current.
    const isFirst = await replacePassword(db, userId, { from: user.password, to: hashed })
    if (!isFirst) throw wrongPassword()
    await endSessions(db, userId, now)
    await insertAudit(db, userId, now, 'password_changed')
    await notifyPasswordChange(db, user, now)
    const knownBrowser = knownBrowserCookie({ id: userId, password: hashed }, now)
    return { token: await startSession(db, userId, now), knownBrowser }
  })
}
