import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { clearAttempts, type Limit, releaseAttempt, reserveAttempt } from '#db/rateLimitStore.ts'

const minuteMs = 60_000

export const failuresPerAccount: Limit = { max: 5, windowMs: 15 * minuteMs, doublings: 2 }
const failuresPerAddress: Limit = { max: 20, windowMs: 15 * minuteMs, doublings: 0 }
export const signUpsPerAddress: Limit = { max: 200, windowMs: 60 * minuteMs, doublings: 0 }
export const forgottenPerAddress: Limit = { max: 20, windowMs: 60 * minuteMs, doublings: 0 }
export const forgottenPerAccount: Limit = { max: 3, windowMs: 15 * minuteMs, doublings: 3 }
export const emailChangesPerAccount: Limit = { max: 5, windowMs: 60 * minuteMs, doublings: 0 }

/** An e-mail as a key that tells nobody the e-mail. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

/** A network address as a key: for IPv6 its /64, because one household has more addresses than it can use. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = Array(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

/**
 * Reserves one attempt.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function reserve(context: Context, key: string, limit: Limit): Promise<void> {
  const now = context.clock.now()
  const comeBackAt = await reserveAttempt(context.db, key, limit, now)
  if (comeBackAt === undefined) return
  const seconds = Math.max(1, Math.ceil((comeBackAt.getTime() - now.getTime()) / 1000))
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

export function signInKeys(email: string, address: string): SignInKeys {
  return { account: signInKey(email), address: `sign-in:${addressKey(address)}` }
}

/** Guesses at an account's password from outside, whether or not there is such an account. */
export function signInKey(email: string): string {
  return `sign-in:${emailKey(email)}`
}

/** Guesses at the password by somebody who sits at a signed-in browser. */
export function passwordKey(userId: string): string {
  return `password:${userId}`
}

/** Letters to an address that has forgotten its password. */
export function forgotKey(email: string): string {
  return `forgot:${emailKey(email)}`
}

export function emailChangeKey(userId: string): string {
  return `change-email:${userId}`
}

/** Counts a guess as failed before it is made; an account that is full gives the address its attempt back. */
export async function reserveSignIn(context: Context, keys: SignInKeys): Promise<void> {
  await reserve(context, keys.address, failuresPerAddress)
  try {
    await reserve(context, keys.account, failuresPerAccount)
  } catch (error) {
    await releaseAttempt(context.db, keys.address)
    throw error
  }
}

/** The password was right: the account starts anew and the address gets its attempt back. */
export async function releaseSignIn(context: Context, keys: SignInKeys): Promise<void> {
  await clearAttempts(context.db, keys.account)
  await releaseAttempt(context.db, keys.address)
}
