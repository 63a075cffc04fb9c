import type pg from 'pg'
import type { Log } from '#log.ts'

/** A collation of our indexes whose rules have changed, and the statement that records the change. */
type Outdated = {
  database: string
  collation: string
  built: string
  current: string
  refresh: string
}

/** PostgreSQL records the version of ICU, or of the C library, that the indexes were built with. */
const findOutdated = `
  select quote_ident(current_database()) as database, quote_ident(c.collname) as collation,
    c.collversion as built, pg_collation_actual_version(c.oid) as current,
    format('ALTER COLLATION %I.%I REFRESH VERSION', n.nspname, c.collname) as refresh
  from pg_collation c join pg_namespace n on n.oid = c.collnamespace
  where c.collversion <> pg_collation_actual_version(c.oid) and c.oid in
    (select unnest(i.indcollation) from pg_index i join pg_class t on t.oid = i.indrelid
      where t.relnamespace = to_regnamespace('public'))
  union all
  select quote_ident(d.datname), 'the default collation',
    d.datcollversion, pg_database_collation_actual_version(d.oid),
    format('ALTER DATABASE %I REFRESH COLLATION VERSION', d.datname)
  from pg_database d
  where d.datname = current_database() and d.datcollversion <> pg_database_collation_actual_version(d.oid)`

/**
 * Warns if the database now sorts text by other rules than its indexes were built with, as after an upgrade of the
 * machine's ICU: an index search may then miss rows.
 */
export async function warnOfCollations(pool: pg.Pool, log: Log): Promise<void> {
  for (const warning of await collationWarnings(pool)) log.warn(warning)
}

export async function collationWarnings(pool: pg.Pool | pg.PoolClient): Promise<string[]> {
  return (await listOutdated(pool)).map(
    ({ database, collation, built, current, refresh }) =>
      `The indexes of the database ${database} were built with version ${built} of ${collation}, and it now sorts text ` +
      `by version ${current}: lists may be in the wrong order and searches miss rows. Stop every server, back up the ` +
      `database, and run in it: REINDEX DATABASE ${database}; ${refresh};`,
  )
}

export async function listOutdated(pool: pg.Pool | pg.PoolClient): Promise<Outdated[]> {
  try {
    return (await pool.query<Outdated>(findOutdated)).rows
  } catch (error) {
    // PostgreSQL-compatible databases may lack these functions and columns.
    if (/^42/.test((error as { code?: string }).code ?? '')) return []
    throw error
  }
}
