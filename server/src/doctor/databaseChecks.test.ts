import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { systemClock } from '#adapters/clock.ts'
import { inTransaction, openDb } from '#db/db.ts'
import { openDatabase, openPool } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import { cloneDatabase } from '#testing/database.ts'
import { ask, settingsWith } from '#testing/doctor.ts'
import { openEmptyDatabase } from '#testing/migrations.ts'
import { addressOf, newDatabaseName, runAsAdmin, urlOf } from '#testing/postgres.ts'
import {
  databaseChecks,
  judgeClocks,
  judgeDurability,
  judgeRights,
  judgeServer,
} from './databaseChecks.ts'
import { reachDatabase } from './reachDatabase.ts'
import type { Connected } from './setup.ts'
import { readDurability, readRights, readServerFacts } from './store.ts'

async function open(damage?: string) {
  const database = await cloneDatabase()
  onTestFinished(database.close)
  if (damage !== undefined) await database.pool.query(damage)
  return database
}

const connectedTo = (db: Connected['db'], folder?: string): Connected => ({
  ...settingsWith(),
  db,
  address: {},
  folder,
})

async function askAbout(name: string, damage?: string): Promise<string[]> {
  const { db } = await open(damage)
  return ask(databaseChecks, name, connectedTo(db))
}

const newer = 'insert into drizzle.__drizzle_migrations (hash, created_at) values'

test.each([
  ['PostgreSQL', undefined, [expect.stringMatching(/^ok: \d+\.\d+.*, UTF8$/)]],
  ['sorting', undefined, ['ok: by the rules of the indexes']],
  [
    'sorting',
    `update pg_collation set collversion = '1.0' where collname = 'und-x-icu'`,
    [expect.stringMatching(/^problem: .* REINDEX DATABASE /)],
  ],
  ['schema', undefined, ['ok: current']],
  [
    'schema',
    `${newer} ('x', 9999999999999)`,
    [
      'problem: a newer version of Evenkeel has migrated it (1 unknown). Install that version, or see docs/upgrade.md',
    ],
  ],
  [
    'schema',
    `delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    [
      'warning: the next start migrates it (1 to apply). Stop every server and back up first, see docs/upgrade.md',
    ],
  ],
  ['extensions', undefined, ['ok: installed']],
  [
    'extensions',
    'drop extension btree_gin cascade',
    ['problem: btree_gin is missing. Run in the database: CREATE EXTENSION btree_gin'],
  ],
  ['clock', undefined, ["ok: agrees with the database's"]],
])('%s after %s: %o', async (name, damage, lines) => {
  expect(await askAbout(name, damage)).toEqual(lines)
})

test('an empty database is ready for the first start', async () => {
  const pool = await openEmptyDatabase()
  const connected = connectedTo(openDb(pool))
  expect(await ask(databaseChecks, 'schema', connected)).toEqual([
    'ok: empty; the first start fills it',
  ])
  expect(await ask(databaseChecks, 'extensions', connected)).toEqual([
    'ok: available to the first start',
  ])
})

test('another encoding is found', async () => {
  const { address } = inject('postgres')
  const name = newDatabaseName()
  await runAsAdmin(
    address,
    `create database ${name} template template0 encoding 'SQL_ASCII' locale_provider 'libc' locale 'C'`,
  )
  const pool = openPool(addressOf(address, name), createLog('silent'))
  onTestFinished(async () => {
    await pool.end()
    await runAsAdmin(address, `drop database ${name}`)
  })
  expect(await ask(databaseChecks, 'PostgreSQL', connectedTo(openDb(pool)))).toEqual([
    'problem: its encoding is SQL_ASCII. Create the database with --encoding=UTF8',
  ])
})

test('limits that a pooler does not pass on have to be set for the role', async () => {
  const { db, address } = await open()
  const direct = connectedTo(db)
  expect(await ask(databaseChecks, 'limits', direct)).toEqual(['ok: set by each server'])
  const pool = openPool(address, createLog('silent'), { isPooler: true })
  onTestFinished(() => pool.end())
  const pooled = { ...connectedTo(openDb(pool)), config: { ...direct.config, isPooler: true } }
  expect(await ask(databaseChecks, 'limits', pooled)).toEqual([
    expect.stringMatching(/^warning: Nothing limits idle_in_transaction_session_timeout /),
    expect.stringMatching(/^warning: Nothing limits statement_timeout /),
  ])
})

const facts = { version: '18.1', major: 18, encoding: 'UTF8', hasIcu: true, isReplica: false }

test.each([
  [{}, ['ok']],
  [{ hasIcu: false }, ['problem']],
  [{ isReplica: true }, ['problem']],
  [{ major: 14 }, ['warning']],
  [{ hasIcu: false, isReplica: true, major: 14 }, ['problem', 'problem', 'warning']],
])('a server with %o: %o', (difference, states) => {
  expect(judgeServer({ ...facts, ...difference }).map(({ state }) => state)).toEqual(states)
})

test('the facts of a server are read', async () => {
  const { db } = await open()
  const { version, ...rest } = await readServerFacts(db)
  expect(rest).toEqual({
    major: Number.parseInt(version, 10),
    encoding: 'UTF8',
    hasIcu: true,
    isReplica: false,
  })
})

test('durability that is off is found, setting by setting', async () => {
  const on = { fsync: 'on', synchronousCommit: 'on', fullPageWrites: 'on' }
  expect(judgeDurability(on)).toMatchObject({ state: 'ok' })
  expect(judgeDurability({ ...on, synchronousCommit: 'remote_write' })).toMatchObject({
    state: 'ok',
  })
  for (const [key, name] of [
    ['fsync', 'fsync'],
    ['synchronousCommit', 'synchronous_commit'],
    ['fullPageWrites', 'full_page_writes'],
  ] as const) {
    expect(judgeDurability({ ...on, [key]: 'off' })).toEqual([
      {
        state: 'problem',
        text: `${name} is off: a power cut loses or damages data. Turn it on in postgresql.conf`,
      },
    ])
  }
})

test('durability is read from the server', async () => {
  const { db } = await open()
  const { rows } = await db.execute<{ name: string; setting: string }>(
    sql`select name, setting from pg_settings where name in ('fsync', 'full_page_writes')`,
  )
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  const read = await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = 'local'`)
    return readDurability(tx)
  })
  expect(read).toEqual({
    fsync: settings.fsync,
    fullPageWrites: settings.full_page_writes,
    synchronousCommit: 'local',
  })
})

test('missing rights of the role are found', async () => {
  const { db } = await open()
  const role = `${newDatabaseName()}_reader`
  const { address } = inject('postgres')
  await runAsAdmin(address, `create role ${role}`)
  onTestFinished(() => runAsAdmin(address, `drop role ${role}`))
  const rights = await inTransaction(db, async (tx) => {
    await tx.execute(sql.raw(`grant select, insert, update, delete on users to ${role}`))
    await tx.execute(sql.raw(`grant select on all tables in schema public to ${role}`))
    await tx.execute(sql.raw(`alter table jobs owner to ${role}`))
    await tx.execute(sql.raw(`set local role ${role}`))
    const read = await readRights(tx)
    await tx.execute(sql.raw('reset role'))
    await tx.execute(sql.raw(`drop owned by ${role} cascade`))
    return read
  })
  expect(rights).toMatchObject({ role, isSuperuser: false, mayCreate: false })
  expect(rights.closed).toContain('transactions')
  expect(rights.closed).not.toContain('users')
  expect(rights.foreign).toContain('users')
  expect(rights.foreign).not.toContain('jobs')
})

test('an ordinary role that owns its database is enough to be examined', async () => {
  const { address } = inject('postgres')
  const name = newDatabaseName()
  await runAsAdmin(address, `create role ${name} login password 'calm'`)
  await runAsAdmin(address, `create database ${name} owner ${name} template template0`)
  const url = new URL(urlOf(addressOf(address, name)))
  Object.assign(url, { username: name, password: 'calm' })
  const { config, log } = settingsWith({ DATABASE_URL: url.href })
  const { db, close } = await openDatabase(config, log)
  onTestFinished(async () => {
    await close()
    await runAsAdmin(address, `drop database ${name} with (force)`)
    await runAsAdmin(address, `drop role ${name}`)
  })
  for (const check of databaseChecks) {
    const lines = await ask(databaseChecks, check.name, connectedTo(db))
    // The tests' own server is fast and not durable.
    if (check.name !== 'durability') expect(lines).toEqual([expect.stringMatching(/^ok: /)])
  }
})

test.each([
  [{}, false, [['ok', 'ada']]],
  [
    { closed: ['bills', 'users'] },
    false,
    [['problem', 'ada may not read and write bills, users. Grant it']],
  ],
  [
    { mayCreate: false },
    false,
    [['problem', 'ada may not create tables. Make it the owner of the database']],
  ],
  [
    { foreign: ['bills'] },
    false,
    [['problem', 'ada does not own bills. Upgrades need it: ALTER TABLE … OWNER']],
  ],
  [
    { isSuperuser: true },
    false,
    [['warning', 'ada is a superuser. A role that owns the database is enough']],
  ],
  [{ isSuperuser: true }, true, [['ok', 'ada']]],
])('the rights %o, embedded: %s', (difference, isEmbedded, expected) => {
  const rights = { role: 'ada', isSuperuser: false, mayCreate: true, closed: [], foreign: [] }
  const findings = [judgeRights({ ...rights, ...difference }, isEmbedded)].flat()
  expect(findings.map(({ state, text }) => [state, text])).toEqual(expected)
})

test.each([
  [0, 'ok'],
  [5000, 'ok'],
  [6000, 'warning'],
  [6 * 60_000, 'problem'],
])('clocks that differ by %i ms: %s', (ms, state) => {
  expect(judgeClocks(ms).state).toBe(state)
})

test.each([-1, 1])('a clock that is wrong by an hour (%i) is a problem', async (sign) => {
  const { db } = await open()
  const clock = { now: () => new Date(systemClock.now().getTime() + sign * 3_600_000) }
  expect(await ask(databaseChecks, 'clock', { ...connectedTo(db), clock })).toEqual([
    "problem: this machine's clock and the database's differ by 3600 seconds. Synchronize both",
  ])
})

test('the doctor’s connection cannot write', async () => {
  const { address } = await open()
  const { config, log } = settingsWith({ DATABASE_URL: urlOf(address) })
  const reached = await reachDatabase(config, log)
  onTestFinished(async () => reached?.close())
  const writing = reached?.db.execute(sql`delete from users`)
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } })
})
