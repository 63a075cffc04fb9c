import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { insertAudit } from '#db/auditStore.ts'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openBrowser, openSession } from '#testing/person.ts'
import { explain } from '#testing/plan.ts'
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

test('no sweep reads a whole table, however many users there are', async () => {
  const { pool, calls } = app.database
  const count = 5000
  const now = app.clock.now()
  // Of each table five thousand rows that stay, each of another user or key.
  await pool.query(
    `with numbers as (select n, gen_random_uuid() as id from generate_series(1, ${count}) n),
      people as (
        insert into users (id, email, username, password, trial_start_date, trial_end_date, created_at)
        select id, id || '@example.com', 'ann', '', $1::timestamptz, $1, $1 from numbers),
      opened as (
        insert into sessions (token_hash, user_id, created_at, last_seen_at)
        select uuid_send(id), id, $1, $1 from numbers),
      limited as (
        insert into rate_limits (key, count, window_ends_at) select id, 1, $1 from numbers),
      asked as (
        insert into model_uses (user_id, day, count) select id, $1::date, 1 from numbers),
      told as (
        insert into webhook_events (id, about, service_id, received_at, next_attempt_at)
        select id, 'payment', 'x', $1, $1 from numbers),
      done as (
        insert into history (user_id, id, at, kind, words, count)
        select id, id, $1, 'transaction_created', '', 1 from numbers),
      answered as (
        insert into idempotency_keys (user_id, key, request_hash, status, body, created_at)
        select id, 'key', '', 200, '', $1 from numbers)
    insert into audit_events (user_id, id, at, event, details)
    select id, ('ffffffff' || substr(id::text, 9))::uuid, $1, 'signed_in', '{}' from numbers`,
    [now],
  )
  await pool.query('analyze')
  calls.length = 0
  await forgetOld(app.context)
  const sweeps = calls.filter(({ text }) => /^(select|delete)/.test(text))
  const tables = sweeps.map(({ text }) => /from "(\w+)"/.exec(text)?.[1])
  expect(new Set(tables)).toEqual(
    new Set([
      ...['sessions', 'rate_limits', 'model_uses', 'webhook_events', 'history'],
      ...['users', 'idempotency_keys', 'audit_events'],
    ]),
  )
  for (const sweep of sweeps) {
    const { steps, rows } = await explain(pool, sweep)
    expect(steps, sweep.text).not.toContain('Seq Scan')
    // A step through the users.
    expect(rows, sweep.text).toBeLessThanOrEqual(1000)
  }
})
