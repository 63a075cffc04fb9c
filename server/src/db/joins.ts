import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** From this many rows on, a nested loop is slower than any other plan. */
export const manyRows = 1000

/**
 * Runs joins over many rows without nested loops, inside a transaction. PostgreSQL has no statistics yet about rows
 * that were just written: it expects a single one and may pick a nested loop.
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
