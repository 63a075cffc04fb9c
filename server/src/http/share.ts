import { AppError } from '@evenkeel/domain/errors'
import pLimit, { type LimitFunction } from 'p-limit'

/** Fewer than the database's connections, so that one user's requests leave some for everyone else. */
const atOnceMax = 4
const waitingMax = 250

/**
 * Runs at most four of a user's requests at a time and queues the rest.
 * @throws AppError unavailable if too many are already queued
 */
export type Share = <T>(userId: string, work: () => Promise<T>) => Promise<T>

export function createShare(): Share {
  const limits = new Map<string, LimitFunction>()
  return async (userId, work) => {
    const limit = limits.get(userId) ?? pLimit(atOnceMax)
    if (limit.pendingCount >= waitingMax)
      throw new AppError('unavailable', { retryAfterSeconds: 1 })
    limits.set(userId, limit)
    try {
      return await limit(work)
    } finally {
      // By then the limit has started the next request, if any.
      setImmediate(() => {
        if (limit.activeCount + limit.pendingCount === 0) limits.delete(userId)
      })
    }
  }
}
