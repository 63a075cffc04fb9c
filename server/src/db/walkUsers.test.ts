import { and, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#db/schema.ts'
import { openTestApp } from '#testing/app.ts'
import { isOneOf, walkUsers } from './walkUsers.ts'

const app = await openTestApp()
const { db, pool, statements } = app.database

/** The users that are met, of those with an email like this. */
async function walked(email = '%'): Promise<string[]> {
  const found: string[] = []
  const walk = walkUsers(db, (ids) =>
    db
      .select({ userId: users.id })
      .from(users)
      .where(and(isOneOf(users.id, ids), like(users.email, email))),
  )
  for await (const id of walk) found.push(id)
  return found.toSorted()
}

test.each([0, 1, 999, 1000, 1001, 2500])('each of %i users is met once', async (number) => {
  await pool.query('delete from users')
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, email, username, password, trial_start_date, trial_end_date, created_at)
      select gen_random_uuid(), n || '@example.com', 'ann', '', now(), now(), now()
      from generate_series(1, $1::int) n
      returning id`,
    [number],
  )
  expect(await walked()).toEqual(rows.map(({ id }) => id).toSorted())
  expect(await walked('nobody')).toEqual([])
})

test('no statement looks at more than a thousand users', async () => {
  statements.length = 0
  await walked()
  // Three steps through 2,500 users, each with the ids of its users, and those that match.
  expect(statements).toHaveLength(6)
})
