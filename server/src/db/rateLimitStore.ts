import { eq, lt, sql } from 'drizzle-orm'
import { skewMsMax } from '#adapters/clock.ts'
import type { Db } from './db.ts'
import { secondsAfter } from './due.ts'
import { rateLimits } from './schema.ts'

export type Limit = {
  max: number
  windowMs: number
  /** How many times the window may double if its attempts keep being used up; 0 for never. */
  doublings: number
}

/** After a day without attempts, the window returns to its original length. */
const forgetMs = 24 * 60 * 60 * 1000

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit.
 * @returns undefined if the attempt is allowed, otherwise when to try again
 */
export async function reserveAttempt(
  db: Db,
  key: string,
  limit: Limit,
  now: Date,
): Promise<Date | undefined> {
  const { count, strikes, windowEndsAt } = rateLimits
  const at = sql`${now.toISOString()}::timestamptz`
  const longestMs = limit.windowMs * 2 ** limit.doublings + skewMsMax
  const latest = new Date(now.getTime() + longestMs).toISOString()
  // A window that ends too late was begun by a clock that was ahead; it must not last until then.
  const over = sql`(${windowEndsAt} <= ${at} or ${windowEndsAt} > ${latest}::timestamptz)`
  const nextStrikes = sql`case
    when ${windowEndsAt} < ${new Date(now.getTime() - forgetMs).toISOString()}::timestamptz then 0
    when ${count} >= ${limit.max} then least(${strikes} + 1, ${limit.doublings}::int)
    else 0 end`
  const [taken] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: new Date(now.getTime() + limit.windowMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${count} + 1 end`,
        strikes: sql`case when ${over} then ${nextStrikes} else ${strikes} end`,
        windowEndsAt: sql`case when ${over}
          then ${secondsAfter(now, sql`${limit.windowMs / 1000}::float8 * power(2, ${nextStrikes})`)}
          else ${windowEndsAt} end`,
      },
      setWhere: sql`${over} or ${count} < ${limit.max}`,
    })
    .returning({ count })
  if (taken) return undefined
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
  return row?.windowEndsAt ?? now
}

/** Writes a count back unchanged, so that the commit waits for the disk. */
export async function touchAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count}` })
    .where(eq(rateLimits.key, key))
}

/** Refunds one attempt that turned out not to be a failure. */
export async function releaseAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

/** Deletes the count of a key. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

export async function deleteLimitsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, instant))
}
