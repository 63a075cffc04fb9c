import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@evenkeel/embedded-postgres'
import pg from 'pg'
import { migrate, migrationsFolder } from '#db/migrate.ts'

/** How to reach a database, as plain data that the global setup can pass to the test files. */
export type Address = { connectionString: string } | EmbeddedAddress
type EmbeddedAddress = {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

/** The PostgreSQL server of a test run, and the template database that each test file clones. */
export type TestPostgres = { address: Address; template: string }

/** A server to run the tests against, in the form of `DATABASE_URL`, instead of one of our own. */
const givenUrl = process.env.EVENKEEL_TEST_DATABASE_URL
export const isGiven = Boolean(givenUrl)

/** Starts PostgreSQL, or takes the given one, and creates the template. */
export async function startTestPostgres(): Promise<TestPostgres & { stop(): Promise<void> }> {
  const server = givenUrl
    ? { address: { connectionString: givenUrl }, stop: async () => {} }
    : await startOwn()
  const template = newDatabaseName()
  await runAsAdmin(server.address, `create database ${template} template template0`)
  const pool = new pg.Pool({ ...addressOf(server.address, template), max: 1 })
  await migrate(pool, migrationsFolder)
  await pool.end()
  return {
    address: server.address,
    template,
    stop: async () => {
      await runAsAdmin(server.address, `drop database ${template} with (force)`)
      await server.stop()
    },
  }
}

async function startOwn() {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-test-'))
  // When running as root, the server runs as another user who needs access to the folder.
  chmodSync(folder, 0o755)
  const embedded = await startEmbedded({ dataDir: folder, log: () => {}, durable: false })
  return {
    address: embedded.connection,
    stop: async () => {
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A name unique on a shared server. */
export function newDatabaseName(): string {
  return `evenkeel_test_${randomBytes(8).toString('hex')}`
}

/** The same server, another database. */
export function addressOf(address: Address, database: string): Address {
  if (!('connectionString' in address)) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** An address in the form of `DATABASE_URL`. */
export function urlOf(address: Address): string {
  if ('connectionString' in address) return address.connectionString
  const { host, port, user, database, password } = address
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`)
  if (password !== undefined) url.password = password
  // A socket directory or a host name.
  url.searchParams.set('host', host)
  return url.href
}

/** Runs one statement on the server's default database, such as creating or dropping another. */
export async function runAsAdmin(
  address: Address,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}
