import { AppError } from '@evenkeel/domain/errors'
import pLimit, { type LimitFunction } from 'p-limit'

/** Fewer than the database's connections, so that one person's requests leave some to all others. */
const atOnceMax = 4
const waitingMax = 250

/**
 * Runs a few of one person's requests at a time; the others wait their turn.
 * @throws AppError unavailable if too many wait already
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
      // The limit takes the next one in line first.
      setImmediate(() => {
        if (limit.activeCount + limit.pendingCount === 0) limits.delete(userId)
      })
    }
  }
}
