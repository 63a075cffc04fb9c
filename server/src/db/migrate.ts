import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

/** Any number does, as long as nothing else in the app's database locks it. */
const migrationLock = 7_240_863

/**
 * Brings the database up to the migrations in `folder`. Of several programs that start at once one
 * migrates, and the others wait and find nothing left to do. A database with migrations that
 * are not in `folder` is left as it is, with an error whose sentence is for the person.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    // A limit meant for requests must not cut off a migration, nor the wait for somebody else's.
    await client.query('SET statement_timeout = 0')
    await client.query('SET lock_timeout = 0')
    await client.query('SET idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await applyMissing(client, folder)
  } finally {
    // Closed rather than given back: with it go the lock and the settings, whatever happened.
    client.release(true)
  }
}

async function applyMissing(client: pg.PoolClient, folder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder }).map(
    (migration) => migration.folderMillis,
  )
  const applied = await listApplied(client)
  const unknown = applied.filter((time) => !known.includes(time))
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer Evenkeel: it carries ${unknown.length} ` +
        `${unknown.length === 1 ? 'migration' : 'migrations'} that this one does not know. ` +
        'Nothing was changed. Install the newer program to use it.',
    )
  }
  const missing = known.filter((time) => !applied.includes(time))
  if (missing.length === 0) return
  // Drizzle only looks for migrations after the last one applied, and would skip this one for ever.
  if (Math.min(...missing) < Math.max(...applied)) {
    throw new Error('A migration is older than one that this database carries already')
  }
  await applyMigrations(drizzle(client), { migrationsFolder: folder })
}

/** The times of the migrations that the database carries, as drizzle-kit's journal names them. */
async function listApplied(client: pg.PoolClient): Promise<number[]> {
  const table = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`)
  if (table.rows[0].name === null) return []
  const { rows } = await client.query('SELECT created_at FROM drizzle.__drizzle_migrations')
  return rows.map((row: { created_at: string }) => Number(row.created_at))
}
