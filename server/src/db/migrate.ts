import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { root } from '#root.ts'
import { isDistributed, placeOneByOne, placeTables } from './placeTables.ts'
import { lockSchema } from './schemaVersion.ts'

/**
 * An arbitrary number that nothing else in the app's database locks. A migration holds it before it holds back any write;
 * a backup shares it, so that a migration waits for the backup without stopping users.
 */
export const migrationLock = 7_240_863

export const migrationsFolder = join(root, 'server/src/db/migrations')

/**
 * Applies the migrations in `folder` that the database lacks. When several servers start at once, one migrates and
 * the others wait and find nothing left to do. Servers that are running finish their writes first and then refuse further
 * ones. A database with migrations that are not in `folder` is left unchanged,
 * with an error message for the operator. A start that finds nothing to do takes no lock.
 * @param upTo the time of the newest migration to apply
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<void> {
  const client = await begin(pool)
  try {
    if ((await listMissing(client, folder, upTo)).length === 0) return
    await lock(client)
    const missing = await listMissing(client, folder, upTo)
    if (missing.length === 0) return
    const isSpread = await isDistributed(client)
    if (isSpread) await placeOneByOne(client)
    await apply(client, missing)
    if (isSpread) await placeTables(client)
    await client.query('commit')
  } finally {
    end(client)
  }
}

/** Changes tables in one transaction, while migrations, backups and writes wait. */
export async function inMigration<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await begin(pool)
  try {
    await lock(client)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    end(client)
  }
}

async function begin(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    // Locks and settings belong to the transaction, because a pooler gives the connection to others after it. Each
    // statement sees what others have committed, also while we waited for a lock.
    await client.query('begin isolation level read committed')
    // The timeouts for requests must not apply to a migration, or to waiting for another server's.
    await client.query(
      `select set_config(name, '0', true)
        from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`,
    )
    return client
  } catch (error) {
    end(client)
    throw error
  }
}

async function lock(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await lockSchema(client)
}

/** Closed instead of returned to the pool, which ends the transaction in any case. */
function end(client: pg.PoolClient): void {
  client.release(true)
}

/** As Drizzle applies and records them, but in the open transaction: its own migrator begins and commits one. */
async function apply(client: pg.PoolClient, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}

/**
 * The migrations of a folder that the database lacks, in their order.
 * @throws Error with a message for the operator if it has others, or if one comes too late
 */
async function listMissing(
  client: pg.PoolClient,
  folder: string,
  upTo: number,
): Promise<MigrationMeta[]> {
  const known = readMigrationFiles({ migrationsFolder: folder })
  const applied = await listApplied(client)
  const unknown = applied.filter((time) => !known.some(({ folderMillis }) => folderMillis === time))
  if (unknown.length > 0) {
    throw new Error(
      `The database was created by a newer version of Evenkeel: it has ${unknown.length} ` +
        `${unknown.length === 1 ? 'migration' : 'migrations'} that this version does not know. ` +
        'Nothing was changed. Install the newer version to use it.',
    )
  }
  const missing = known.filter(
    ({ folderMillis }) => folderMillis <= upTo && !applied.includes(folderMillis),
  )
  // Whoever wrote the later ones did not know of it.
  if (missing.some(({ folderMillis }) => folderMillis < Math.max(...applied))) {
    throw new Error('A migration is older than one already applied to this database')
  }
  return missing
}

/** The times of the applied migrations, as in drizzle-kit's journal. */
async function listApplied(client: pg.PoolClient): Promise<number[]> {
  // Not by `to_regclass`, which may repeat what it found before this transaction waited for another server's.
  const tables = await client.query(
    `select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  )
  if (tables.rowCount === 0) return []
  const { rows } = await client.query('select created_at from drizzle.__drizzle_migrations')
  return rows.map((row: { created_at: string }) => Number(row.created_at))
}
