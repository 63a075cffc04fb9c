import { gt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { skewMsMax } from '#adapters/clock.ts'

/**
 * Whether work is due.
 * @param delayMsMax how long work can be put off; if it is due later than that, the clock was ahead when that was
 *   written, and it is due now
 */
export function isDue(dueAt: PgColumn, now: Date, delayMsMax: number): SQL | undefined {
  return or(lte(dueAt, now), gt(dueAt, new Date(now.getTime() + delayMsMax + skewMsMax)))
}

/** When work is due again after so many attempts: in five seconds, twice as long each time, at most an hour. */
export function retryAt(now: Date, attempts: PgColumn): SQL {
  return secondsAfter(now, sql`least(power(2, least(${attempts}, 10)), 720) * 5`)
}

/**
 * An instant some seconds later. Adding an interval would depend on the session's time zone, and a distributed database
 * refuses that in an update.
 */
export function secondsAfter(now: Date, seconds: SQL): SQL {
  return sql`to_timestamp(${now.getTime() / 1000}::float8 + ${seconds})`
}
