import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startSession } from '#account/session.ts'
import { systemClock } from '#adapters/clock.ts'
import { replicaChecks } from '#doctor/replicaChecks.ts'
import { createLog } from '#log.ts'
import { createMetrics } from '#monitor/index.ts'
import { checkReadiness } from '#monitor/readiness.ts'
import { openTestApp } from '#testing/app.ts'
import { openClient } from '#testing/crash/client.ts'
import { startProduct } from '#testing/crash/product.ts'
import { cloneDatabase } from '#testing/database.ts'
import { ask, settingsWith } from '#testing/doctor.ts'
import { writeEntries } from '#testing/entries.ts'
import { freePort } from '#testing/freePort.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'
import { openReplicated } from '#testing/replica.ts'
import { streamAll } from '#transactions/index.ts'
import { openDb } from './db.ts'
import { ledgerStateOf } from './ledgerState.ts'
import { openPool } from './openDatabase.ts'
import { readLedger } from './readLedger.ts'
import { requireSameDatabase } from './replicaStore.ts'
import { schemaVersion } from './schemaVersion.ts'

beforeEach(needsEmbedded('needs a replica of its server'))

const replicated = await openReplicated()
const { database, replica, server, onReplica } = replicated
const { counts } = replica
const app = await openTestApp({ database, env: replicated.env, parts: { replica } })
const primaryApp = await openTestApp({ beside: app })

beforeEach(async () => {
  await onReplica('select pg_wal_replay_resume()')
  await replicated.inUse()
  await replicated.caughtUp()
})

const lunch = { type: 'expense', amount: '12.30', category: 'Food', date: '2026-03-10' }

/** Someone with an entry that the replica has. */
async function addReader(): Promise<Person> {
  const person = await addPerson(app)
  await person.post('/api/transactions', { ...lunch, description: 'Lunch with Grace' })
  await replicated.caughtUp()
  return person
}

async function spentBy(person: Person): Promise<number> {
  const { status, body } = await person.get('/api/summary')
  expect(status).toBe(200)
  return body.totalExpenses
}

/** What is counted while something is done. */
async function countsOf(work: () => Promise<unknown>): Promise<Partial<typeof counts>> {
  const before = { ...counts }
  await work()
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => {
      const more = count - before[name as keyof typeof counts]
      return more === 0 ? [] : [[name, more]]
    }),
  )
}

/** The state of a person's ledger as a request of theirs finds it. */
async function ledgerOf({ id: userId }: Person) {
  const { rows } = await database.pool.query(`select ${ledgerStateOf('$1')} as state`, [userId])
  return { userId, state: String(rows[0].state) }
}

async function addBill(person: Person): Promise<string> {
  const { body } = await person.post('/api/recurring-transactions', {
    ...{ type: 'expense', amount: '30.00', category: 'Utilities', frequency: 'monthly' },
    startDate: '2026-03-20',
  })
  return body.id
}

test.each([
  '/api/summary?startDate=2026-03-01&endDate=2026-03-31',
  '/api/comparison?startDate=2026-03-01&endDate=2026-03-31',
  '/api/health-score',
  '/api/trend?period=thisMonth',
  '/api/outlook',
  '/api/months/2026-03',
  '/api/transactions',
  '/api/transactions/expense?limit=1&offset=1',
  '/api/transactions?q=lunch',
  '/api/transactions/last-category?type=expense&description=Lunch%20with%20Grace',
  '/api/transactions/suggestions?q=lun',
  '/api/transactions/export.csv',
  '/api/recurring-transactions',
  '/api/recurring-transactions/active',
  '/api/recurring-transactions/month',
  '/api/recurring-transactions/:id/paid-due-dates',
  '/api/recurring-transactions/:id/payments',
  '/api/history',
])('GET %s is read from the replica, and answers as the primary does', async (path) => {
  const person = await addReader()
  const url = path.replace(':id', await addBill(person))
  await replicated.caughtUp()
  database.statements.length = 0
  const reply = person.get(url)
  expect(await countsOf(() => reply)).toEqual({ replica: 1 })
  const ofLedger = database.statements.filter((text) => /transactions|totals|history/.test(text))
  expect(ofLedger).toEqual([])
  const beside = await openSession(primaryApp, person)
  expect(await reply).toMatchObject({ status: 200, text: (await beside.get(url)).text })
})

test.each([
  ['/api/ai/chat', { message: 'How much did I spend this month?' }],
  ['/api/ai/insights', undefined],
])('POST %s is answered from the replica', async (url, body) => {
  const person = await addReader()
  const reply = person.post(url, body)
  expect(await countsOf(() => reply)).toEqual({ replica: 1 })
  const beside = await openSession(primaryApp, person)
  expect(await reply).toMatchObject({ status: 200, text: (await beside.post(url, body)).text })
})

test.each(['/api/account/export', '/api/auth/me', '/api/auth/sessions'])(
  'GET %s shows more than the ledger, so the primary is read',
  async (url) => {
    const person = await addReader()
    expect(await countsOf(async () => expect((await person.get(url)).status).toBe(200))).toEqual({})
  },
)

test('a person sees every write of theirs at once, while others still read from a replica that is behind', async () => {
  const [writer, reader] = [await addReader(), await addReader()]
  const { body: entry } = await writer.post('/api/transactions', lunch)
  const billId = await addBill(writer)
  await replicated.caughtUp()
  await onReplica('select pg_wal_replay_pause()')
  const elsewhere = await openSession(primaryApp, writer)
  const tab = await openSession(app, writer)
  const writes: [write: () => Promise<{ status: number }>, spent: number][] = [
    [() => writer.post('/api/transactions', { ...lunch, amount: '100' }), 124.6],
    [() => tab.patch(`/api/transactions/${entry.id}`, { amount: '0.30' }), 112.6],
    [() => elsewhere.delete(`/api/transactions/${entry.id}`), 112.3],
    [() => tab.post(`/api/recurring-transactions/${billId}/process`), 142.3],
    [
      () => writer.post('/api/transactions/bulk', { filter: {}, expectedCount: 3, delete: true }),
      0,
    ],
  ]
  for (const [write, spent] of writes) {
    expect((await write()).status).toBeLessThan(300)
    expect(
      await countsOf(async () => {
        expect(await spentBy(tab)).toBe(spent)
        expect(await spentBy(reader)).toBe(12.3)
      }),
    ).toEqual({ behind: 1, replica: 1 })
  }
  // Someone whose account the replica has not heard of.
  const newcomer = await addPerson(app)
  expect(await countsOf(() => newcomer.get('/api/history'))).toEqual({ behind: 1 })
  await onReplica('select pg_wal_replay_resume()')
  await replicated.caughtUp()
  expect(await countsOf(async () => expect(await spentBy(writer)).toBe(0))).toEqual({ replica: 1 })
})

test('whatever writes at whatever moment, no read misses a write that was acknowledged before', async () => {
  const person = await addReader()
  const read = await openSession(app, person)
  let acknowledged = 12.3
  for (let turn = 0; turn < 40; turn += 1) {
    await person.post('/api/transactions', { ...lunch, amount: '1' })
    acknowledged = Math.round((acknowledged + 1) * 100) / 100
    await wait(turn % 5)
    expect(await spentBy(read)).toBe(acknowledged)
  }
})

test('a replica that dies is read by nobody until it is back, and nobody notices', async () => {
  const person = await addReader()
  await server.kill()
  const seen = await countsOf(async () => {
    for (let time = 0; time < 3; time += 1) expect(await spentBy(person)).toBe(12.3)
    const many = Array.from({ length: 30 }, () => person.get('/api/transactions'))
    for (const reply of await Promise.all(many)) expect(reply.body).toHaveLength(1)
  })
  expect(seen).not.toHaveProperty('replica')
  expect(seen.failed ?? 0).toBeLessThan(10)
  const { checks, isReady, replicaBehind } = await checkReadiness(checked, () => true)
  expect([checks.replica, isReady, replicaBehind]).toEqual(['failing', true, undefined])
  await server.start()
  await replicated.inUse()
  expect(await countsOf(() => spentBy(person))).toEqual({ replica: 1 })
})

test('a replica that is frozen holds up only those who asked it first', async () => {
  const people = [await addReader(), await addReader()]
  await Promise.all(people.map(spentBy))
  server.signal('SIGSTOP')
  const seen = await countsOf(async () => {
    const spent = await Promise.all(people.flatMap((person) => [spentBy(person), spentBy(person)]))
    expect(spent).toEqual([12.3, 12.3, 12.3, 12.3])
    for (const person of people) expect(await spentBy(person)).toBe(12.3)
  })
  server.signal('SIGCONT')
  expect(seen.failed).toBeGreaterThan(0)
  expect(seen.resting).toBeGreaterThanOrEqual(2)
})

test('a replica that freezes in the middle of a read is left for the primary', async () => {
  const person = await addReader()
  const context = { db: database.db, replica, ledger: await ledgerOf(person) }
  const sides: boolean[] = []
  const seen = await countsOf(() =>
    readLedger(context, person.id, async ({ db }) => {
      const read = async () => {
        const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)
        sides.push(rows[0]?.is ?? false)
      }
      await read()
      if (sides[0] && sides.length === 1) server.signal('SIGSTOP')
      await read()
    }),
  )
  server.signal('SIGCONT')
  expect(sides).toEqual([true, false, false])
  expect(seen).toEqual({ failed: 1 })
})

test('a read that is in the way of replaying is repeated on the primary, and the replica is still used', async () => {
  const person = await addReader()
  const context = { db: database.db, replica, ledger: await ledgerOf(person) }
  await database.pool.query('create table in_the_way as select 1 as one')
  await replicated.caughtUp()
  const { pool } = database
  const seen = await countsOf(() =>
    readLedger(context, person.id, async ({ db }) => {
      const { rows } = await db.execute<{ is: boolean }>(
        sql`select pg_is_in_recovery() as is from in_the_way`,
      )
      if (!rows[0]?.is) return
      const replaying = pool.query('drop table in_the_way; create table in_the_way as select 1')
      await Promise.all([replaying, db.execute(sql`select pg_sleep(30)`)])
    }),
  )
  expect(seen).toEqual({ conflict: 1 })
  expect(await countsOf(() => spentBy(person))).toEqual({ replica: 1 })
})

test.each([
  ['older', schemaVersion - 1],
  ['newer', schemaVersion + 1],
])('a replica whose tables are of an %s version is not read', async (_name, version) => {
  const person = await addReader()
  const change = (from: number, to: number) =>
    database.pool.query(
      'update drizzle.__drizzle_migrations set created_at = $2 where created_at = $1',
      [from, to],
    )
  await change(schemaVersion, version)
  await replicated.caughtUp()
  await onReplica('select pg_wal_replay_pause()')
  await change(version, schemaVersion)
  expect(await countsOf(async () => expect(await spentBy(person)).toBe(12.3))).toEqual({
    failed: 1,
  })
  await onReplica('select pg_wal_replay_resume()')
  await replicated.inUse()
  expect(await countsOf(() => spentBy(person))).toEqual({ replica: 1 })
})

test('more reads than connections spread to the primary', async () => {
  const person = await addReader()
  const context = { db: database.db, replica, ledger: await ledgerOf(person) }
  const held = Promise.withResolvers<void>()
  const hold = () => readLedger(context, person.id, () => held.promise)
  const seen = await countsOf(async () => {
    const holding = Array.from({ length: 25 }, hold)
    await wait(0)
    held.resolve()
    await Promise.all(holding)
  })
  expect(seen.busy).toBeGreaterThan(0)
  expect(seen.replica).toBeGreaterThan(0)
})

test('a mistake of the reader is not repeated, and a statement without time left does not run twice', async () => {
  const person = await addReader()
  const context = { db: database.db, replica, ledger: await ledgerOf(person) }
  const mistake = new Error('a mistake')
  const seen = await countsOf(async () => {
    await expect(readLedger(context, person.id, () => Promise.reject(mistake))).rejects.toBe(
      mistake,
    )
    const slow = readLedger(context, person.id, async ({ db }) => {
      await db.execute(sql`set local statement_timeout = 10`)
      await db.execute(sql`select pg_sleep(5)`)
    })
    await expect(slow).rejects.toThrow(DrizzleQueryError)
  })
  expect(seen).toEqual({})
  expect(replica.isResting()).toBe(false)
})

test('nobody reads what belongs to another', async () => {
  const [one, other] = [await addReader(), await addReader()]
  const context = { db: database.db, replica, ledger: await ledgerOf(one) }
  expect(await countsOf(() => readLedger(context, other.id, async () => {}))).toEqual({})
})

test('connections to the replica refuse to write', async () => {
  const person = await addReader()
  const context = { db: database.db, replica, ledger: await ledgerOf(person) }
  const { rows } = await readLedger(context, person.id, ({ db }) =>
    db.execute(sql`select current_setting('default_transaction_read_only') as on_start,
      current_setting('transaction_read_only') as now`),
  )
  expect(rows).toEqual([{ on_start: 'on', now: 'on' }])
})

test('a download that has begun breaks off when the replica dies, and one that has not comes from the primary', async () => {
  const person = await addPerson(app)
  await writeEntries(
    app,
    person,
    Array.from({ length: 1000 }, (_, index) => ({ amount: index + 1 })),
  )
  await replicated.caughtUp()
  const context = { ...app.context, ledger: await ledgerOf(person) }
  let rows = 0
  const download = async () => {
    for await (const batch of streamAll(context, person.id, {})) {
      if (rows === 0) await server.kill()
      rows += batch.length
    }
  }
  await expect(download()).rejects.toThrow()
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBeLessThan(1000)
  const { status, text } = await person.get('/api/transactions/export.csv')
  expect([status, text.trimEnd().split('\n').length]).toEqual([200, 1001])
  await server.start()
})

test('the doctor looks whether the replica can be used, and how far it is behind', async () => {
  const { config } = app
  const connected = {
    ...settingsWith(replicated.env),
    ...{ config, db: database.db, address: database.address, folder: undefined },
  }
  const doctor = (readUrl?: string) =>
    ask(replicaChecks, 'replica', {
      ...connected,
      config: { ...config, databaseReadUrl: readUrl ?? config.databaseReadUrl },
    })
  expect(await doctor()).toEqual(['ok: 0 seconds behind'])
  expect(await doctor(replicated.env.DATABASE_URL)).toEqual([
    'problem: DATABASE_READ_URL cannot be used, so the primary is read: it is not a replica',
  ])
  await onReplica('select pg_wal_replay_pause()')
  await database.pool.query('create table another_write ()')
  await database.pool.query('checkpoint')
  const [line] = await doctor()
  expect(line).toMatch(/^ok: \d+ seconds behind$/)
  await server.kill()
  expect(await doctor()).toEqual([
    expect.stringMatching(/^problem: DATABASE_READ_URL cannot be used, so the primary is read: ./),
  ])
  await server.start()
})

test('a replica of another database is not read, even if both hold the same', async () => {
  const other = await cloneDatabase()
  const failure = requireSameDatabase(other.db, database.db)
  await expect(failure).rejects.toThrow('it is a replica of another database')
  await requireSameDatabase(database.db, database.db)
  // A role that may not know is believed.
  await database.pool.query('revoke execute on function pg_control_system from public')
  await database.pool.query('create role ordinary login')
  const ordinary = openPool({ ...database.address, user: 'ordinary' }, createLog('silent'))
  await requireSameDatabase(other.db, openDb(ordinary))
  await ordinary.end()
  await other.close()
})

const checked = { ...app.context, folder: undefined, backups: undefined }

test('the monitoring pages tell how far it is behind, and how often each side was read', async () => {
  const person = await addReader()
  await spentBy(person)
  const ready = await checkReadiness(checked, () => true)
  expect(ready).toMatchObject({
    checks: { replica: 'ok' },
    replicaBehind: { bytes: 0, seconds: 0 },
  })
  await onReplica('select pg_wal_replay_pause()')
  await person.post('/api/transactions', lunch)
  await database.pool.query('checkpoint')
  const { replicaBehind } = await checkReadiness(checked, () => true)
  expect(replicaBehind?.bytes).toBeGreaterThan(0)
  expect(replicaBehind?.seconds).toBeGreaterThan(0)
  const { text } = await createMetrics(checked).write()
  expect(text).toMatch(/^evenkeel_ledger_reads_total\{side="replica",reason=""\} [1-9]/m)
  expect(text).toMatch(/^evenkeel_ledger_reads_total\{side="primary",reason="behind"\} [1-9]/m)
  expect(text).toMatch(/^evenkeel_replica_behind_seconds \d/m)
  await onReplica('select pg_wal_replay_resume()')
})

test.each(['1', '2'])('a server with WORKERS=%s reads from the replica', async (workers) => {
  const person = await addReader()
  const monitorPort = await freePort()
  const dataDir = join(tmpdir(), 'evenkeel-no-data')
  const env = { ...replicated.env, WORKERS: workers, MONITOR_PORT: String(monitorPort) }
  const product = await startProduct(dataDir, { env })
  onTestFinished(product.stop)
  // The test's clock stands still in the past, where the server has no session.
  const token = await startSession(database.db, person.id, systemClock.now())
  const client = openClient(product.origin, `evenkeel=${token}`)
  onTestFinished(client.close)
  const read = /^evenkeel_ledger_reads_total\{side="replica",reason=""\} [1-9]/m
  const figures = async () => (await fetch(`http://127.0.0.1:${monitorPort}/metrics`)).text()
  do {
    const reply = await client.send('GET', '/api/summary')
    expect(reply).toMatchObject({ status: 200, body: { totalExpenses: 12.3 } })
  } while (!read.test(await figures()))
  const ready = await fetch(`http://127.0.0.1:${monitorPort}/readyz`)
  expect(await ready.json()).toMatchObject({ ready: true, checks: { replica: 'ok' } })
})

test('one that has become a primary itself is not read any more', async () => {
  const person = await addReader()
  await onReplica('select pg_promote()')
  await onReplica('update ledgers set version = version')
  expect(await countsOf(async () => expect(await spentBy(person)).toBe(12.3))).toEqual({
    failed: 1,
  })
  while (!replicated.log.join('').includes('it is not a replica')) await wait(10)
})
