import { utcDay } from '@evenkeel/domain/calendar'
import { AppError } from '@evenkeel/domain/errors'

/** Each key keeps a reply for a day. More changes than anyone makes in one; programs can leave out the key. */
const keysPerDayMax = 20_000

let day = ''
const counts = new Map<string, number>()

/**
 * Counts an idempotency key that a user uses for the first time. In memory, because counting in the database would slow
 * down every change.
 * @throws AppError too_many_requests
 */
export function countKey(userId: string, now: Date): void {
  const today = utcDay(now)
  if (today !== day) counts.clear()
  day = today
  const count = (counts.get(userId) ?? 0) + 1
  if (count > keysPerDayMax) {
    throw new AppError('too_many_requests', {
      message: 'You have made 20,000 changes today. Please go on tomorrow.',
      retryAfterSeconds: secondsToMidnight(now),
    })
  }
  counts.set(userId, count)
}

function secondsToMidnight(now: Date): number {
  const midnight = new Date(now)
  midnight.setUTCHours(24, 0, 0, 0)
  return Math.ceil((midnight.getTime() - now.getTime()) / 1000)
}
