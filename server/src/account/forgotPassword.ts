import type { Context } from '#context.ts'
import { addressKey, forgottenPerAddress, reserve } from './attempts.ts'
import { insertResetRequest } from './resetStore.ts'

/**
 * Notes that somebody has forgotten the password of an address. Whether it has an account is found out later, by
 * `resolveResetRequests`: asking takes the same work for every address, and says nothing about it.
 */
export async function forgotPassword(
  context: Context,
  email: string,
  address: string,
): Promise<string> {
  await reserve(context, `forgot-from:${addressKey(address)}`, forgottenPerAddress)
  await insertResetRequest(context.db, email, context.clock.now())
  return 'If there is an account for this email address, a link to reset its password is on its way.'
}
