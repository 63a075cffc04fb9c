import pg from 'pg'
import { superuser } from './cluster.ts'
import { codeOf } from './error.ts'

/**
 * One app's part in a shared server. Each app holds a shared advisory lock on a connection of its
 * own: the server itself forgets apps that were killed, and the last one out is the one that can
 * take the lock for itself alone.
 */
export type Membership = { client: pg.Client }

type Address = { host: string; port: number; password: string | undefined }

/** Any number does, as long as nobody else takes advisory locks in the database `postgres`. */
const membersLock = 5_331_417

/** A server that takes the connection and then says nothing is stuck. */
const connectMsMax = 60_000

export const appDatabase = 'evenkeel'

/** Codes that mean "not now": no listener, starting, stopping, or gone while we spoke. */
const passingCodes = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
])

/** Joins the server at this address; undefined while none answers there. */
export async function join(address: Address): Promise<Membership | undefined> {
  const client = new pg.Client({
    ...address,
    ssl: false,
    user: superuser,
    database: 'postgres',
    application_name: 'evenkeel launcher',
    connectionTimeoutMillis: connectMsMax,
  })
  // Whoever waits for an answer is told by its rejection; without a listener Node would end us.
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

/** Leaves the server; true when nobody else uses it, and nobody new can join until it stopped. */
export async function leave({ client }: Membership): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [membersLock])
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS last', [membersLock])
  return rows[0].last
}

export function isPassing(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) return passingCodes.has(code)
  // Without a code come pg's own words for a connection that is gone.
  return error instanceof Error && /^Connection terminated|is not queryable$/.test(error.message)
}

/** Made once; when two apps make it at once, the second one finds it made. */
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
