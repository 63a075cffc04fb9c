import { deleteSessionsBefore } from '#account/store.ts'
import type { Context } from '#context.ts'
import { deleteLimitsBefore } from '#db/rateLimitStore.ts'
import { loggable } from '#http/problem.ts'
import { deleteEventsBefore } from '#payments/eventStore.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const endedSessionsKeptMs = 30 * dayMs
const paymentEventsKeptMs = 30 * dayMs

/** Forgets what has outlived its use and belongs to nobody's money: old attempts, long ended sessions. */
export async function forgetOld({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  await deleteLimitsBefore(db, new Date(now - dayMs))
  await deleteSessionsBefore(db, new Date(now - endedSessionsKeptMs))
  await deleteEventsBefore(db, new Date(now - paymentEventsKeptMs))
}

/** Does so every hour; the timer does not keep the process alive. */
export function startHousekeeping(context: Pick<Context, 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    forgetOld(context).catch((error: unknown) => {
      context.log.warn({ error: loggable(error) }, 'housekeeping failed and is tried again')
    })
  }, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
