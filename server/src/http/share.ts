import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@evenkeel/domain/errors'

/** Two keep a page's requests flowing; with more, one user's requests would take most of a small server's time. */
const atOnceMax = 2
const waitingMax = 250

/** No page of ours has more requests waiting. Whoever has leaves others as much time as their own requests take. */
const waitingOfPageMax = 12
const pauseMsMax = 1000

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

type Kind = string | undefined

/** One user's requests. */
type Requests = {
  /** The kind of each running one. */
  running: Kind[]
  /** In the order in which they came. */
  waiting: { kind: Kind; start: () => void }[]
  /** How long the last one ran. */
  lastMs: number
}

export function createShare(): Share {
  const users = new Map<string, Requests>()
  return async (userId, kind, work) => {
    const requests = users.get(userId) ?? { running: [], waiting: [], lastMs: 0 }
    users.set(userId, requests)
    if (mayRun(requests, kind)) requests.running.push(kind)
    else await takeTurn(requests, kind)
    const startedMs = performance.now()
    try {
      return await work()
    } finally {
      requests.lastMs = performance.now() - startedMs
      requests.running.splice(requests.running.indexOf(kind), 1)
      startNext(requests)
      if (requests.running.length === 0) users.delete(userId)
    }
  }
}

function mayRun({ running }: Requests, kind: Kind): boolean {
  return running.length < atOnceMax && (kind === undefined || !running.includes(kind))
}

async function takeTurn(requests: Requests, kind: Kind): Promise<void> {
  const { waiting } = requests
  if (waiting.length >= waitingMax) throw new AppError('unavailable', { retryAfterSeconds: 1 })
  await new Promise<void>((start) => void waiting.push({ kind, start }))
  if (waiting.length >= waitingOfPageMax) await wait(Math.min(requests.lastMs, pauseMsMax))
}

function startNext(requests: Requests): void {
  const { running, waiting } = requests
  const at = waiting.findIndex(({ kind }) => mayRun(requests, kind))
  const [next] = at < 0 ? [] : waiting.splice(at, 1)
  if (next === undefined) return
  running.push(next.kind)
  next.start()
}
