import type pg from 'pg'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

/** The migrations that this version knows. */
export const knownMigrations: readonly number[] = journal.entries.map(({ when }) => when)

/** The newest of them. */
export const schemaVersion = Math.max(...knownMigrations)

/** An arbitrary number. Writes share it; migrations hold it exclusively. */
const schemaLock = 7_240_864

/** The newest migration of the database, as SQL. */
export const appliedVersion = '(select max(created_at) from drizzle.__drizzle_migrations)'

/** The newest migration of a database of any version; undefined if it has no tables of ours. */
export async function findVersion(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<number | undefined> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  )
  if (!rows[0].is_there) return undefined
  const { version } = (await client.query(`select ${appliedVersion} as version`)).rows[0]
  return version === null ? undefined : Number(version)
}

/** A newer version of Evenkeel has migrated the database while this server was running. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'

  constructor() {
    super(
      'A newer version of Evenkeel has updated the database. This server no longer uses it: stop it and start the ' +
        'newer version',
    )
  }
}

/**
 * @param version the value of `appliedVersion`
 * @throws NewerSchemaError
 */
export function requireKnownSchema(version: string | null | undefined): void {
  if (Number(version ?? 0) > schemaVersion) throw new NewerSchemaError()
}

/**
 * Begins a transaction and checks the schema in the same round trip. A transaction that writes also keeps migrations
 * waiting until it ends; one that arrives during a migration waits for it and then sees the new version.
 * @throws NewerSchemaError
 */
export async function begin(client: pg.ClientBase, kind: 'write' | 'snapshot'): Promise<void> {
  // Separate statements, because one that waits for the lock would look at the version as of before its wait.
  const results = (await client.query(beginning[kind])) as unknown as pg.QueryResult[]
  requireKnownSchema(results.at(-1)?.rows[0]?.version)
}

const beginning = {
  write: `begin; select pg_advisory_xact_lock_shared(${schemaLock}); select ${appliedVersion} as version`,
  snapshot: `begin isolation level repeatable read read only; select ${appliedVersion} as version`,
}

/** Waits for the writes in progress and holds back further ones until the transaction ends. */
export async function lockSchema(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [schemaLock])
}
