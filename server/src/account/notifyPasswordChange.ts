import type { Db } from '#db/db.ts'
import { enqueueMail } from '#mail/queue.ts'
import { deleteEmailChange } from './emailChangeStore.ts'
import type { UserRow } from './store.ts'

/** Emails the user that their password changed, and cancels any pending email change. */
export async function notifyPasswordChange(db: Db, user: UserRow, now: Date): Promise<void> {
  await deleteEmailChange(db, user.id)
  await enqueueMail(db, user.id, now, { kind: 'password_changed', toAddress: user.email })
}
