import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { lockSchema } from './schemaVersion.ts'

/**
 * An arbitrary number that nothing else in the app's database locks. A migration holds it before it holds back any write;
 * a backup shares it, so that a migration waits for the backup without stopping users.
 */
export const migrationLock = 7_240_863

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Applies the migrations in `folder` that the database lacks. When several servers start at once, one migrates and
 * the others wait and find nothing left to do. Servers that are running finish their writes first and then refuse further
 * ones. A database with migrations that are not in `folder` is left unchanged,
 * with an error message for the operator. A start that finds nothing to do takes no lock.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    // The timeouts for requests must not apply to a migration, or to waiting for another server's.
    await client.query('SET statement_timeout = 0')
    await client.query('SET lock_timeout = 0')
    await client.query('SET idle_in_transaction_session_timeout = 0')
    if ((await listMissing(client, folder)).length === 0) return
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    if ((await listMissing(client, folder)).length === 0) return
    await lockSchema(client)
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    // Closed instead of returned to the pool, which always releases the lock and resets the settings.
    client.release(true)
  }
}

/**
 * The migrations of a folder that the database lacks.
 * @throws Error with a message for the operator if it has others, or if one would never be applied
 */
async function listMissing(client: pg.PoolClient, folder: string): Promise<number[]> {
  const known = readMigrationFiles({ migrationsFolder: folder }).map(
    (migration) => migration.folderMillis,
  )
  const applied = await listApplied(client)
  const unknown = applied.filter((time) => !known.includes(time))
  if (unknown.length > 0) {
    throw new Error(
      `The database was created by a newer version of Evenkeel: it has ${unknown.length} ` +
        `${unknown.length === 1 ? 'migration' : 'migrations'} that this version does not know. ` +
        'Nothing was changed. Install the newer version to use it.',
    )
  }
  const missing = known.filter((time) => !applied.includes(time))
  // Drizzle only applies migrations newer than the last one applied, so it would never apply this one.
  if (missing.length > 0 && Math.min(...missing) < Math.max(...applied)) {
    throw new Error('A migration is older than one already applied to this database')
  }
  return missing
}

/** The times of the applied migrations, as in drizzle-kit's journal. */
async function listApplied(client: pg.PoolClient): Promise<number[]> {
  const table = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`)
  if (table.rows[0].name === null) return []
  const { rows } = await client.query('SELECT created_at FROM drizzle.__drizzle_migrations')
  return rows.map((row: { created_at: string }) => Number(row.created_at))
}
