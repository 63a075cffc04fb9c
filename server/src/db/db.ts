import { is } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** The database or an open transaction in it; stores cannot tell and need not. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export function openDb(pool: pg.Pool): Db {
  return drizzle(pool)
}

/** Runs a story in one database transaction, or as part of the one that is open already. */
export function inTransaction<T>(db: Db, story: (tx: Db) => Promise<T>): Promise<T> {
  return is(db, PgTransaction) ? story(db) : db.transaction(story)
}

/** Runs reads that must agree with each other on one snapshot. */
export function inSnapshot<T>(db: Db, story: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(story, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
