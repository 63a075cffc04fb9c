import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { clonePlainDatabase, type TestDatabase } from '#testing/database.ts'
import { createStandIn, takeCalls } from '#testing/distributed/standIn.ts'
import { migrationsBefore, openEmptyDatabase } from '#testing/migrations.ts'
import { urlOf } from '#testing/postgres.ts'
import { placements } from './distribution.ts'
import { migrate, migrationLock, migrationsFolder } from './migrate.ts'

// Against a stand-in for Citus, which is not here.

const program = fileURLToPath(new URL('../distributeCommand.ts', import.meta.url))

function run(env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: unknown; text: string }>((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env } }
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: stdout + stderr }),
    )
  })
}

const distribute = ({ address }: TestDatabase) => run({ DATABASE_URL: urlOf(address) })

async function openDatabase(): Promise<TestDatabase> {
  const database = await clonePlainDatabase()
  onTestFinished(database.close)
  return database
}

async function openCluster(): Promise<TestDatabase> {
  const database = await openDatabase()
  await createStandIn(database.pool)
  return database
}

async function listPlaced(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select logicalrelid::text as name from pg_dist_partition
      where partmethod = 'h' or repmodel = 't' order by 1`,
  )
  return rows.map(({ name }) => name)
}

const spread = Object.keys(placements).filter((name) => placements[name] !== 'coordinator')
const everywhere = 'drizzle.__drizzle_migrations'

test('every table that is not kept on the coordinator gets its place, once', async () => {
  const database = await openCluster()
  const first = await distribute(database)
  expect(first).toEqual({ code: 0, text: expect.stringContaining('users, ledgers, transactions') })
  expect(await listPlaced(database.pool)).toEqual([everywhere, ...spread].toSorted())
  const calls = await takeCalls(database.pool)
  expect(calls).toHaveLength(spread.length + 1)
  expect(calls.slice(0, 4)).toEqual([
    `${everywhere} on every node`,
    'users on every node',
    'ledgers by user_id next to none',
    'transactions by user_id next to ledgers',
  ])
  expect(calls).toContain('sessions by token_hash next to none')
  const again = await distribute(database)
  expect(again).toEqual({ code: 0, text: 'Every table has its place already.\n' })
  expect(await takeCalls(database.pool)).toEqual([])
})

test('one table that cannot be placed leaves all as they were', async () => {
  const database = await openCluster()
  await database.pool.query('create unique index wrong on audit_events (id)')
  const refused = await distribute(database)
  expect(refused).toEqual({ code: 1, text: 'cannot create constraint on "audit_events"\n' })
  expect(await listPlaced(database.pool)).toEqual([])
  await database.pool.query('drop index wrong')
  expect((await distribute(database)).code).toBe(0)
})

test('a table that somebody has spread in another way is named', async () => {
  const database = await openCluster()
  await database.pool.query(`insert into pg_dist_partition values ('users', 'h', 'id', 's')`)
  const { code, text } = await distribute(database)
  expect(code).toBe(1)
  expect(text).toMatch(
    'The table users is already spread by id, but Evenkeel needs it on every node.',
  )
  expect(await listPlaced(database.pool)).toEqual(['users'])
})

test.each([
  [
    'a worker node',
    `create or replace function citus_is_coordinator() returns boolean language sql as 'select false'`,
    'DATABASE_URL names a worker node.',
  ],
  [
    'a coordinator without an address',
    'delete from pg_dist_node where groupid = 0',
    'citus_set_coordinator_host',
  ],
])('%s is refused in words', async (_what, statement, words) => {
  const database = await openCluster()
  await database.pool.query(statement)
  const { code, text } = await distribute(database)
  expect(code).toBe(1)
  expect(text).toMatch(words)
  expect(await listPlaced(database.pool)).toEqual([])
})

test('so are a database without the extension, the embedded one, and arguments', async () => {
  const plain = await distribute(await openDatabase())
  expect(plain).toEqual({ code: 1, text: expect.stringMatching('has no Citus extension') })
  expect(await run({})).toEqual({ code: 1, text: expect.stringMatching('Set DATABASE_URL') })
  expect(await run({}, 'all')).toEqual({ code: 2, text: expect.stringMatching('^Usage') })
})

test('it waits for a migration or a backup', async () => {
  const database = await openCluster()
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock_shared($1)', [migrationLock])
  const running = distribute(database)
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect
    .poll(async () => (await other.query(waiting)).rows.length, { timeout: 20_000 })
    .toBe(1)
  expect(await listPlaced(database.pool)).toEqual([])
  await other.query('commit')
  other.release()
  expect((await running).code).toBe(0)
})

test('a copy that the coordinator keeps is reported', async () => {
  const database = await openCluster()
  await database.pool.query(`create or replace function
    truncate_local_data_after_distributing_table(function_name regclass) returns void language plpgsql as $$
    begin if function_name = 'users'::regclass then raise exception 'cannot truncate'; end if; end $$`)
  const { code, text } = await distribute(database)
  expect(code).toBe(1)
  expect(text).toMatch("The coordinator's disk still has old rows of users: cannot truncate")
  expect(await listPlaced(database.pool)).toHaveLength(spread.length + 1)
})

test('a migration gives the tables that it adds their place', async () => {
  const pool = await openEmptyDatabase()
  await createStandIn(pool)
  // The assistant's access came with three tables.
  await migrate(pool, migrationsBefore('assistant_access'))
  expect(await listPlaced(pool)).toEqual([])
  const older = spread.filter(
    (name) => !['assistant_settings', 'model_uses', 'mcp_tokens'].includes(name),
  )
  await pool.query(
    `insert into pg_dist_partition select name::regclass, 'h', 'user_id', 's' from unnest($1::text[]) as name`,
    [older.filter((name) => !['users', 'sessions', 'rate_limits'].includes(name))],
  )
  await pool.query(`insert into pg_dist_partition values ('drizzle.__drizzle_migrations', 'n', null, 't'),
    ('users', 'n', null, 't'), ('sessions', 'h', 'token_hash', 's'), ('rate_limits', 'h', 'key', 's')`)
  await migrate(pool, migrationsFolder)
  expect(await takeCalls(pool)).toEqual([
    'assistant_settings by user_id next to ledgers',
    'model_uses by user_id next to ledgers',
    'mcp_tokens by user_id next to ledgers',
  ])
})

test('a migration of a single node places nothing', async () => {
  const pool = await openEmptyDatabase()
  await createStandIn(pool)
  await migrate(pool, migrationsFolder)
  expect(await takeCalls(pool)).toEqual([])
})
