import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, migrationLock, migrationsFolder } from '#db/migrate.ts'
import type { DatabaseAddress } from '#db/openDatabase.ts'
import { type TableShape, tablesAt } from '#db/schemaTables.ts'
import { findVersion, lockSchema } from '#db/schemaVersion.ts'
import { BackupError } from './backupError.ts'

/** The database holds data of ours already. */
export class NotEmptyError extends BackupError {}

/** The open transaction that restores a backup. */
export type Restoring = {
  /** @returns how many rows the database took */
  addRows(table: TableShape, rows: AsyncIterable<Buffer>): Promise<number>
}

/**
 * Fills a database that holds nothing of ours, in one transaction: all rows or none.
 * @param version the newest migration of the rows
 */
export async function inEmptyDatabase<T>(
  address: DatabaseAddress,
  version: number,
  fill: (restoring: Restoring) => Promise<T>,
): Promise<T> {
  const pool = openPool(address)
  const client = await pool.connect()
  // A statement in progress fails by itself; without a listener Node would exit.
  client.on('error', () => {})
  try {
    await requireEmpty(client, version)
    await migrate(pool, migrationsFolder, version)
    await begin(client, version)
    const result = await fill({ addRows: (table, rows) => addRows(client, table, rows) })
    await client.query('commit')
    return result
  } finally {
    // Closed instead of returned, which always ends the transaction and releases its locks.
    client.release(true)
    await pool.end()
  }
}

/**
 * Applies the migrations since the backup, and does at once what PostgreSQL would do within minutes: statistics for the
 * planner, and sorting new rows into the index of words. Until then, searches would be slow.
 */
export async function finishRestore(address: DatabaseAddress): Promise<void> {
  const pool = openPool(address)
  try {
    await migrate(pool, migrationsFolder)
    const version = await findVersion(pool)
    const names = (tablesAt(version ?? 0) ?? []).map(({ name }) => quoted(name))
    await pool.query(`vacuum (analyze) ${names.join()}`)
  } finally {
    await pool.end()
  }
}

function openPool(address: DatabaseAddress): pg.Pool {
  const pool = new pg.Pool({ ...address, keepAlive: true })
  pool.on('error', () => {})
  return pool
}

/**
 * Keeps writes and migrations away until the transaction ends, and makes sure that nobody was faster. The rows mean the
 * same whatever the server's settings. The index of words takes them in large batches, which saves a third of the time.
 */
async function begin(client: pg.PoolClient, version: number): Promise<void> {
  // Each statement sees what others have committed while we waited for a lock.
  await client.query('begin isolation level read committed')
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await lockSchema(client)
  await client.query(`select set_config(name, value, true) from (values ('TimeZone', 'UTC'), ('DateStyle', 'ISO, YMD'),
    ('IntervalStyle', 'postgres'), ('gin_pending_list_limit', '64MB'), ('maintenance_work_mem', '128MB')) as ours (name, value)`)
  await client.query(`select set_config(name, '0', true) from pg_settings where name in
    ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`)
  await requireEmpty(client, version)
}

/** @throws NotEmptyError if there are rows, or tables of another version than the backup can be put into */
async function requireEmpty(client: pg.PoolClient, version: number): Promise<void> {
  const applied = await findVersion(client)
  if (applied === undefined) return
  const tables = tablesAt(applied)
  if (tables === undefined || applied > version) {
    throw new NotEmptyError('has tables of a newer version of Evenkeel than the backup')
  }
  for (const { name } of tables) {
    const found = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (found.rows.length > 0) throw new NotEmptyError('holds data already')
  }
}

async function addRows(
  client: pg.PoolClient,
  { name, columns }: TableShape,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const list = columns.map(pg.escapeIdentifier).join()
  const copy = client.query(copyFrom(`copy ${quoted(name)} (${list}) from stdin`))
  await pipeline(rows, copy)
  return copy.rowCount
}

function quoted(table: string): string {
  return `public.${pg.escapeIdentifier(table)}`
}
