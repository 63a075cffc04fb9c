import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { HashQuestion } from '#adapters/passwordHash.ts'
import { openTestApp } from '#testing/app.ts'
import { openBrowser, signUp } from '#testing/person.ts'

const hashes = vi.hoisted(() => ({ made: 0, compared: 0 }))

// The real thread, with what strangers ask it counted.
vi.mock('#adapters/passwordHash.ts', async (original) => {
  const real = await original<typeof import('#adapters/passwordHash.ts')>()
  return {
    askForHash: (question: HashQuestion) => {
      hashes['stored' in question ? 'compared' : 'made'] += 1
      return real.askForHash(question)
    },
  }
})

const app = await openTestApp()
const { db, statements } = app.database

/** The reply to a sign-in with a wrong password, and the work it took. */
async function tryToSignIn(email: string) {
  await openBrowser(app).get('/api/auth/me')
  statements.length = 0
  Object.assign(hashes, { made: 0, compared: 0 })
  const reply = await openBrowser(app).post('/api/auth/login', {
    email,
    password: 'Wrong-Harbour-7',
  })
  const { requestId: _, ...body } = reply.body
  const { 'x-request-id': __, date: ___, ...headers } = reply.headers
  return { status: reply.status, body, headers, hashes: { ...hashes }, statements: [...statements] }
}

test('known and unknown emails get the same reply, hashes and commits', async () => {
  const { email } = await signUp(app)
  await tryToSignIn('warm-up@example.com')
  const known = await tryToSignIn(email)
  const unknown = await tryToSignIn('nobody@example.com')

  expect(known).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } })
  expect(known.hashes).toEqual({ made: 0, compared: 1 })
  const commits = known.statements.filter((text) => text === 'commit')
  expect(commits).toHaveLength(1)
  expect(unknown).toEqual(known)
})

// A commit that wrote something waits for the disk; one that wrote nothing does not.
test('known and unknown emails write in the same number of transactions', async () => {
  await db.execute(sql`create table writers (id xid8)`)
  await db.execute(sql`create function note_writer() returns trigger language plpgsql as
    $$ begin insert into writers values (pg_current_xact_id()); return null; end $$`)
  for (const table of ['rate_limits', 'audit_events']) {
    await db.execute(sql`create trigger note_writer after insert or update or delete
      on ${sql.identifier(table)} for each row execute function note_writer()`)
  }
  const { email } = await signUp(app)
  const countWriters = async (address: string) => {
    await db.execute(sql`truncate writers`)
    await tryToSignIn(address)
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(distinct id)::int as count from writers`,
    )
    return rows[0]?.count
  }
  // The address's attempt, the account's attempt, and the failure.
  expect(await countWriters(email)).toBe(3)
  expect(await countWriters('stranger@example.com')).toBe(3)
})
