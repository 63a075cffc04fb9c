import { deleteSessionsBefore } from '#account/index.ts'
import type { Context } from '#context.ts'
import { deleteLimitsBefore } from '#db/rateLimitStore.ts'
import { loggable } from '#http/problem.ts'
import { sweepHistory } from '#ledger/index.ts'
import { deleteEventsBefore } from '#payments/index.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const endedSessionsKeptMs = 30 * dayMs
const paymentEventsKeptMs = 30 * dayMs

/** Deletes what has outlived its use: old attempts, sessions that ended long ago, history that expired. */
export async function forgetOld(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = context
  const now = clock.now().getTime()
  await deleteLimitsBefore(db, new Date(now - dayMs))
  await deleteSessionsBefore(db, new Date(now - endedSessionsKeptMs))
  await deleteEventsBefore(db, new Date(now - paymentEventsKeptMs))
  await sweepHistory(context)
}

/** Runs it every hour; the timer does not keep the process alive. */
export function startHousekeeping(context: Pick<Context, 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    forgetOld(context).catch((error: unknown) => {
      context.log.warn({ error: loggable(error) }, 'housekeeping failed and is tried again')
    })
  }, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
