import { setImmediate } from 'node:timers/promises'
import { AppError } from '@evenkeel/domain/errors'
import pLimit from 'p-limit'

/** Two keep a page's requests flowing; with more, one user's requests would take most of a small server's time. */
const atOnceMax = 2
const waitingMax = 250

/**
 * Runs at most two of a user's requests at a time, never two reads of the same kind, and queues the rest. Writes have no
 * kind: a repeat must find the first one running, and the ledger's lock keeps them in order.
 * @throws AppError unavailable if too many are already queued
 */
export type Share = <T>(
  userId: string,
  kind: string | undefined,
  work: () => Promise<T>,
) => Promise<T>

type Queue = <T>(work: () => Promise<T>) => Promise<T>

type Queues = {
  all: Queue
  ofKind: (kind: string | undefined) => Queue
  /** How many have not started. */
  waiting: number
  /** How many have not ended. */
  held: number
}

const noQueue: Queue = (work) => work()

export function createShare(): Share {
  const users = new Map<string, Queues>()
  return async (userId, kind, work) => {
    const queues = users.get(userId) ?? openQueues()
    if (queues.waiting >= waitingMax) throw new AppError('unavailable', { retryAfterSeconds: 1 })
    users.set(userId, queues)
    queues.held += 1
    queues.waiting += 1
    const start = async () => {
      queues.waiting -= 1
      // Other users' requests come first, if there are any.
      if (queues.waiting > 0) await setImmediate()
      return work()
    }
    try {
      return await queues.ofKind(kind)(() => queues.all(start))
    } finally {
      queues.held -= 1
      if (queues.held === 0) users.delete(userId)
    }
  }
}

function openQueues(): Queues {
  const kinds = new Map<string, Queue>()
  return {
    all: pLimit(atOnceMax),
    ofKind: (kind) => {
      if (kind === undefined) return noQueue
      const queue = kinds.get(kind) ?? pLimit(1)
      kinds.set(kind, queue)
      return queue
    },
    waiting: 0,
    held: 0,
  }
}
