import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Replica as Server, startWithReplica } from '@evenkeel/embedded-postgres/testing'
import pg from 'pg'
import { readConfig } from '#config.ts'
import { migrate, migrationsFolder } from '#db/migrate.ts'
import { openReplica, type Replica } from '#db/replica.ts'
import { createLog } from '#log.ts'
import { afterFile } from './afterFile.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { urlOf } from './postgres.ts'

export type Replicated = {
  database: TestDatabase
  /** The replica's server. */
  server: Server
  env: { DATABASE_URL: string; DATABASE_READ_URL: string }
  /** The app's part that reads from the replica. */
  replica: Replica
  /** What it logged. */
  log: string[]
  /** Runs a statement on the replica as its superuser. */
  onReplica(statement: string): Promise<pg.QueryResult>
  /** Waits until the replica has everything that has been written. */
  caughtUp(): Promise<void>
  /** Waits until reads go to the replica. */
  inUse(): Promise<void>
}

/** A database with a streaming replica, both on servers of their own; they stop after the file's last test. */
export async function openReplicated(): Promise<Replicated> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-test-'))
  // When running as root, the servers run as another user who needs access to the folder.
  chmodSync(folder, 0o755)
  const { primary, replica: server, stop } = await startWithReplica(folder)
  afterFile(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  const database = openTestDatabase(primary.connection, async () => {})
  await migrate(database.pool, migrationsFolder)
  const env = {
    DATABASE_URL: urlOf(primary.connection),
    DATABASE_READ_URL: urlOf(server.connection),
  }
  const log: string[] = []
  const replica = openReplica(
    readConfig(env),
    createLog('warn', { write: (line) => void log.push(line) }),
    database.db,
  )
  if (replica === undefined) throw new Error('The settings name no replica')
  afterFile(replica.close)
  const onReplica = async (statement: string) => {
    const client = new pg.Client(server.connection)
    await client.connect()
    return client.query(statement).finally(() => client.end())
  }
  return {
    ...{ database, server, env, replica, log, onReplica },
    caughtUp: async () => {
      // Writes that were committed without waiting for the disk are only sent once they are there.
      await database.pool.query('checkpoint')
      while ((await replica.measureLag()).bytes > 0) await wait(10)
    },
    inUse: async () => {
      while (replica.isResting()) await wait(10)
    },
  }
}
