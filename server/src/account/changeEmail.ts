import type { EmailChange } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { enqueueMail } from '#mail/queue.ts'
import { emailChangeKey, emailChangesPerAccount, reserve } from './attempts.ts'
import { saveEmailChange } from './emailChangeStore.ts'
import { requirePassword } from './requirePassword.ts'

const daySeconds = 24 * 60 * 60
const same = 'This is already your email address'

/**
 * Requests an email change: sends a link to the new address and a notice to the current one. Whether the new address
 * already has an account is revealed only to someone who can open the link.
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
    if (!(await enqueueMail(db, userId, now, { kind: 'confirm_email', toAddress: newEmail }))) {
      const message = 'This address has had several links already. Please try again tomorrow.'
      throw new AppError('too_many_requests', { message, retryAfterSeconds: daySeconds })
    }
    const data = { newEmail }
    await enqueueMail(db, userId, now, { kind: 'email_change_note', toAddress: user.email, data })
  })
  return `We're sending a link to ${newEmail}. Your email address changes once you open it.`
}
