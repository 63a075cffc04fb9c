import pg from 'pg'
import { superuser } from './cluster.ts'
import { codeOf } from './error.ts'

/**
 * An app's membership in a shared server. Each app holds a shared advisory lock on its own connection: the server
 * releases the locks of killed apps, and only the last app to leave can get the lock exclusively.
 */
export type Membership = { client: pg.Client }

type Address = { host: string; port: number; password: string | undefined }

/** An arbitrary number: nothing else takes advisory locks in the database `postgres`. */
const membersLock = 5_331_417

/** A server that accepts a connection and then stays silent for this long is stuck. */
const connectMsMax = 60_000

/** PostgreSQL may take this long to notice that an app was killed. */
const noticeMsMax = 500
const lockNotAvailable = '55P03'

export const appDatabase = 'evenkeel'

/** Transient errors: no listener, starting, stopping, or connection lost. */
const passingCodes = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
])

/** Joins the server at this address; undefined if none responds. */
export async function join(address: Address): Promise<Membership | undefined> {
  const client = new pg.Client({
    ...address,
    ssl: false,
    user: superuser,
    database: 'postgres',
    application_name: 'evenkeel launcher',
    connectionTimeoutMillis: connectMsMax,
  })
  // A pending query reports the error by rejecting; without a listener Node would exit.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock_shared($1)', [membersLock])
    await ensureAppDatabase(client)
    return { client }
  } catch (error) {
    await client.end().catch(() => {})
    if (isPassing(error)) return undefined
    throw error
  }
}

/** Leaves the server; true if no app uses it any more and none can join until it has stopped. */
export async function leave({ client }: Membership): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [membersLock])
  await client.query(`SET lock_timeout = ${noticeMsMax}`)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [membersLock])
    return true
  } catch (error) {
    if (codeOf(error) === lockNotAvailable) return false
    throw error
  }
}

export function isPassing(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) return passingCodes.has(code)
  // pg reports a lost connection without a code.
  return error instanceof Error && /^Connection terminated|is not queryable$/.test(error.message)
}

/** If two apps create it at the same time, the second one's error is ignored. */
async function ensureAppDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    appDatabase,
  ])
  if (rowCount) return
  try {
    await client.query(`CREATE DATABASE ${appDatabase} TEMPLATE template0`)
  } catch (error) {
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error
  }
}
