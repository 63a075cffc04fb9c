import type { Db } from '#db/db.ts'
import { enqueueMail } from '#db/mailQueueStore.ts'
import { deleteEmailChange } from './emailChangeStore.ts'
import type { UserRow } from './store.ts'

/** Tells the person that their password has changed. A change of address that somebody asked for before ends with it. */
export async function tellPasswordChange(db: Db, user: UserRow, now: Date): Promise<void> {
  await deleteEmailChange(db, user.id)
  await enqueueMail(db, user.id, now, { kind: 'password_changed', toAddress: user.email })
}
