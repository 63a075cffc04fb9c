import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { insertAudit } from '#db/auditStore.ts'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openBrowser, openSession } from '#testing/person.ts'
import { forgetOld } from './housekeeping.ts'

const app = await openTestApp()

async function count(table: string): Promise<number> {
  const { rows } = await app.database.pool.query(`select count(*)::int as number from ${table}`)
  return rows[0].number
}

test('a session is kept for 30 days after its last use, so its cookie gets Session expired', async () => {
  const person = await addPerson(app)
  const cookies = [...person.cookies]
  const ask = async () => {
    const browser = openBrowser(app)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return (await browser.get('/api/auth/me')).body.message
  }
  app.clock.advance({ days: 30 })
  await forgetOld(app.context)
  expect(await ask()).toBe('Session expired')
  app.clock.advance({ ms: 1 })
  await forgetOld(app.context)
  expect(await ask()).toBe('Not authenticated')
})

test('attempts are deleted a day after their delay expires', async () => {
  await openBrowser(app).post('/api/auth/login', { email: 'a@example.com', password: 'x' })
  expect(await count('rate_limits')).toBe(2)
  app.clock.advance({ days: 1, minutes: 15 })
  await forgetOld(app.context)
  expect(await count('rate_limits')).toBe(2)
  app.clock.advance({ ms: 1 })
  await forgetOld(app.context)
  expect(await count('rate_limits')).toBe(0)
})

test('emails in files are deleted after a week, and other files in their folder are kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-housekeeping-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const context = { ...app.context, config: { ...app.config, dataDir } }
  // Without a folder there is nothing to delete, which is no failure.
  await forgetOld(context)

  const folder = join(dataDir, 'mail')
  mkdirSync(folder)
  const weekAgo = app.clock.now().getTime() / 1000 - 7 * 24 * 60 * 60
  const write = (name: string, seconds: number) => {
    writeFileSync(join(folder, name), 'text')
    utimesSync(join(folder, name), seconds, seconds)
  }
  write('019cf22b-2600-7408-b191-69dd0eea1520.eml', weekAgo - 1)
  write('019cf22b-2600-7408-b191-69dd0eea1521.eml.part', weekAgo - 1)
  write('019cf22b-2600-7408-b191-69dd0eea1522.eml', weekAgo)
  write('notes.eml', weekAgo - 1)
  await forgetOld(context)
  expect(readdirSync(folder).toSorted()).toEqual([
    '019cf22b-2600-7408-b191-69dd0eea1522.eml',
    'notes.eml',
  ])
})

test('users and entries are never deleted', async () => {
  const person = await addPerson(app)
  const entry = { type: 'expense', amount: '1', category: 'Other', date: '2000-01-01' }
  await person.post('/api/transactions', entry)
  app.clock.advance({ days: 4000 })
  await forgetOld(app.context)
  expect([await count('transactions'), await count('users')]).toEqual([1, 2])
})

test('a failed sweep does not stop the others', async () => {
  const { pool } = app.database
  await addPerson(app)
  app.clock.advance({ days: 60 })
  await pool.query('alter table rate_limits rename to broken')
  try {
    await forgetOld(app.context)
  } finally {
    await pool.query('alter table broken rename to rate_limits')
  }
  expect(await count('sessions')).toBe(0)
})

test('replies kept for repeats are deleted after a day, even for users who never write again', async () => {
  const person = await addPerson(app)
  const add = async (key: string) =>
    (await openSession(app, person)).post(
      '/api/transactions',
      { type: 'expense', amount: '1', category: 'Other', date: '2026-03-01' },
      { headers: { 'idempotency-key': key } },
    )
  await add('first')
  app.clock.advance({ hours: 1 })
  await add('second')
  app.clock.advance({ hours: 23, ms: -1 })
  await forgetOld(app.context)
  expect(await count('idempotency_keys')).toBe(2)
  app.clock.advance({ ms: 1 })
  await forgetOld(app.context)
  expect(await count('idempotency_keys')).toBe(1)
  app.clock.advance({ hours: 1 })
  await forgetOld(app.context)
  expect(await count('idempotency_keys')).toBe(0)
})

test('audit events are kept for a year, and then deleted in steps of 5,000', async () => {
  const [ada, bob] = [await addPerson(app), await addPerson(app)]
  const log = async (userId: string, events: number) => {
    for (let event = 0; event < events; event += 1) {
      await insertAudit(app.database.db, userId, app.clock.now(), 'signed_in')
    }
  }
  await app.database.pool.query('truncate audit_events')
  await log(ada.id, 3)
  // Many events at once, with ids like those of the app.
  const instant = app.clock.now().getTime().toString(16).padStart(12, '0')
  await app.database.pool.query(
    `insert into audit_events (user_id, id, at, event, details)
      select $1::uuid, ($2 || '7' || lpad(to_hex(n), 3, '0') || '8000000000000000')::uuid, $3::timestamptz, 'signed_in', '{}'::jsonb
      from generate_series(0, 4095) n
      union all
      select $1::uuid, ($2 || '7' || lpad(to_hex(n), 3, '0') || '9000000000000000')::uuid, $3::timestamptz, 'signed_in', '{}'::jsonb
      from generate_series(0, 4095) n`,
    [ada.id, instant, app.clock.now()],
  )
  app.clock.advance({ ms: 1 })
  await log(bob.id, 2)
  app.clock.advance({ days: 365, ms: -1 })
  await forgetOld(app.context)
  expect(await count('audit_events')).toBe(8197)
  app.clock.advance({ ms: 1 })
  app.database.statements.length = 0
  await forgetOld(app.context)
  expect(await count('audit_events')).toBe(2)
  const deletions = app.database.statements.filter((text) =>
    text.startsWith('delete from "audit_events"'),
  )
  expect(deletions).toHaveLength(2)
  app.clock.advance({ ms: 1 })
  await forgetOld(app.context)
  expect(await count('audit_events')).toBe(0)
})
