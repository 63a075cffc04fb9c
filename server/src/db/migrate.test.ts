import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connection } from '@evenkeel/embedded-postgres'
import { cleanUp, makeTestFolder, query, startApp } from '@evenkeel/embedded-postgres/testing'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'

type Migration = { when: number; sql: string }

let server: Connection
let database: Connection
let count = 0

beforeAll(async () => {
  server = await startApp({ dataDir: join(makeTestFolder(), 'data') }).ready
})
beforeEach(async () => {
  count += 1
  database = { ...server, database: `migrated_${count}` }
  await query(server, `CREATE DATABASE ${database.database}`)
})
afterAll(cleanUp)

/** A migrations folder as drizzle-kit writes it. */
function folderOf(...migrations: Migration[]): string {
  const folder = join(makeTestFolder(), 'migrations')
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = migrations.map(({ when, sql }, idx) => {
    const tag = `${idx}_step`
    writeFileSync(join(folder, `${tag}.sql`), sql)
    return { idx, version: '7', when, tag, breakpoints: true }
  })
  const journal = { version: '7', dialect: 'postgresql', entries }
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
  return folder
}

async function migrateOnce(folder: string, options: pg.PoolConfig = {}): Promise<void> {
  const pool = new pg.Pool({ ...database, ...options })
  try {
    await migrate(pool, folder)
    expect(pool.totalCount).toBe(0)
  } finally {
    await pool.end()
  }
}

const users = {
  when: 1000,
  sql: 'CREATE TABLE users (id int);\n--> statement-breakpoint\nCREATE TABLE ledgers (id int);',
}
const bills = { when: 2000, sql: 'CREATE TABLE bills (id int);' }

async function listTables(): Promise<unknown[]> {
  const rows = await query(
    database,
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  return rows.map(({ tablename }) => tablename)
}

async function listApplied(): Promise<unknown[]> {
  const rows = await query(
    database,
    'SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY 1',
  )
  return rows.map(({ created_at }) => created_at)
}

test('sets up an empty database and updates an older one', async () => {
  await migrateOnce(folderOf(users))
  expect(await listTables()).toEqual(['ledgers', 'users'])
  await migrateOnce(folderOf(users, bills))
  expect(await listTables()).toEqual(['bills', 'ledgers', 'users'])
  await migrateOnce(folderOf(users, bills))
  expect(await listApplied()).toEqual(['1000', '2000'])
})

test('lets one of several starting servers migrate while the others wait', async () => {
  // Slow enough that all arrive before the first has finished, and would fail if run twice.
  const folder = folderOf({ when: 1000, sql: 'SELECT pg_sleep(0.3); CREATE TABLE users (id int);' })
  await Promise.all([1, 2, 3, 4].map(() => migrateOnce(folder)))
  expect(await listApplied()).toEqual(['1000'])
})

test('is exempt from the timeouts for requests', async () => {
  const folder = folderOf({ when: 1000, sql: 'SELECT pg_sleep(0.3)' })
  await migrateOnce(folder, { statement_timeout: 50, lock_timeout: 50 })
  expect(await listApplied()).toEqual(['1000'])
})

test.each([
  ['one more', [users, bills], 'it has 1 migration that this version does not know'],
  ['others', [bills, { when: 3000, sql: 'SELECT 1' }], 'it has 2 migrations that this version'],
])('refuses a database with %s and leaves it unchanged', async (_what, newer, sentence) => {
  await migrateOnce(folderOf(...newer))
  const before = await listTables()
  const refused = migrateOnce(folderOf(users))
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.toThrow('Nothing was changed.')
  expect(await listTables()).toEqual(before)
})

test('refuses a migration that comes too late', async () => {
  await migrateOnce(folderOf(bills))
  await expect(migrateOnce(folderOf(users, bills))).rejects.toThrow(
    'A migration is older than one already applied to this database',
  )
})

test('rolls back a failed migration, which can then be repeated', async () => {
  const broken = { when: 2000, sql: 'CREATE TABLE bills (id int); CREATE TABLE users (id int);' }
  await expect(migrateOnce(folderOf(users, broken))).rejects.toThrow()
  expect(await listTables()).toEqual([])
  await migrateOnce(folderOf(users, bills))
  expect(await listTables()).toEqual(['bills', 'ledgers', 'users'])
})

test('applies our own migrations', async () => {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url))
  await migrateOnce(folder)
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))
  expect(await listApplied()).toHaveLength(journal.entries.length)
})

test('needs no superuser, only a role that owns its database', async () => {
  const { database: name } = database
  await query(server, `CREATE ROLE ${name}_owner LOGIN`)
  await query(server, `ALTER DATABASE ${name} OWNER TO ${name}_owner`)
  const folder = fileURLToPath(new URL('./migrations', import.meta.url))
  await migrateOnce(folder, { user: `${name}_owner` })
  expect(await listTables()).toContain('transactions')
})
