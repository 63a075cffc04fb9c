import { and, asc, gt, lte, type SQL } from 'drizzle-orm'
import type { Db } from './db.ts'
import { users } from './schema.ts'

const usersAtOnce = 1000
const first = '00000000-0000-0000-0000-000000000000'

/** The ids of the users that match, found in steps, so that no statement looks at more than a thousand users. */
export async function* walkUsers(db: Db, matches: SQL): AsyncGenerator<string> {
  let after = first
  for (;;) {
    const [last] = await db
      .select({ id: users.id })
      .from(users)
      .where(gt(users.id, after))
      .orderBy(asc(users.id))
      .offset(usersAtOnce - 1)
      .limit(1)
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(gt(users.id, after), last && lte(users.id, last.id), matches))
    for (const { id } of found) yield id
    if (last === undefined) return
    after = last.id
  }
}
