import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '@evenkeel/embedded-postgres'
import pg from 'pg'
import { batchedSocket } from '#adapters/batchedSocket.ts'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { warnOfCollations } from './collations.ts'
import { type Db, openDb } from './db.ts'
import { isDatabaseAway } from './failure.ts'
import { migrate } from './migrate.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Enough to keep two cores busy, and few enough for several servers to share one PostgreSQL. */
const connectionsMax = 10
const waitForConnectionMsMax = 10_000
const statementMsMax = 30_000
/** PostgreSQL ends a statement that takes too long; one that is frozen itself cannot, so we stop waiting. */
const patienceMs = 5000
const drainMsMax = 1000

export type Database = {
  db: Db
  /** Where the embedded database keeps its files; undefined with `DATABASE_URL`. */
  folder: string | undefined
  close(): Promise<void>
}

/** Opens the configured database, or the embedded one, and applies missing migrations. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbedded({
          dataDir: config.dataDir,
          log: (message, details) => log.info(details ?? {}, message),
        })
      : undefined
  const pool = openPool(embedded?.connection ?? { connectionString: config.databaseUrl }, log)
  try {
    await migrate(pool, migrationsFolder)
    await warnOfCollations(pool, log)
  } catch (error) {
    await pool.end()
    await embedded?.stop()
    throw config.databaseUrl && isDatabaseAway(error) ? notThere(config.databaseUrl, error) : error
  }
  return {
    db: openDb(pool),
    folder: embedded?.folder,
    close: async () => {
      // Waits for the statements in progress, but not for one that hangs: the database must stop in any case.
      await Promise.race([pool.end(), wait(drainMsMax, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
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

/**
 * The app's connection pool. A broken connection is replaced on the next request.
 * @param msMax how long a statement may take
 */
export function openPool(
  database: pg.ClientConfig,
  log: Log,
  msMax = { statement: statementMsMax, reply: statementMsMax + patienceMs },
): pg.Pool {
  const pool = new pg.Pool({
    ...database,
    stream: batchedSocket,
    max: connectionsMax,
    // Statements are pipelined (docs/decisions/0014-pipelined-statements.md).
    pipeline: true,
    connectionTimeoutMillis: waitForConnectionMsMax,
    statement_timeout: msMax.statement,
    idle_in_transaction_session_timeout: msMax.statement,
    query_timeout: msMax.reply,
  })
  // Without listeners, an error on a connection, or on the pool for idle ones, would end the process.
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => log.warn({ message }, 'a database connection broke'))
  })
  pool.on('error', () => {})
  return pool
}
