import { trialEnd, type User } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { addressKey, reserve, signUpsPerAddress } from './attempts.ts'
import { hashPassword } from './hashing.ts'
import { presentUser } from './present.ts'
import { rejectCommonPassword } from './rejectCommonPassword.ts'
import { startSession } from './session.ts'
import { insertUser } from './store.ts'

type Registration = { email: string; username: string; password: string }

/** Creates an account with its trial and signs the user in. */
export async function register(
  context: Context,
  { email, username, password }: Registration,
  address: string,
): Promise<{ user: User; token: string }> {
  await rejectCommonPassword('password', password)
  await reserve(context, `sign-up:${addressKey(address)}`, signUpsPerAddress)
  const hashed = await hashPassword(password)
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    const row = await insertUser(db, {
      id: newId(now),
      email,
      username,
      password: hashed,
      hasPaid: false,
      paymentId: null,
      trialStartDate: now,
      trialEndDate: trialEnd(now),
      createdAt: now,
    })
    if (row === undefined) throw new AppError('email_taken')
    await insertAudit(db, row.id, now, 'account_created')
    return { user: presentUser(context, row), token: await startSession(db, row.id, now) }
  })
}
