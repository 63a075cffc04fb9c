import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from '@evenkeel/embedded-postgres'
import pg from 'pg'
import { batchedSocket } from '#adapters/batchedSocket.ts'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { untilAborted } from '#untilAborted.ts'
import { warnOfCollations } from './collations.ts'
import { type Db, openDb } from './db.ts'
import { isDatabaseAway } from './failure.ts'
import { limitReplies } from './limitReplies.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { sendUnnamed, warnOfLimits } from './pooler.ts'
import { createPulse, type Pulse } from './pulse.ts'

/** Enough to keep two cores busy, and few enough for several servers to share one PostgreSQL. */
const connectionsMax = 10
const waitForConnectionMsMax = 4000
const statementMsMax = 30_000
/** PostgreSQL ends a statement that takes too long; one that is frozen itself cannot, so we stop waiting. */
const patienceMs = 5000
const usualMsMax = { statement: statementMsMax, reply: statementMsMax + patienceMs }
const drainMsMax = 1000

/** Where a database is, and who connects to it. */
export type DatabaseAddress = pg.ClientConfig

export type Database = {
  db: Db
  /** For a connection beside the pool's. */
  address: DatabaseAddress
  /** Where the embedded database keeps its files; undefined with `DATABASE_URL`. */
  folder: string | undefined
  close(): Promise<void>
}

/** A database that runs: the configured one, or the embedded one, which stops when nobody uses it any more. */
type Provided = Pick<Database, 'address' | 'folder'> & { release(): Promise<void> }

/**
 * Opens the configured database, or the embedded one, and applies missing migrations.
 * @param signal gives up, and leaves nothing running that was not running before
 */
export async function openDatabase(
  config: Config,
  log: Log,
  signal?: AbortSignal,
): Promise<Database> {
  const { isPooler } = config
  const { pool, database } = connect(config, log, await provideDatabase(config, log, signal))
  const prepare = async () => {
    await migrate(pool, migrationsFolder)
    await warnOfCollations(pool, log)
    if (isPooler) await warnOfLimits(pool, log)
  }
  try {
    await untilAborted(prepare(), signal)
  } catch (error) {
    await database.close()
    throw explained(config, error)
  }
  return database
}

/** Opens the database that another process of this server keeps running and has migrated. */
export function shareDatabase(
  config: Config,
  log: Log,
  shared: Pick<Database, 'address' | 'folder'>,
): Database {
  return connect(config, log, { ...shared, release: async () => {} }).database
}

function connect(
  config: Config,
  log: Log,
  { address, folder, release }: Provided,
): { pool: pg.Pool; database: Database } {
  // Behind a pooler, silence may only mean that all of its connections are busy.
  const pulse = config.isPooler ? undefined : createPulse(address, log)
  const pool = openPool(address, log, { ...limitsOf(config), openSocket: pulse?.openSocket })
  pulse?.watch(() => pool.idleCount < pool.totalCount || pool.waitingCount > 0)
  let closing: Promise<void> | undefined
  const close = async () => {
    pulse?.stop()
    // Waits for the statements in progress, but not for one that hangs: the database must stop in any case.
    await Promise.race([pool.end(), wait(drainMsMax, undefined, { ref: false })])
    await release()
  }
  const closeOnce = () => {
    closing ??= close()
    return closing
  }
  return { pool, database: { db: openDb(pool), address, folder, close: closeOnce } }
}

/**
 * Runs a command's work on the database, which is closed afterwards.
 * @param signal gives up, also in the middle of the work
 */
export async function withDatabase<T>(
  config: Config,
  log: Log,
  signal: AbortSignal,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, log, signal)
  try {
    return await untilAborted(work(database), signal)
  } finally {
    await database.close()
  }
}

/**
 * The same on the database as it is: no migration is applied.
 * @param signal gives up starting it; the work must heed it itself
 */
export async function withDatabaseAsItIs<T>(
  config: Config,
  log: Log,
  signal: AbortSignal,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> {
  const { address, release } = await provideDatabase(config, log, signal)
  try {
    return await work(address)
  } catch (error) {
    throw explained(config, error)
  } finally {
    await release()
  }
}

async function provideDatabase(config: Config, log: Log, signal?: AbortSignal): Promise<Provided> {
  if (config.databaseUrl !== undefined) {
    const address = { connectionString: config.databaseUrl }
    return { address, folder: undefined, release: async () => {} }
  }
  const embedded = await startEmbedded({
    ...{ dataDir: config.dataDir, signal },
    log: (message, details) => log.info(details ?? {}, message),
  })
  return { address: embedded.connection, folder: embedded.folder, release: embedded.stop }
}

function explained({ databaseUrl }: Config, error: unknown): unknown {
  return databaseUrl && isDatabaseAway(error) ? notThere(databaseUrl, error) : error
}

/** True if a URL leads to another machine without encryption. */
export function isPlainAndRemote(url: string): boolean {
  // Does not connect. The driver decides what the URL and the environment say about encryption.
  const { host, ssl } = new pg.Client({ connectionString: url })
  const isHere = host.startsWith('/') || ['localhost', '127.0.0.1', '::1'].includes(host)
  return !isHere && !ssl
}

/** Names the unreachable database and the reason, without the user and password of its URL. */
function notThere(url: string, cause: unknown): Error {
  // A host name with several addresses fails once per address, with a code but no message.
  const { code, message } = cause as { code?: string; message: string }
  const reason = message || code
  return new Error(
    `DATABASE_URL names a database at ${new URL(url).host} that cannot be reached: ${reason}`,
    { cause },
  )
}

export type PoolOptions = {
  /** How long a statement, and the wait for its reply, may take. */
  msMax?: { statement: number; reply: number } | undefined
  connections?: number | undefined
  /** How long a connection may take to be free or opened. */
  waitMsMax?: number | undefined
  /** The database is behind a pooler in transaction mode. */
  isPooler?: boolean
  /** Refuses to write, unless behind a pooler. */
  isReadOnly?: boolean
  openSocket?: Pulse['openSocket'] | undefined
}

/** What the settings say of the app's connections. */
export function limitsOf({
  databaseConnections: connections,
  databaseMsMax: { wait: waitMsMax, statement },
  isPooler,
}: Config): PoolOptions {
  const msMax = statement === undefined ? usualMsMax : { statement, reply: statement + patienceMs }
  return { connections, waitMsMax, msMax, isPooler }
}

/** The app's connection pool. A broken connection is replaced on the next request. */
export function openPool(database: pg.ClientConfig, log: Log, options: PoolOptions = {}): pg.Pool {
  const { msMax = usualMsMax, connections = connectionsMax, isPooler, isReadOnly } = options
  const { openSocket = batchedSocket, waitMsMax = waitForConnectionMsMax } = options
  const pool = new pg.Pool({
    ...database,
    stream: openSocket,
    max: connections,
    // Statements are pipelined (docs/decisions/0014-pipelined-statements.md).
    pipeline: true,
    connectionTimeoutMillis: waitMsMax,
    // A pooler refuses settings at the start of a connection; there the role has them.
    ...(!isPooler && {
      statement_timeout: msMax.statement,
      idle_in_transaction_session_timeout: msMax.statement,
      ...(isReadOnly && { options: '-c default_transaction_read_only=on' }),
    }),
  })
  // Without listeners, an error on a connection, or on the pool for idle ones, would end the process.
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => log.warn({ message }, 'a database connection broke'))
    if (isPooler) sendUnnamed(client)
    limitReplies(client, msMax.reply)
  })
  pool.on('error', () => {})
  return pool
}
