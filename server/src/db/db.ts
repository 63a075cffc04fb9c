import { sql } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { estimateWait } from './connectionWait.ts'
import { begin } from './schemaVersion.ts'

/** The database or an open transaction in it; to a store both are the same. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** The connection pool of a database, and the connection of an open transaction. */
const clients = new WeakMap<Db, pg.Pool | pg.PoolClient>()

/** One per connection rather than per transaction, so that each statement is prepared only once. */
const connections = new WeakMap<pg.PoolClient, Db>()

/** For each pool, how long a request that comes now will wait for a connection. */
const waits = new WeakMap<pg.Pool, () => number>()

/** For each pool, how often a connection has been taken from it. */
const uses = new WeakMap<pg.Pool, number>()

export function openDb(pool: pg.Pool): Db {
  const db = drizzle(pool)
  clients.set(db, pool)
  waits.set(pool, estimateWait(pool))
  uses.set(pool, 0)
  pool.on('acquire', () => uses.set(pool, countUses(db) + 1))
  return db
}

/** What sends the statements of a database or an open transaction. */
export function clientOf(db: Db): pg.Pool | pg.PoolClient {
  const client = clients.get(db)
  if (client === undefined) throw new Error('This database was not opened by openDb')
  return client
}

/** How many connections are open, how many of them idle, and how many requests wait for one. */
export function countConnections(db: Db): { open: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = poolOf(db)
  return { open: totalCount, idle: idleCount, waiting: waitingCount }
}

/** How long a request that comes now will wait for a connection, in milliseconds. */
export function waitForConnectionMs(db: Db): number {
  return waits.get(poolOf(db))?.() ?? 0
}

/** How often a connection has been taken, which each request does for each of its transactions. */
export function countUses(db: Db): number {
  return uses.get(poolOf(db)) ?? 0
}

export function poolOf(db: Db): pg.Pool {
  const client = clientOf(db)
  if (!(client instanceof pg.Pool)) throw new Error('A transaction has one connection')
  return client
}

/**
 * Runs a use case in one database transaction, or inside the one that is already open.
 * @throws NewerSchemaError if a newer version has migrated the database
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = clientOf(db)
  return client instanceof pg.Pool ? transact(client, work) : work(db)
}

/**
 * Writes something that a crash may take back, such as when a session was last used: the commit does not wait for the
 * disk, where the writes of everyone who comes in the morning would wait for each other. Like a single statement, it
 * does not check the schema.
 */
export function inLazyTransaction(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  const client = clientOf(db)
  return client instanceof pg.Pool ? transactLazily(client, work) : work(db)
}

/**
 * Runs reads that must be consistent with each other on one snapshot. Inside another snapshot they share
 * it; inside a plain transaction they see what that transaction sees.
 */
export function inSnapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  const client = clientOf(db)
  return client instanceof pg.Pool ? readSnapshot(client, read) : read(db)
}

/**
 * The same for reads that may go through every row of a user, within a shorter time than other statements have and
 * on one processor, so that others keep theirs.
 * Inside an open transaction, the limit holds until that ends.
 */
export function inShortSnapshot<T>(
  db: Db,
  msMax: number,
  read: (tx: Db) => Promise<T>,
): Promise<T> {
  return inSnapshot(db, async (tx) => {
    await tx.execute(
      sql.raw(
        `select set_config('statement_timeout', '${msMax}', true), set_config('max_parallel_workers_per_gather', '0', true)`,
      ),
    )
    return read(tx)
  })
}

/**
 * For background work, whose single statements are not checked.
 * @throws NewerSchemaError if a newer version has migrated the database
 */
export function requireCurrentSchema(db: Db): Promise<void> {
  return inSnapshot(db, async () => {})
}

/**
 * Reads without a round trip of their own for begin and commit: both are pipelined with the statements around them.
 * A transaction that only reads has nothing to lose if either fails.
 */
function readSnapshot<T>(pool: pg.Pool, read: (tx: Db) => Promise<T>): Promise<T> {
  return readOn(pool, async (tx, client) => {
    const begun = begin(client, 'snapshot')
    begun.catch(() => {})
    const result = await read(tx)
    await begun
    return result
  })
}

/** Runs reads in one transaction, which they begin themselves. */
export function onOneConnection<T>(
  db: Db,
  read: (tx: Db, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return readOn(poolOf(db), read)
}

async function readOn<T>(
  pool: pg.Pool,
  read: (tx: Db, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    const result = await read(dbOf(client), client)
    // Only a broken connection fails here, and the pool replaces that.
    client.query('commit').catch(() => {})
    client.release()
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

async function transact<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await begin(client, 'write')
    const result = await work(dbOf(client))
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

async function transactLazily(pool: pg.Pool, work: (tx: Db) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  const begun = client.query('begin; set local synchronous_commit = off')
  begun.catch(() => {})
  try {
    await work(dbOf(client))
    await begun
    await client.query('commit')
    client.release()
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

/** Rolls back and returns the connection to the pool, or closes a connection that fails even at that. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error as Error)
  }
}

function dbOf(client: pg.PoolClient): Db {
  const db = connections.get(client) ?? drizzle(client)
  connections.set(client, db)
  clients.set(db, client)
  return db
}
