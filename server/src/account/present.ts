import { type AccountStatus, accountStatus, type User } from '@evenkeel/domain/account'
import type { Context } from '#context.ts'
import type { AccountRow } from './store.ts'

/** Where an account stands now; without billing everybody has premium. */
export function statusOf(context: Context, row: AccountRow): AccountStatus {
  if (context.config.billing === 'off') return 'premium'
  return accountStatus(row, context.clock.now())
}

/** What a person is told about their account. */
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
