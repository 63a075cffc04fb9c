import type pg from 'pg'
import { migrationsTable, type Placement, placements } from './distribution.ts'

/** The table of migrations is read with the others, and so placed with them. */
const places: readonly (readonly [string, Placement])[] = [
  [migrationsTable, 'every node'],
  ...Object.entries(placements),
]

/** A table that the cluster has placed, or a local one that others refer to. */
type Placed = { name: string; method: string; model: string; column: string | null }

/** True if the tables have been spread over the nodes of a Citus cluster. */
export async function isDistributed(client: pg.ClientBase): Promise<boolean> {
  if (!(await hasCitus(client))) return false
  const users = await client.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('public.users') and partmethod = 'n'`,
  )
  return users.rows.length > 0
}

/** True if the database has the extension. */
export async function hasCitus(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select to_regclass('pg_dist_partition') is not null as has_citus`,
  )
  return rows[0].has_citus
}

/**
 * Runs the statements that define tables on one connection per node, until the transaction ends: they may not run at
 * the same time as others of the transaction on tables with foreign keys.
 */
export async function placeOneByOne(client: pg.ClientBase): Promise<void> {
  await client.query(`select set_config('citus.multi_shard_modify_mode', 'sequential', true)`)
}

/**
 * Gives each table its place, with the rows that it has, and leaves those alone that have one.
 * @returns the names of the tables that had none
 * @throws Error with a message for the operator if one is spread in another way
 */
export async function placeTables(client: pg.ClientBase): Promise<string[]> {
  await placeOneByOne(client)
  const placed = await listPlaced(client)
  const present = await listPresent(client)
  const missing: string[] = []
  for (const [name, place] of places) {
    if (place === 'coordinator' || !present.has(name)) continue
    const before = placed.find((one) => one.name === name)
    if (before !== undefined) {
      requireSame(before, columnOf(place))
    } else {
      await placeTable(client, name, place)
      missing.push(name)
    }
  }
  return missing
}

async function placeTable(
  client: pg.ClientBase,
  name: string,
  place: Exclude<Placement, 'coordinator'>,
): Promise<void> {
  if (place === 'every node') {
    await client.query('select create_reference_table($1::regclass)', [name])
    return
  }
  await client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
    ...[name, place.by, place.with ?? 'none'],
  ])
}

function columnOf(place: Exclude<Placement, 'coordinator'>): string | null {
  return place === 'every node' ? null : place.by
}

/** During a migration to an older version, some tables do not exist yet. */
async function listPresent(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [places.map(([name]) => name)],
  )
  return new Set(rows.map(({ name }) => name))
}

async function listPlaced(client: pg.ClientBase): Promise<Placed[]> {
  const { rows } = await client.query<Placed>(
    `select logicalrelid::text as name, partmethod::text as method, repmodel::text as model,
        column_to_column_name(logicalrelid, partkey) as column
      from pg_dist_partition`,
  )
  // A local table that refers to one of every node is listed too, but has no place yet.
  return rows.filter(({ method, model }) => method !== 'n' || model === 't')
}

function requireSame({ name, column }: Placed, wanted: string | null): void {
  if (column === wanted) return
  throw new Error(
    `The table ${name} is already ${how(column)}, but Evenkeel needs it ${how(wanted)}. Nothing was changed. ` +
      `Undo that with undistribute_table('${name}') and try again.`,
  )
}

function how(column: string | null): string {
  return column === null ? 'on every node' : `spread by ${column}`
}
