import { invalidResetLink, type ResetTokenState } from '@evenkeel/domain/account'
import type { Context } from '#context.ts'
import { findUserByResetToken } from './resetStore.ts'
import { hashToken } from './token.ts'

/** Checks a reset token without consuming it. */
export async function validateResetToken(
  { db, clock }: Context,
  token: string,
): Promise<ResetTokenState> {
  const user = await findUserByResetToken(db, hashToken(token), clock.now())
  return user
    ? { valid: true, email: user.email, message: 'This reset link is valid.' }
    : { valid: false, message: invalidResetLink }
}
