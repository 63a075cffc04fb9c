import { asc, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import { users } from './schema.ts'

const usersAtOnce = 1000
const first = '00000000-0000-0000-0000-000000000000'

/**
 * The ids of the users that match, found in steps, so that no statement looks at more than a thousand users.
 * @param find which of these users match; ids and not a subquery, because a distributed database has the rows elsewhere
 */
export async function* walkUsers(
  db: Db,
  find: (ids: readonly string[]) => Promise<{ userId: string }[]>,
): AsyncGenerator<string> {
  let after = first
  for (;;) {
    const ids = await listIdsAfter(db, after)
    const last = ids.at(-1)
    if (last === undefined) return
    for (const { userId } of await find(ids)) yield userId
    if (ids.length < usersAtOnce) return
    after = last
  }
}

async function listIdsAfter(db: Db, after: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(usersAtOnce)
  return rows.map(({ id }) => id)
}

/** True for one of the users of a step, sent as one value. */
export function isOneOf(userId: PgColumn, ids: readonly string[]): SQL {
  return sql`${userId} = any(${sql.param(ids)}::uuid[])`
}
