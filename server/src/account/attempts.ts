import { createHash } from 'node:crypto'
import { AppError } from '@evenkeel/domain/errors'
import { addressKey } from '#addressKey.ts'
import type { Context } from '#context.ts'
import { clearAttempts, type Limit, releaseAttempt, reserveAttempt } from '#db/rateLimitStore.ts'

const minuteMs = 60_000

export const failuresPerAccount: Limit = { max: 5, windowMs: 15 * minuteMs, doublings: 2 }
const failuresPerAddress: Limit = { max: 20, windowMs: 15 * minuteMs, doublings: 0 }
export const signUpsPerAddress: Limit = { max: 200, windowMs: 60 * minuteMs, doublings: 0 }
export const resetRequestsPerAddress: Limit = { max: 20, windowMs: 60 * minuteMs, doublings: 0 }
export const resetEmailsPerAccount: Limit = { max: 3, windowMs: 15 * minuteMs, doublings: 3 }
export const emailChangesPerAccount: Limit = { max: 5, windowMs: 60 * minuteMs, doublings: 0 }

/** A key for an email that does not reveal it. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

/**
 * Reserves one attempt.
 * @throws AppError too_many_requests with the number of seconds to wait
 */
export async function reserve(context: Context, key: string, limit: Limit): Promise<void> {
  const now = context.clock.now()
  const retryAt = await reserveAttempt(context.db, key, limit, now)
  if (retryAt === undefined) return
  const seconds = Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000))
  throw new AppError('too_many_requests', {
    message: `Too many attempts. Please try again in ${waitText(seconds)}.`,
    retryAfterSeconds: seconds,
  })
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

type SignInKeys = { account: string; address: string }

/** @param browser the id of a browser that has signed in to the account before, which has its own count */
export function signInKeys(email: string, address: string, browser?: string): SignInKeys {
  const account = browser === undefined ? signInKey(email) : `${signInKey(email)}:${browser}`
  return { account, address: `sign-in:${addressKey(address)}` }
}

/** Counts sign-in attempts for an email, whether or not it has an account. */
export function signInKey(email: string): string {
  return `sign-in:${emailKey(email)}`
}

/** Counts wrong passwords entered in a signed-in session. */
export function passwordKey(userId: string): string {
  return `password:${userId}`
}

/** Counts password reset emails sent to an address. */
export function resetEmailKey(email: string): string {
  return `forgot:${emailKey(email)}`
}

export function emailChangeKey(userId: string): string {
  return `change-email:${userId}`
}

/** Counts an attempt as failed before the password is checked. If the account is blocked, the address is not charged. */
export async function reserveSignIn(context: Context, keys: SignInKeys): Promise<void> {
  await reserve(context, keys.address, failuresPerAddress)
  try {
    await reserve(context, keys.account, failuresPerAccount)
  } catch (error) {
    await releaseAttempt(context.db, keys.address)
    throw error
  }
}

/** Refunds an attempt whose password could not be checked. */
export async function refundSignIn({ db }: Context, keys: SignInKeys): Promise<void> {
  await releaseAttempt(db, keys.account)
  await releaseAttempt(db, keys.address)
}

/** After a successful sign-in, resets the account's count and refunds the address its attempt. */
export async function releaseSignIn(context: Context, keys: SignInKeys): Promise<void> {
  await clearAttempts(context.db, keys.account)
  await releaseAttempt(context.db, keys.address)
}
