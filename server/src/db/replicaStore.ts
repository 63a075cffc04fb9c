import type pg from 'pg'
import { listOutdated } from './collations.ts'
import { clientOf, type Db } from './db.ts'
import { ledgerStateOf } from './ledgerState.ts'
import { pipeline } from './pipeline.ts'
import { preparedRows, type ValueOf } from './prepared.ts'
import { appliedVersion, schemaVersion } from './schemaVersion.ts'

/** Also how long a read waits for a lock there: while a migration is replayed, its tables are locked. */
export const answerMsMax = 1000

const beginning = {
  text: `begin isolation level repeatable read read only; set local lock_timeout = ${answerMsMax}`,
  // A replica that is frozen answers nothing, and the driver closes the connection that waits for it.
  query_timeout: answerMsMax,
}

type Standing = { isReplica: boolean; schema: number; state: string | null }

const selectStanding = preparedRows(
  'replica_standing',
  (_db, value: ValueOf<{ userId: string }>) => ({
    toSQL: () => ({
      sql: `select pg_is_in_recovery(), ${appliedVersion}, ${ledgerStateOf('$1')}`,
      params: [value('userId')],
    }),
  }),
  ([isReplica, schema, state]: [boolean, string | null, string | null]): Standing => ({
    isReplica,
    schema: Number(schema),
    state,
  }),
)

/**
 * Begins a snapshot on a replica.
 * @returns the state of a user's ledger there; null if it has none
 * @throws Error if the replica must not be read
 */
export async function beginOnReplica(
  db: Db,
  client: pg.PoolClient,
  userId: string,
): Promise<string | null> {
  const [, [standing]] = await pipeline([client.query(beginning), selectStanding(db, { userId })])
  if (!standing?.isReplica) throw new Error('it is not a replica')
  if (standing.schema !== schemaVersion) throw new Error('its tables are of another version')
  return standing.state
}

/** @throws Error if the replica would find other rows by its indexes than the primary */
export async function requireSameSorting(client: pg.PoolClient): Promise<void> {
  const [outdated] = await listOutdated(client)
  if (outdated === undefined) return
  const { collation, built, current } = outdated
  throw new Error(
    `it sorts text by version ${current} of ${collation}, and its indexes by version ${built}`,
  )
}

/** @throws Error if a database is not a copy of the other one, as far as the role may know */
export async function requireSameDatabase(primary: Db, replica: Db): Promise<void> {
  const [there, here] = await Promise.all([readIdentity(primary), readIdentity(replica)])
  if (there === undefined || here === undefined || there === here) return
  throw new Error('it is a replica of another database')
}

/** The same for a database and all copies of its files. */
async function readIdentity(db: Db): Promise<string | undefined> {
  try {
    const { rows } = await clientOf(db).query<{ identity: string }>(
      `select system_identifier || '/' || oid as identity
        from pg_control_system(), pg_database where datname = current_database()`,
    )
    return rows[0]?.identity
  } catch (error) {
    // Hosted databases may not show it.
    if (/^42/.test((error as { code?: string }).code ?? '')) return undefined
    throw error
  }
}

/** How far a replica is behind. The seconds are null before the first transaction since its start. */
export type Lag = { bytes: number; seconds: number | null }

export async function measureLag(primary: Db, replica: Db): Promise<Lag> {
  const { rows: there } = await clientOf(primary).query<{ at: string }>(
    'select pg_current_wal_flush_lsn() as at',
  )
  const { rows: here } = await clientOf(replica).query<Lag>(
    `select greatest(pg_wal_lsn_diff($1, pg_last_wal_replay_lsn()), 0)::float8 as bytes,
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`,
    [there[0]?.at],
  )
  const [lag] = here
  if (lag === undefined) throw new Error('PostgreSQL returned no row')
  // Without writes, the last transaction gets older and older.
  return lag.bytes === 0 ? { bytes: 0, seconds: 0 } : lag
}
