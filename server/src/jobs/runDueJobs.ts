import type { Context } from '#context.ts'
import { claimJob, deleteJob } from '#db/jobStore.ts'
import { loggable } from '#http/problem.ts'
import { JobFailure, type JobKind } from './jobKind.ts'
import type { Worker } from './startWorkers.ts'

/** The worker for a kind of job. */
export function jobWorker(kind: JobKind): Worker {
  return {
    name: kind.name,
    poll: (context) => runDueJobs(context, kind),
    ...(kind.close && { close: kind.close }),
  }
}

/**
 * Runs the due jobs of a kind one after another, and stops at the first failure: whatever it depends on, such as a mail
 * server, is probably down.
 */
export async function runDueJobs(context: Context, kind: JobKind): Promise<void> {
  await kind.prepare?.(context)
  while (await runNextJob(context, kind));
}

/** @returns whether to go on with the next job */
async function runNextJob(context: Context, kind: JobKind): Promise<boolean> {
  const { db, clock, log } = context
  const now = clock.now()
  const delay = (attempt: number) => delayAfter(kind, attempt)
  const job = await claimJob(db, kind.name, now, delay, kind.delayMsMax)
  if (job === undefined) return false
  const about = { job: job.id, kind: kind.name, attempt: job.attempts }
  if (now.getTime() - job.createdAt.getTime() > kind.keptMsMax) {
    log.error(about, 'a job was given up, because every attempt failed until it was too old')
    await deleteJob(db, job.id)
    return true
  }
  try {
    await kind.run(context, job)
  } catch (error) {
    const reason = error instanceof JobFailure ? error.details : { error: loggable(error) }
    log.warn({ ...about, ...reason }, 'a job failed and will be retried')
    return false
  }
  await deleteJob(db, job.id)
  return true
}

function delayAfter({ firstDelayMs, delayMsMax }: JobKind, attempt: number): number {
  return Math.min(firstDelayMs * 2 ** (attempt - 1), delayMsMax)
}
