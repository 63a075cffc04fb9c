import type pg from 'pg'
import { type Db, poolOf } from './db.ts'
import { migrationsTable, placements } from './distribution.ts'
import { inMigration } from './migrate.ts'
import { hasCitus, placeTables } from './placeTables.ts'

/** A reason for the operator why the tables cannot be spread. */
export class DistributionError extends Error {}

/**
 * Spreads the tables over the nodes of a Citus cluster: all of them, or none if one cannot be. Writes wait meanwhile.
 * @returns the names of the tables that had no place before
 */
export function distribute(db: Db): Promise<string[]> {
  return inMigration(poolOf(db), async (client) => {
    await requireCoordinator(client)
    return placeTables(client)
  })
}

async function requireCoordinator(client: pg.ClientBase): Promise<void> {
  if (!(await hasCitus(client))) {
    throw new DistributionError(
      'The database has no Citus extension. Create it with "create extension citus", on each node ' +
        '(docs/cluster.md), or go on without: Evenkeel does not need it.',
    )
  }
  const { rows } = await client.query(
    `select citus_is_coordinator() as is_coordinator,
      exists (select from pg_dist_node where groupid = 0) as is_listed`,
  )
  if (!rows[0].is_coordinator) {
    throw new DistributionError(
      'DATABASE_URL names a worker node. Evenkeel connects to the coordinator, which knows where the rows are.',
    )
  }
  if (!rows[0].is_listed) {
    throw new DistributionError(
      "The cluster does not know its coordinator's address yet. Tell it once with " +
        '"select citus_set_coordinator_host(…)" (docs/cluster.md).',
    )
  }
}

/**
 * Deletes what the coordinator still has on its disk of rows that now are elsewhere, where no statement sees it.
 * @returns why it was not possible, for each table that is left
 */
export async function deleteLocalCopies(db: Db): Promise<string[]> {
  const pool = poolOf(db)
  const moved = Object.keys(placements).filter((name) => placements[name] !== 'coordinator')
  const problems: string[] = []
  for (const name of [...moved, migrationsTable]) {
    try {
      await pool.query('select truncate_local_data_after_distributing_table($1::regclass)', [name])
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`)
    }
  }
  return problems
}
