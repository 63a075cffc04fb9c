import { AppError } from '@evenkeel/domain/errors'
import pLimit, { type LimitFunction } from 'p-limit'

/** Two keep a page's requests flowing; with more, one user's requests would take most of a small server's time. */
const atOnceMax = 2
/** A search may read every row, so a second one would take another processor of the database. */
const searchesAtOnceMax = 1
const waitingMax = 250

/**
 * Runs at most two of a user's requests at a time, one of them a search, and queues the rest.
 * @throws AppError unavailable if too many are already queued
 */
export type Share = <T>(
  userId: string,
  work: () => Promise<T>,
  kind?: 'search' | undefined,
) => Promise<T>

type Limits = { all: LimitFunction; searches: LimitFunction }

export function createShare(): Share {
  const users = new Map<string, Limits>()
  return async (userId, work, kind) => {
    const limits = users.get(userId) ?? {
      all: pLimit(atOnceMax),
      searches: pLimit(searchesAtOnceMax),
    }
    const { all, searches } = limits
    if (all.pendingCount + searches.pendingCount >= waitingMax) {
      throw new AppError('unavailable', { retryAfterSeconds: 1 })
    }
    users.set(userId, limits)
    const run = () => all(work)
    try {
      return await (kind === 'search' ? searches(run) : run())
    } finally {
      // By then the limits have started the next request, if any.
      setImmediate(() => {
        if ([all, searches].every(isIdle)) users.delete(userId)
      })
    }
  }
}

function isIdle({ activeCount, pendingCount }: LimitFunction): boolean {
  return activeCount + pendingCount === 0
}
