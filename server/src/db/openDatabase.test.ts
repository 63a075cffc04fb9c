import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { cloneDatabase } from '#testing/database.ts'
import { urlOf } from '#testing/postgres.ts'
import { inTransaction } from './db.ts'
import { isDatabaseAway } from './failure.ts'
import { openDatabase, openPool } from './openDatabase.ts'

test('a connection that breaks in a transaction fails that transaction only', async () => {
  const { address, close } = await cloneDatabase()
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(line) })
  const { db, close: closeOurs } = await openDatabase(
    readConfig({ DATABASE_URL: urlOf(address) }),
    log,
  )
  const broken = inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect(lines.join()).toContain('a database connection broke')
  await closeOurs()
  await close()
})

test.each(['localhost:1', '127.0.0.1:1'])(
  'an unreachable database at %s is named without its password',
  async (host) => {
    const opened = openDatabase(
      readConfig({ DATABASE_URL: `postgres://ada:secret@${host}/evenkeel` }),
      pino({ level: 'silent' }),
    )
    const { message } = await opened.then(
      () => new Error('opened'),
      (error: Error) => error,
    )
    expect(message).toMatch(
      /^DATABASE_URL names a database at .+ that cannot be reached: .*ECONNREFUSED/,
    )
    expect(message).toContain(host)
    expect(message).not.toContain('secret')
  },
)

test('the settings say how long a statement may take, and how long to wait for a connection', async () => {
  const { address, close } = await cloneDatabase()
  const { db, close: closeOurs } = await openDatabase(
    readConfig({
      DATABASE_URL: urlOf(address),
      DATABASE_CONNECTIONS: '6',
      DATABASE_WAIT_SECONDS: '1',
      DATABASE_STATEMENT_SECONDS: '2',
    }),
    pino({ level: 'silent' }),
  )
  const six = Array.from({ length: 6 }, () => settledOf(db.execute(sql`select pg_sleep(60)`)))
  expect(await settledOf(db.execute(sql`select 1`))).toMatchObject({
    reason: { cause: { message: expect.stringContaining('timeout') } },
  })
  for (const ended of await Promise.all(six))
    expect(ended).toMatchObject({ reason: { cause: { code: '57014' } } })
  await closeOurs()
  await close()
})

async function settledOf(statement: Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  const [ended] = await Promise.allSettled([statement])
  return ended
}

test('a connection may be idle for longer than a reply may take', async () => {
  const { address, close } = await cloneDatabase()
  const pool = openPool({ connectionString: urlOf(address) }, pino({ level: 'silent' }), {
    msMax: { statement: 60_000, reply: 50 },
  })
  const client = (await pool.connect()) as pg.PoolClient & pg.Client
  await client.query('select 1')
  await once(client.connection.stream, 'timeout')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
  await pool.end()
  await close()
})

test('a statement that a frozen database never answers fails on our side, and others go on', async () => {
  const { address, close } = await cloneDatabase()
  const pool = openPool({ connectionString: urlOf(address) }, pino({ level: 'silent' }), {
    msMax: { statement: 60_000, reply: 300 },
  })
  const client = await pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  process.kill(rows[0].pid, 'SIGSTOP')
  const failure = await client.query('select 1').catch((error: unknown) => error)
  client.release(failure as Error)
  expect(isDatabaseAway(failure)).toBe(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  process.kill(rows[0].pid, 'SIGCONT')
  await pool.end()
  await close()
})
