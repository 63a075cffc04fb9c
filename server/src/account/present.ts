import { type AccountStatus, accountStatus, type User } from '@evenkeel/domain/account'
import type { Context } from '#context.ts'
import type { Db } from '#db/db.ts'
import { type AccountRow, findUser, findUserByEmail } from './store.ts'

/** The account's current status. With billing off, everyone has premium. */
export function statusOf(context: Context, row: AccountRow): AccountStatus {
  if (context.config.billing === 'off') return 'premium'
  return accountStatus(row, context.clock.now())
}

export function presentUser(context: Context, row: AccountRow): User {
  const status = statusOf(context, row)
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    hasPaid: status === 'premium',
    trialStartDate: row.trialStartDate,
    trialEndDate: row.trialEndDate,
    isTrialActive: status === 'trial',
    createdAt: row.createdAt,
  }
}

/** The same by user id; undefined if the account no longer exists. */
export async function findPresentUser(context: Context, userId: string): Promise<User | undefined> {
  const row = await findUser(context.db, userId)
  return row && presentUser(context, row)
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await findUserByEmail(db, email)) !== undefined
}
