import { getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

type Prepared<Result> = { execute(values: Record<string, unknown>): Promise<Result> }
type Preparable<Result> = { prepare(name: string): Prepared<Result> }
type Selection = { toSQL(): { sql: string; params: unknown[] } }

/** Creates the placeholder for a value in a prepared statement. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => Placeholder<Name>

const names = new Set<string>()

/**
 * A prepared statement, for statements that run often. Drizzle builds it once per connection instead of once per
 * request, and PostgreSQL parses and plans it once under its name.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Db, value: ValueOf<Values>) => Preparable<Result>,
): (db: Db, values: Values) => Promise<Result> {
  return perConnection(name, (db) => build(db, (of) => sql.placeholder(of)).prepare(name))
}

/**
 * The same for small rows that are read often. `read` builds a row from the raw columns, because Drizzle's own mapping
 * takes a tenth of the time of such a request.
 */
export function preparedRows<
  Values extends Record<string, unknown>,
  Columns extends unknown[],
  Row,
>(
  name: string,
  build: (db: Db, value: ValueOf<Values>) => Selection,
  read: (columns: Columns) => Row,
): (db: Db, values: Values) => Promise<Row[]> {
  return perConnection(name, (db) => {
    const query = build(db, (of) => sql.placeholder(of)).toSQL()
    const readAll = (rows: unknown[][]) => rows.map((columns) => read(columns as Columns))
    return db._.session.prepareQuery<Reading<Row>>(query, undefined, name, true, readAll)
  })
}

type Reading<Row> = { execute: Row[]; all: never; values: never }

function perConnection<Values extends Record<string, unknown>, Result>(
  name: string,
  prepare: (db: Db) => Prepared<Result>,
): (db: Db, values: Values) => Promise<Result> {
  if (names.has(name)) throw new Error(`Two statements have the name ${name}`)
  names.add(name)
  const built = new WeakMap<Db, Prepared<Result>>()
  return (db, values) => {
    const statement = built.get(db) ?? prepare(db)
    built.set(db, statement)
    return statement.execute(values)
  }
}

/** A row with a placeholder for every column. */
export function rowOfValues<T extends PgTable>(table: T): PgInsertValue<T> {
  const columns = Object.keys(getTableColumns(table))
  return Object.fromEntries(
    columns.map((column) => [column, sql.placeholder(column)]),
  ) as PgInsertValue<T>
}

/** A prepared insert of a whole row. */
export function preparedInsert<T extends PgTable>(
  name: string,
  table: T,
): (db: Db, row: T['$inferSelect']) => Promise<unknown> {
  return prepared(name, (db) => db.insert(table).values(rowOfValues(table)))
}
