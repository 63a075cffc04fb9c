import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@evenkeel/domain/errors'

/** Two keep a page's requests flowing; with more, one user's requests would take most of a small server's time. */
const atOnceMax = 2
const waitingMax = 250

/** No page of ours has more requests waiting. Whoever has pauses for three times as long as their requests take. */
const waitingOfPageMax = 12
const pauseShare = 3
const pauseMsMax = 1000

/** What a request is queued by. */
export type Turn = {
  /** The kind of a read. Writes have none: a repeat must find the first one running, and the ledger's lock keeps them in order. */
  kind: Kind
  /** Whether nobody waits for the reply any more. Then a queued request does not run. */
  isGone: () => boolean
}

type Kind = string | undefined

/**
 * Runs at most two of a user's requests at a time, never two reads of the same kind, and queues the rest.
 * @throws AppError unavailable if too many are already queued, or if whoever asked has left the queue
 */
export type Share = <T>(userId: string, turn: Turn, work: () => Promise<T>) => Promise<T>

/** One user's requests. */
type Requests = {
  /** The kind of each running one. */
  running: Kind[]
  /** In the order in which they came. */
  waiting: Waiting[]
  /** How long the last one ran. */
  lastMs: number
}

type Waiting = Turn & { start: () => void; refuse: (error: AppError) => void }

export function createShare(): Share {
  const users = new Map<string, Requests>()
  return async (userId, turn, work) => {
    const { kind } = turn
    const requests = users.get(userId) ?? { running: [], waiting: [], lastMs: 0 }
    users.set(userId, requests)
    if (mayRun(requests, kind)) requests.running.push(kind)
    else await takeTurn(requests, turn)
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

async function takeTurn(requests: Requests, turn: Turn): Promise<void> {
  if (requests.waiting.length >= waitingMax) refuseGone(requests)
  if (requests.waiting.length >= waitingMax) throw refusal()
  await new Promise<void>((start, refuse) => {
    requests.waiting.push({ ...turn, start, refuse })
  })
  if (requests.waiting.length < waitingOfPageMax) return
  await wait(Math.min(requests.lastMs * pauseShare, pauseMsMax))
}

function startNext(requests: Requests): void {
  refuseGone(requests)
  const { running, waiting } = requests
  const at = waiting.findIndex(({ kind }) => mayRun(requests, kind))
  const [next] = at < 0 ? [] : waiting.splice(at, 1)
  if (next === undefined) return
  running.push(next.kind)
  next.start()
}

function refuseGone(requests: Requests): void {
  const { gone = [], here = [] } = Object.groupBy(requests.waiting, ({ isGone }) =>
    isGone() ? 'gone' : 'here',
  )
  requests.waiting = here
  for (const { refuse } of gone) refuse(refusal())
}

function refusal(): AppError {
  return new AppError('unavailable', { retryAfterSeconds: 1 })
}
