import { priceCents, priceCurrency } from '@evenkeel/domain/payments'
import { reserve } from '#account/index.ts'
import { addressKey } from '#addressKey.ts'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { newId } from '#db/newId.ts'
import { pipeline } from '#db/pipeline.ts'
import { type Limit, releaseAttempt } from '#db/rateLimitStore.ts'
import { insertCheck } from './checkStore.ts'
import { lockPayer } from './premiumStore.ts'
import { insertPayment } from './store.ts'

const hourMs = 60 * 60_000
const declinesPerAccount: Limit = { max: 5, windowMs: hourMs, doublings: 0 }
const declinesPerAddress: Limit = { max: 20, windowMs: hourMs, doublings: 0 }

/** After this time the reconciler takes over from the request that began the attempt. */
const requestMsMax = 20_000

/** An attempt to pay that has not ended yet. */
export type Attempt = { id: string; userId: string; createdAt: Date }

/** The rate limit keys under which declined cards are counted. */
export type DeclineKeys = { account: string; address: string }

export function declineKeys(account: string, address: string): DeclineKeys {
  return { account: `declined:${account}`, address: `declined:${addressKey(address)}` }
}

/**
 * Begins an attempt in the open transaction, unless the user has paid or another attempt is open. A decline is counted
 * in advance, so that simultaneous attempts cannot get past the limit together.
 * @param opensAccount true if the account was created by this attempt
 * @throws AppError too_many_requests
 */
export async function beginAttempt(
  context: Context,
  userId: string,
  keys: DeclineKeys,
  opensAccount: boolean,
): Promise<Attempt | 'paid' | 'under_way'> {
  const { db, clock, log } = context
  const now = clock.now()
  const payer = await lockPayer(db, userId)
  if (payer?.hasPaid) return 'paid'
  const attempt = { id: newId(now), userId, createdAt: now }
  const isFirst = await insertPayment(db, {
    ...attempt,
    method: 'card',
    status: 'pending',
    amount: priceCents,
    currency: priceCurrency,
    opensAccount,
    updatedAt: now,
  })
  if (!isFirst) return 'under_way'
  const nextAttemptAt = new Date(now.getTime() + requestMsMax)
  // The address comes last, because everyone behind it waits for its row.
  await pipeline([
    insertCheck(db, { ...attempt, method: 'card', nextAttemptAt }),
    insertAudit(db, userId, now, 'payment_started', { payment: attempt.id }),
    reserve(context, keys.account, declinesPerAccount),
    reserve(context, keys.address, declinesPerAddress),
  ])
  log.info({ payment: attempt.id, status: 'pending' }, 'a payment began')
  return attempt
}

/** Takes back the decline counted in advance. */
export async function uncountDecline({ db }: Context, keys: DeclineKeys): Promise<void> {
  await releaseAttempt(db, keys.address)
  await releaseAttempt(db, keys.account)
}
