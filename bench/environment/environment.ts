import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { type Connection, startEmbedded } from '../../embedded/src/index.ts'
import { systemClock } from '../../server/src/adapters/clock.ts'
import { createCards } from '../../server/src/adapters/createCards.ts'
import { buildApp, followers } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import type { Context } from '../../server/src/context.ts'
import { openDatabase } from '../../server/src/db/openDatabase.ts'
import { createLog } from '../../server/src/log.ts'

/** A fresh database in its own folder, with the product's settings, and the app in this process. */
export type Environment = {
  dataDir: string
  connection: Connection
  /** What `writeLedger` needs. */
  context: Pick<Context, 'db' | 'clock' | 'followers'>
  /** Direct access to PostgreSQL, for what the product does not do. */
  pool: pg.Pool
  app: FastifyInstance
  close(): Promise<void>
}

/** High enough never to trigger the rate limit, which still runs. */
export const requestsPerMinute = 1_000_000_000

/** Environment variables for a server on a benchmark data folder. */
export function productEnvironment(dataDir: string): Record<string, string> {
  return { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' }
}

/** A temporary folder that the database's user can enter. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  chmodSync(folder, 0o711)
  return folder
}

async function openEnvironment(): Promise<Environment> {
  const dataDir = makeDataDir()
  const config = readConfig(productEnvironment(dataDir))
  const log = createLog('error')
  // Held open so that PostgreSQL keeps running when a server under test disconnects.
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  const database = await openDatabase(config, log)
  const pool = new pg.Pool({ ...embedded.connection, max: 4 })
  const app = await buildApp({
    config,
    db: database.db,
    clock: systemClock,
    log,
    cards: createCards(config, systemClock, log),
    requestsPerMinute,
  })
  return {
    dataDir,
    connection: embedded.connection,
    context: { db: database.db, clock: systemClock, followers },
    pool,
    app,
    close: async () => {
      await app.close()
      await pool.end()
      await database.close()
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs `work` in a fresh environment and cleans up. */
export async function withEnvironment<T>(
  work: (environment: Environment) => Promise<T>,
): Promise<T> {
  const environment = await openEnvironment()
  try {
    return await work(environment)
  } finally {
    await environment.close()
  }
}
