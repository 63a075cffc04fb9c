import { gt, lte, or, type SQL } from 'drizzle-orm'
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
