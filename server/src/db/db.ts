import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** The database or an open transaction in it; stores cannot tell and need not. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** The pool behind a database; an open transaction has none. */
const pools = new WeakMap<Db, pg.Pool>()

/** One for each connection and not for each transaction, so that a statement prepared there is prepared once. */
const connections = new WeakMap<pg.PoolClient, Db>()

export function openDb(pool: pg.Pool): Db {
  const db = drizzle(pool)
  pools.set(db, pool)
  return db
}

/** Runs a story in one database transaction, or as part of the one that is open already. */
export function inTransaction<T>(db: Db, story: (tx: Db) => Promise<T>): Promise<T> {
  const pool = pools.get(db)
  return pool === undefined ? story(db) : transact(pool, 'begin', story)
}

/** Runs reads that must agree with each other on one snapshot; never inside a transaction, which has its own. */
export function inSnapshot<T>(db: Db, story: (tx: Db) => Promise<T>): Promise<T> {
  const pool = pools.get(db)
  if (pool === undefined) throw new Error('A snapshot cannot begin inside a transaction')
  return transact(pool, 'begin isolation level repeatable read read only', story)
}

async function transact<T>(
  pool: pg.Pool,
  begin: string,
  story: (tx: Db) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(begin)
    const result = await story(dbOf(client))
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

/** Gives the connection back as it was; one that cannot even do that is closed. */
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
  return db
}
