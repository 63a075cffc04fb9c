import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** From this many rows on, comparing each with each takes longer than any other plan. */
export const manyRows = 1000

/**
 * Runs statements that join many rows without nested loops, inside a transaction. PostgreSQL knows nothing yet about
 * rows that were written a moment ago: it expects a single one and may then compare each with each.
 */
export async function withoutNestedLoops<T>(
  db: Db,
  size: number,
  work: () => Promise<T>,
): Promise<T> {
  if (size < manyRows) return work()
  await db.execute(sql`select set_config('enable_nestloop', 'off', true)`)
  const result = await work()
  await db.execute(sql`select set_config('enable_nestloop', 'on', true)`)
  return result
}
