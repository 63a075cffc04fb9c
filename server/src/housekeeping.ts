import { utcDay } from '@evenkeel/domain/calendar'
import { deleteSessionsBefore } from '#account/index.ts'
import { deleteMailFilesBefore } from '#adapters/fileMailer.ts'
import { deleteUsesBefore } from '#assistant/index.ts'
import type { Context } from '#context.ts'
import { deleteAuditBefore, usersWithAuditBefore } from '#db/auditStore.ts'
import { type Db, requireCurrentSchema } from '#db/db.ts'
import { deleteAnswersUntil, usersWithAnswersUntil } from '#db/idempotencyStore.ts'
import { deleteLimitsBefore } from '#db/rateLimitStore.ts'
import { keyLifeMs } from '#http/idempotency.ts'
import { loggable } from '#http/problem.ts'
import { sweepHistory } from '#ledger/index.ts'
import { deleteEventsBefore } from '#payments/index.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const endedSessionsKeptMs = 30 * dayMs
const modelUsesKeptMs = 30 * dayMs
const auditKeptMs = 365 * dayMs
const auditEventsAtOnce = 5000
const mailFilesKeptMs = 7 * dayMs
const paymentEventsKeptMs = 30 * dayMs

type Surroundings = Pick<Context, 'db' | 'clock' | 'log' | 'config'>

/** Deletes one kind of data that is no longer needed. */
type Sweep = { name: string; run(context: Surroundings, nowMs: number): Promise<unknown> }

const sweeps: readonly Sweep[] = [
  {
    name: 'rate limits',
    run: ({ db }, nowMs) => deleteLimitsBefore(db, new Date(nowMs - dayMs)),
  },
  {
    name: 'ended sessions',
    run: ({ db }, nowMs) => deleteSessionsBefore(db, new Date(nowMs - endedSessionsKeptMs)),
  },
  {
    name: 'payment events',
    run: ({ db }, nowMs) => deleteEventsBefore(db, new Date(nowMs - paymentEventsKeptMs)),
  },
  {
    name: 'language model uses',
    run: ({ db }, nowMs) => deleteUsesBefore(db, utcDay(new Date(nowMs - modelUsesKeptMs))),
  },
  {
    name: 'mail files',
    run: ({ config }, nowMs) => deleteMailFilesBefore(config, new Date(nowMs - mailFilesKeptMs)),
  },
  { name: 'history', run: sweepHistory },
  {
    name: 'stored replies',
    run: ({ db }, nowMs) => sweepAnswers(db, new Date(nowMs - keyLifeMs)),
  },
  {
    name: 'audit log',
    run: ({ db }, nowMs) => sweepAudit(db, new Date(nowMs - auditKeptMs)),
  },
]

/** A user's next write deletes them too; this is for users who make none. */
async function sweepAnswers(db: Db, until: Date): Promise<void> {
  for await (const userId of usersWithAnswersUntil(db, until)) {
    await deleteAnswersUntil(db, userId, until)
  }
}

async function sweepAudit(db: Db, before: Date): Promise<void> {
  for await (const userId of usersWithAuditBefore(db, before)) {
    const clear = () => deleteAuditBefore(db, userId, before, auditEventsAtOnce)
    while ((await clear()) === auditEventsAtOnce);
  }
}

/** Runs every sweep; one that fails is logged and does not stop the others. */
export async function forgetOld(context: Surroundings): Promise<void> {
  const nowMs = context.clock.now().getTime()
  for (const { name, run } of sweeps) {
    try {
      await requireCurrentSchema(context.db)
      await run(context, nowMs)
    } catch (error) {
      const about = { sweep: name, error: loggable(error) }
      context.log.warn(about, 'a sweep failed and will be retried in an hour')
    }
  }
}

/** Runs the sweeps every hour; the timer does not keep the process alive. */
export function startHousekeeping(context: Surroundings): () => void {
  const timer = setInterval(() => void forgetOld(context), hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
