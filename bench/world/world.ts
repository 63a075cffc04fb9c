import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { systemClock } from '../../server/src/adapters/clock.ts'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import type { Db } from '../../server/src/db/db.ts'
import { type Connection, startEmbedded } from '../../server/src/db/embedded/start.ts'
import { openDatabase } from '../../server/src/db/openDatabase.ts'
import { createLog } from '../../server/src/log.ts'

/** A database of its own in a folder of its own, with the settings of the product, and the product in this process. */
export type World = {
  dataDir: string
  connection: Connection
  db: Db
  /** Straight to PostgreSQL, for what the product does not do. */
  pool: pg.Pool
  app: FastifyInstance
  close(): Promise<void>
}

/** Far above what one address may do in a minute, so that the outer guard is passed but still asked. */
export const requestsPerMinute = 1_000_000_000

/** The environment of a product on a data folder of the bench. */
export function productEnvironment(dataDir: string): Record<string, string> {
  return { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' }
}

/** A folder below the system's temporary one; the database's user must be able to walk into it. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  chmodSync(folder, 0o711)
  return folder
}

async function openWorld(): Promise<World> {
  const dataDir = makeDataDir()
  const config = readConfig(productEnvironment(dataDir))
  const log = createLog('error')
  // Held to the end: the server must not stop when a product under test leaves it.
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  const database = await openDatabase(config, log)
  const pool = new pg.Pool({ ...embedded.connection, max: 4 })
  const app = await buildApp({
    config,
    db: database.db,
    clock: systemClock,
    log,
    requestsPerMinute,
  })
  return {
    dataDir,
    connection: embedded.connection,
    db: database.db,
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

/** Opens a world for the length of some work, and leaves nothing behind. */
export async function inWorld<T>(work: (world: World) => Promise<T>): Promise<T> {
  const world = await openWorld()
  try {
    return await work(world)
  } finally {
    await world.close()
  }
}
