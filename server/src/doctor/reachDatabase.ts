import { setTimeout as wait } from 'node:timers/promises'
import { findEmbedded, startEmbedded } from '@evenkeel/embedded-postgres'
import type { Config } from '#config.ts'
import { type Db, openDb } from '#db/db.ts'
import { type DatabaseAddress, openPool } from '#db/openDatabase.ts'
import type { Log } from '#log.ts'

/** Less than a check may take. */
const msMax = { statement: 8000, reply: 9000 }
const closeMsMax = 1000

/** A database as it is: nothing is created or migrated. */
export type Reached = {
  db: Db
  address: DatabaseAddress
  folder: string | undefined
  how: string
  close(): Promise<void>
}

/**
 * Connects to the database of the settings. The embedded one is started if it does not run, and stopped by `close`.
 * @returns undefined if the embedded database has not been created yet
 * @throws Error with a message for the operator, or the reason of the signal
 */
export async function reachDatabase(
  config: Config,
  log: Log,
  signal?: AbortSignal,
): Promise<Reached | undefined> {
  if (config.databaseUrl !== undefined) {
    const how = new URL(config.databaseUrl).host || 'DATABASE_URL'
    return open({ connectionString: config.databaseUrl }, log, {
      folder: undefined,
      how,
      isPooler: config.isPooler,
    })
  }
  const found = findEmbedded(config.dataDir)
  if (found === undefined) return undefined
  const { folder, running } = found
  if (running) return open(running, log, { folder, how: 'embedded, running' })
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: () => {}, signal })
  return open(
    embedded.connection,
    log,
    { folder, how: 'embedded, started for this' },
    embedded.stop,
  )
}

function open(
  address: DatabaseAddress,
  log: Log,
  { isPooler = false, ...about }: Pick<Reached, 'folder' | 'how'> & { isPooler?: boolean },
  stop: () => Promise<void> = async () => {},
): Reached {
  const pool = openPool(address, log, { msMax, isReadOnly: true, isPooler })
  return {
    ...about,
    address,
    db: openDb(pool),
    close: async () => {
      await Promise.race([pool.end(), wait(closeMsMax, undefined, { ref: false })])
      await stop()
    },
  }
}
