import type { EmailChange } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { enqueueMail } from '#db/mailQueueStore.ts'
import { emailChangeKey, emailChangesPerAccount, reserve } from './attempts.ts'
import { saveEmailChange } from './emailChangeStore.ts'
import { requirePassword } from './requirePassword.ts'

const same = 'This is your email address already'

/**
 * Asks for a new address after the password: a link goes there and a note to the present one. Whether it belongs to
 * another account is told only to who opens the link, because only they may know.
 */
export async function changeEmail(
  context: Context,
  userId: string,
  { currentPassword, newEmail }: EmailChange,
): Promise<string> {
  const user = await requirePassword(context, userId, currentPassword)
  if (user.email === newEmail) {
    const errors = [{ field: 'newEmail', message: same }]
    throw new AppError('invalid_input', { message: same, errors })
  }
  await reserve(context, emailChangeKey(userId), emailChangesPerAccount)
  const now = context.clock.now()
  await inTransaction(context.db, async (db) => {
    await saveEmailChange(db, userId, newEmail, now)
    await insertAudit(db, userId, now, 'email_change_requested')
    await enqueueMail(db, userId, now, { kind: 'confirm_email', toAddress: newEmail })
    const data = { newEmail }
    await enqueueMail(db, userId, now, { kind: 'email_change_note', toAddress: user.email, data })
  })
  return `We are sending a link to ${newEmail}. Your address changes when you open it.`
}
