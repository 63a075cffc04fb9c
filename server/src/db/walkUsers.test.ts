import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { walkUsers } from './walkUsers.ts'

const app = await openTestApp()
const { db, pool, statements } = app.database

async function walked(matches = sql`true`): Promise<string[]> {
  const ids: string[] = []
  for await (const id of walkUsers(db, matches)) ids.push(id)
  return ids.toSorted()
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
  expect(await walked(sql`false`)).toEqual([])
})

test('no statement looks at more than a thousand users', async () => {
  statements.length = 0
  await walked()
  // Three steps through 2,500 users, each with the end of its range, and its users.
  expect(statements).toHaveLength(6)
})
