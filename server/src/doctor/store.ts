import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { collationWarnings } from '#db/collations.ts'
import { clientOf, type Db } from '#db/db.ts'
import { limitWarnings } from '#db/pooler.ts'
import * as schema from '#db/schema.ts'

const tables = Object.values(schema).flatMap((value) =>
  is(value, PgTable) ? [getTableName(value)] : [],
)

/** The trusted extensions that the migrations create. */
const extensions = ['pg_trgm', 'btree_gin']

export type ServerFacts = {
  version: string
  major: number
  encoding: string
  hasIcu: boolean
  isReplica: boolean
}

export function readServerFacts(db: Db): Promise<ServerFacts> {
  return readRow(
    db,
    sql`select current_setting('server_version') as version,
      current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding,
      exists (select from pg_collation where collname = 'und-x-icu') as "hasIcu",
      pg_is_in_recovery() as "isReplica"`,
  )
}

/** What to do about text that the indexes sort by other rules than the database does now. */
export function listCollationWarnings(db: Db): Promise<string[]> {
  return collationWarnings(clientOf(db))
}

/** What to do about limits that a pooler does not pass on. */
export function listLimitWarnings(db: Db): Promise<string[]> {
  return limitWarnings(clientOf(db))
}

export type Durability = { fsync: string; synchronousCommit: string; fullPageWrites: string }

export function readDurability(db: Db): Promise<Durability> {
  return readRow(
    db,
    sql`select current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as "synchronousCommit",
      current_setting('full_page_writes') as "fullPageWrites"`,
  )
}

/** The times of the applied migrations; undefined for a database that has none yet. */
export async function listAppliedMigrations(db: Db): Promise<number[] | undefined> {
  const { name } = await readRow<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (name === null) return undefined
  const { rows } = await db.execute<{ time: string }>(
    sql`select created_at as time from drizzle.__drizzle_migrations`,
  )
  return rows.map(({ time }) => Number(time))
}

export type Rights = {
  role: string
  isSuperuser: boolean
  /** Whether it may create schemas and extensions in the database, as migrations do. */
  mayCreate: boolean
  /** Our tables that it may not read and write. */
  closed: string[]
  /** Our tables that it cannot change in a migration, because it does not own them. */
  foreign: string[]
}

export function readRights(db: Db): Promise<Rights> {
  const ours = sql`relnamespace = to_regnamespace('public') and relkind in ('r', 'p')
    and relname in ${tables}`
  const may = (right: string) => sql`has_table_privilege(oid, ${right})`
  return readRow(
    db,
    sql`select current_user as role,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      has_database_privilege(current_database(), 'CREATE')
        and has_schema_privilege('public', 'CREATE') as "mayCreate",
      array(select relname::text from pg_class where ${ours} and not
        (${may('SELECT')} and ${may('INSERT')} and ${may('UPDATE')} and ${may('DELETE')})
        order by 1) as closed,
      array(select relname::text from pg_class where ${ours}
        and not pg_has_role(relowner, 'MEMBER') order by 1) as foreign`,
  )
}

/** The extensions that are neither installed nor, on this server, there to be installed. */
export async function listMissingExtensions(
  db: Db,
): Promise<{ name: string; isAvailable: boolean }[]> {
  const { rows } = await db.execute<{ name: string; isAvailable: boolean }>(
    sql`select name, exists (select from pg_available_extensions as available
        where available.name = wanted.name) as "isAvailable"
      from unnest(${sql.param(extensions)}::text[]) as wanted (name)
      where name not in (select extname from pg_extension)`,
  )
  return rows
}

/** The database server's own time. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { ms } = await readRow<{ ms: string }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`,
  )
  return new Date(Number(ms))
}

async function readRow<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row> {
  const { rows } = await db.execute<Row>(statement)
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL returned no row')
  return row as Row
}
