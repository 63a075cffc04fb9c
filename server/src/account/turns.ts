import { AppError } from '@evenkeel/domain/errors'

/** Who asks for work; requests with the same key wait for each other. */
export type Asker = { key: string; isKnown: boolean }

type Limits = { atOnce: number; waitingMax: number; waitingOfOneMax: number }
type Start = () => void

/** Requests that wait, by asker. Askers take turns, so one with many requests delays the others by one each. */
function createLane() {
  const waiting = new Map<string, Start[]>()
  return {
    sizeOf: (key: string) => waiting.get(key)?.length ?? 0,
    size: () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0),
    add(key: string, start: Start) {
      waiting.set(key, [...(waiting.get(key) ?? []), start])
    },
    take(): Start | undefined {
      const [first] = waiting
      if (first === undefined) return undefined
      const [key, [start, ...rest]] = first
      waiting.delete(key)
      // Last now: a map keeps the order of insertion.
      if (rest.length > 0) waiting.set(key, rest)
      return start
    },
  }
}

/**
 * Runs a few pieces of work at a time. Known askers and others have a lane each, and the lanes alternate: a flood in one
 * does not stop the other.
 * @throws AppError unavailable if too many wait already
 */
export function createTurns({ atOnce, waitingMax, waitingOfOneMax }: Limits) {
  const lanes = { known: createLane(), others: createLane() }
  let running = 0
  let isKnownNext = true

  function startNext(): void {
    if (running >= atOnce) return
    const [first, second] = isKnownNext ? [lanes.known, lanes.others] : [lanes.others, lanes.known]
    const start = first.take() ?? second.take()
    if (start === undefined) return
    isKnownNext = !isKnownNext
    running += 1
    start()
  }

  return async function inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const lane = asker.isKnown ? lanes.known : lanes.others
    if (lane.size() >= waitingMax || lane.sizeOf(asker.key) >= waitingOfOneMax) {
      throw new AppError('unavailable', { retryAfterSeconds: 5 })
    }
    await new Promise<void>((start) => {
      lane.add(asker.key, start)
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}
