import { createHash } from 'node:crypto'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrationLock } from '#db/migrate.ts'
import type { DatabaseAddress } from '#db/openDatabase.ts'
import { type TableShape, tablesAt } from '#db/schemaTables.ts'
import { appliedVersion, findVersion } from '#db/schemaVersion.ts'
import { BackupError } from './backupError.ts'

/** An arbitrary number: one backup of a database is taken at a time. */
const backupLock = 7_240_865

/** A database as of one moment. */
export type Snapshot = {
  client: pg.Client
  schemaVersion: number
  tables: TableShape[]
  databaseId: string
  /** The rows as COPY writes them, at the reader's pace. */
  rowsOf(table: TableShape): AsyncIterable<Buffer>
}

/** Another backup of the same database is being taken. */
export class BackupRunningError extends BackupError {}

/**
 * Runs reads on a database of any known version as of one moment, on a connection of its own. Users go on writing;
 * migrations wait.
 */
export async function inBackupSnapshot<T>(
  address: DatabaseAddress,
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return onConnection(address, async (client) => {
    const result = await read(await begin(client))
    await client.query('commit')
    return result
  })
}

/** The same text for every backup of a database, and another one for any other database. */
export function findDatabaseId(address: DatabaseAddress): Promise<string> {
  return onConnection(address, readDatabaseId)
}

async function onConnection<T>(
  address: DatabaseAddress,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...address, keepAlive: true })
  // A statement in progress fails by itself; without a listener Node would exit.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function begin(client: pg.Client): Promise<Snapshot> {
  const schemaVersion = await findVersion(client)
  if (schemaVersion === undefined) {
    throw new BackupError('There is nothing to back up: the database has no tables of Evenkeel.')
  }
  const tables = tablesAt(schemaVersion)
  if (tables === undefined) {
    throw new BackupError(
      'A newer version of Evenkeel has updated the database. Back it up with that version.',
    )
  }
  const databaseId = await readDatabaseId(client)
  await client.query('begin isolation level repeatable read read only')
  // Before the snapshot, which is taken by the first select: a migration that rewrote a table afterwards would make it
  // look empty to us.
  await client.query(
    `lock table ${tables.map(({ name }) => quoted(name)).join()} in access share mode`,
  )
  await requireTurn(client, schemaVersion)
  await writeTheSameEverywhere(client)
  return {
    client,
    schemaVersion,
    tables,
    databaseId,
    rowsOf: ({ name, columns }) =>
      client.query(
        copyTo(`copy ${quoted(name)} (${columns.map(pg.escapeIdentifier).join()}) to stdout`),
      ),
  }
}

async function readDatabaseId(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select system_identifier || '/' || current_database() as name from pg_control_system()`,
  )
  return createHash('sha256').update(rows[0].name).digest('hex').slice(0, 12)
}

/** Both locks end with the transaction. Neither waits, because we already keep tables from being migrated. */
async function requireTurn(client: pg.Client, schemaVersion: number): Promise<void> {
  const { rows } = await client.query(
    `select ${appliedVersion} as version, pg_try_advisory_xact_lock($1) as is_only,
      pg_try_advisory_xact_lock_shared($2) as is_calm`,
    [backupLock, migrationLock],
  )
  const [{ version, is_only, is_calm }] = rows
  if (!is_calm || Number(version) !== schemaVersion) {
    throw new BackupError(
      'The database is being updated to a newer version. Back it up again afterwards.',
    )
  }
  if (!is_only) {
    throw new BackupRunningError(
      'Another backup of this database is being taken. Try again when it is done.',
    )
  }
}

/** Text that means the same to every server, and no time limits: the slowest disk decides how long it takes. */
async function writeTheSameEverywhere(client: pg.Client): Promise<void> {
  await client.query(`select set_config(name, value, true) from (values ('TimeZone', 'UTC'), ('DateStyle', 'ISO, YMD'),
    ('IntervalStyle', 'postgres'), ('bytea_output', 'hex'), ('extra_float_digits', '3')) as ours (name, value)`)
  await client.query(`select set_config(name, '0', true) from pg_settings where name in
    ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`)
}

function quoted(table: string): string {
  return `public.${pg.escapeIdentifier(table)}`
}
