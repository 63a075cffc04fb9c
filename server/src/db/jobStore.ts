import { and, asc, count, eq, min } from 'drizzle-orm'
import { type Db, inTransaction } from './db.ts'
import { isDue } from './due.ts'
import { newId } from './newId.ts'
import { jobs } from './schema.ts'

export type Job = typeof jobs.$inferSelect

/** Queues a job in the caller's transaction. A job without an owner survives every account. */
export async function enqueueJob(
  db: Db,
  now: Date,
  job: Pick<Job, 'kind' | 'data'> & { userId?: string },
): Promise<void> {
  await db.insert(jobs).values({ ...job, id: newId(now), createdAt: now, nextAttemptAt: now })
}

/**
 * Claims the job of a kind that has been due longest, and schedules its next attempt before this one starts. If the
 * server dies, another one takes over at that time; until then no other server claims the job.
 * @param delayMs the delay after the given attempt
 * @param delayMsMax the longest delay
 */
export function claimJob(
  db: Db,
  kind: string,
  now: Date,
  delayMs: (attempt: number) => number,
  delayMsMax: number,
): Promise<Job | undefined> {
  return inTransaction(db, async (tx) => {
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, kind), isDue(jobs.nextAttemptAt, now, delayMsMax)))
      .orderBy(asc(jobs.nextAttemptAt), asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (job === undefined) return undefined
    const attempts = job.attempts + 1
    const nextAttemptAt = new Date(now.getTime() + delayMs(attempts))
    await tx.update(jobs).set({ attempts, nextAttemptAt }).where(eq(jobs.id, job.id))
    return { ...job, attempts, nextAttemptAt }
  })
}

/** The jobs that wait, by kind, and for how long the one that waits longest has been due. */
export async function measureJobs(
  db: Db,
  now: Date,
): Promise<{ kind: string; waiting: number; overdueMs: number }[]> {
  const rows = await db
    .select({ kind: jobs.kind, waiting: count(), first: min(jobs.nextAttemptAt) })
    .from(jobs)
    .groupBy(jobs.kind)
  return rows.map(({ kind, waiting, first }) => {
    const overdueMs = Math.max(0, now.getTime() - (first ?? now).getTime())
    return { kind, waiting, overdueMs }
  })
}

export async function deleteJob(db: Db, id: string): Promise<void> {
  await db.delete(jobs).where(eq(jobs.id, id))
}
