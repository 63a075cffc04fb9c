import { addressKey } from '#addressKey.ts'
import type { Context } from '#context.ts'
import { reserve, resetRequestsPerAddress } from './attempts.ts'
import { insertResetRequest } from './resetStore.ts'

/**
 * Records a password reset request. Whether the email has an account is resolved later by `resolveResetRequests`, so
 * the request takes the same work for every email and reveals nothing.
 */
export async function forgotPassword(
  context: Context,
  email: string,
  address: string,
): Promise<string> {
  await reserve(context, `forgot-from:${addressKey(address)}`, resetRequestsPerAddress)
  await insertResetRequest(context.db, email, context.clock.now())
  return 'If this email address has an account, a link to reset its password is on its way.'
}
