import { AppError } from '@evenkeel/domain/errors'

type Limits = { atOnce: number; waitingMax: number; waitingOfOneMax: number }
type Start = () => void

/**
 * Runs a few pieces of work at a time. Askers take turns, so one with many requests delays the others by one each.
 * @throws AppError unavailable if too many wait already
 */
export function createTurns({ atOnce, waitingMax, waitingOfOneMax }: Limits) {
  /** What each asker waits for. */
  const waiting = new Map<string, Start[]>()
  let count = 0
  let running = 0

  function take(): Start | undefined {
    const [first] = waiting
    if (first === undefined) return undefined
    const [key, [start, ...rest]] = first
    waiting.delete(key)
    // Last now: a map keeps the order of insertion.
    if (rest.length > 0) waiting.set(key, rest)
    count -= 1
    return start
  }

  function startNext(): void {
    const start = running < atOnce ? take() : undefined
    if (start === undefined) return
    running += 1
    start()
  }

  return async function inTurn<T>(asker: string, work: () => Promise<T>): Promise<T> {
    const ofAsker = waiting.get(asker) ?? []
    if (count >= waitingMax || ofAsker.length >= waitingOfOneMax) {
      throw new AppError('unavailable', { retryAfterSeconds: 5 })
    }
    await new Promise<void>((start) => {
      waiting.set(asker, [...ofAsker, start])
      count += 1
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
