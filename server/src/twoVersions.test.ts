import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scaled, testScale } from '@evenkeel/domain/testing'
import { expect, onTestFinished, test } from 'vitest'
import { forgetOld } from '#housekeeping.ts'
import { startWorkers } from '#jobs/startWorkers.ts'
import { openTestApp, type TestApp } from '#testing/app.ts'
import { addPerson, openBrowser, type Person } from '#testing/person.ts'
import { inTransaction } from './db/db.ts'
import { migrate } from './db/migrate.ts'

// A server that keeps running after a newer version has migrated its database.

const migrations = fileURLToPath(new URL('./db/migrations', import.meta.url))
const refusal = {
  status: 503,
  code: 'unavailable',
  message: 'Evenkeel is being updated. Nothing was changed. Please try again in a minute.',
}
const lunch = { type: 'expense', amount: '12.30', category: 'Food', date: '2026-03-15' }

/** Our migrations and one more, which doubles the totals that the newer version keeps. */
function newerMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-newer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(migrations, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const [idx, tag] = [journal.entries.length, '9999_newer']
  journal.entries.push({ idx, version: '7', when: 4_000_000_000_000, tag, breakpoints: true })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(folder, `${tag}.sql`), 'update monthly_totals set total = total * 2')
  return folder
}

const upgrade = (app: TestApp) => migrate(app.database.pool, newerMigrations())

async function sumsOf(app: TestApp, { id }: Person) {
  const { rows } = await app.database.pool.query(
    `select (select coalesce(sum(amount), 0) from transactions where user_id = $1)::text as entries,
      (select coalesce(sum(total), 0) from daily_totals where user_id = $1)::text as days,
      (select coalesce(sum(total), 0) from monthly_totals where user_id = $1)::text as months`,
    [id],
  )
  return rows[0]
}

test('a server refuses writes and reads once a newer version has migrated the database', async () => {
  const app = await openTestApp()
  const person = await addPerson(app)
  expect((await person.post('/api/transactions', lunch)).status).toBe(201)
  await upgrade(app)
  const write = await person.post('/api/transactions', lunch)
  expect(write.body).toMatchObject(refusal)
  expect(write.headers['retry-after']).toBe('60')
  expect((await person.get('/api/summary')).body).toMatchObject(refusal)
  const { email, password } = person
  const signIn = await openBrowser(app).post('/api/auth/login', { email, password })
  expect(signIn.body).toMatchObject(refusal)
  const username = 'newcomer'
  const signUp = { email: 'newcomer@example.com', username, password }
  expect((await openBrowser(app).post('/api/auth/register', signUp)).body).toMatchObject(refusal)
  expect(await sumsOf(app, person)).toEqual({ entries: '12.30', days: '12.30', months: '24.60' })
})

test('a write in progress delays the migration, and one after it is refused', async () => {
  const app = await openTestApp()
  const { db } = app.context
  const steps: string[] = []
  let finish = () => {}
  const first = inTransaction(db, () => new Promise<void>((done) => (finish = done))).then(() =>
    steps.push('write'),
  )
  await untilWaiting(app, 1, "state = 'idle in transaction'")
  const migration = upgrade(app).then(() => steps.push('migration'))
  await untilWaiting(app, 1, "wait_event = 'advisory'")
  const late = inTransaction(db, async () => steps.push('late write'))
  late.catch(() => {})
  await untilWaiting(app, 2, "wait_event = 'advisory'")
  expect(steps).toEqual([])
  finish()
  // Which of the two replies arrives first is left to the network.
  await Promise.all([first, migration])
  await expect(late).rejects.toThrow('A newer version of Evenkeel has updated the database.')
  expect(steps.toSorted()).toEqual(['migration', 'write'])
})

async function untilWaiting(app: TestApp, count: number, condition: string): Promise<void> {
  const waiting = async () => {
    const { rows } = await app.database.pool.query(
      `select count(*)::int from pg_stat_activity where datname = current_database() and ${condition}`,
    )
    return rows[0].count
  }
  while ((await waiting()) < count);
}

test(
  'of writes during the migration, each is whole or refused, and no sum is wrong',
  async () => {
    for (let round = 0; round < scaled(3); round += 1) {
      const app = await openTestApp()
      const people = await Promise.all([1, 2, 3, 4].map(() => addPerson(app)))
      let saved = 0
      let isUpgraded = false
      const writing = people.map(async (person) => {
        for (let after = 0; after < 3; after += isUpgraded ? 1 : 0) {
          const { status } = await person.post('/api/transactions', lunch)
          expect([201, 503]).toContain(status)
          if (status === 201) saved += 1
        }
      })
      while (saved < 20) await new Promise((turn) => setImmediate(turn))
      await upgrade(app)
      isUpgraded = true
      const savedBefore = saved
      await Promise.all(writing)
      expect(saved - savedBefore).toBeLessThanOrEqual(people.length)
      for (const person of people) {
        const { entries, days, months } = await sumsOf(app, person)
        expect([days, Number(months)]).toEqual([entries, 2 * Number(entries)])
      }
      // The connections of many rounds would be too many.
      await app.database.close()
    }
  },
  60_000 * testScale,
)

test('background work stops, and the log says why', async () => {
  const lines: string[] = []
  const app = await openTestApp({ logTo: (line) => lines.push(line) })
  await upgrade(app)
  const polled: string[] = []
  const stop = startWorkers(app.context, [
    { name: 'letters', poll: async () => void polled.push('letters') },
  ])
  await stop()
  expect(polled).toEqual([])
  expect(lines.join('')).toContain(
    'A newer version of Evenkeel has updated the database. This server no longer uses it: stop it and start the newer version',
  )
  await app.database.pool.query(
    `insert into rate_limits (key, count, window_ends_at) values ('old', 1, '2000-01-01')`,
  )
  await forgetOld(app.context)
  const { rows } = await app.database.pool.query('select key from rate_limits')
  expect(rows).toEqual([{ key: 'old' }])
})
