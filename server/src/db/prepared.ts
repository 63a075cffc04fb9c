import { setImmediate } from 'node:timers/promises'
import { DrizzleQueryError, getTableColumns, is, Param, Placeholder, SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgInsertValue, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { clientOf, type Db } from './db.ts'

type Prepared<Result> = { execute(values: Record<string, unknown>): Promise<Result> }
type Preparable<Result> = { prepare(name: string): Prepared<Result> }
type Selection = SQL | { toSQL(): { sql: string; params: unknown[] } }

/** Creates the placeholder for a value in a prepared statement. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => Placeholder<Name>

/** Read without a pause; more would make other requests wait. */
const rowsAtOnce = 50

const dialect = new PgDialect()
const names = new Set<string>()

/**
 * A prepared statement, for statements that run often. Drizzle builds it once per connection instead of once per
 * request, and PostgreSQL parses and plans it once under its name.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Db, value: ValueOf<Values>) => Preparable<Result>,
): (db: Db, values: Values) => Promise<Result> {
  claim(name)
  const built = new WeakMap<Db, Prepared<Result>>()
  return (db, values) => {
    const statement = built.get(db) ?? build(db, (of) => sql.placeholder(of)).prepare(name)
    built.set(db, statement)
    return statement.execute(values)
  }
}

/**
 * The same for statements that run on most requests. They go straight to the driver, and `read` builds a row from its
 * raw columns, because Drizzle's part takes a tenth of the time of such a request.
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
  const run = preparedRunner(name, build)
  return async (db, values) => {
    const { rows } = await run(db, values)
    if (rows.length <= rowsAtOnce) return rows.map((columns) => read(columns as Columns))
    const found: Row[] = []
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await setImmediate()
      for (const columns of rows.slice(start, start + rowsAtOnce)) {
        found.push(read(columns as Columns))
      }
    }
    return found
  }
}

/** Reads a row from its raw columns, for `preparedRows` that select exactly these. */
export function rowReader<Row>(selected: Record<keyof Row & string, PgColumn>) {
  const fields = Object.entries<PgColumn>(selected)
  return (columns: unknown[]): Row => {
    const row: Record<string, unknown> = {}
    for (const [index, [name, column]] of fields.entries()) {
      const value = columns[index]
      row[name] = value === null ? null : column.mapFromDriverValue(value)
    }
    return row as Row
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
  return preparedRunner<T['$inferSelect']>(name, (db) =>
    db.insert(table).values(rowOfValues(table)),
  )
}

type ValueReader = (values: Readonly<Record<string, unknown>>) => unknown

/** Runs a prepared statement on the driver; its text is built once for all connections. */
function preparedRunner<Values extends Record<string, unknown>>(
  name: string,
  build: (db: Db, value: ValueOf<Values>) => Selection,
): (db: Db, values: Values) => Promise<pg.QueryArrayResult> {
  claim(name)
  let statement: { text: string; parameters: ValueReader[] } | undefined
  return async (db, values) => {
    statement ??= statementOf(build(db, (of) => sql.placeholder(of)))
    const { text, parameters } = statement
    const filled = parameters.map((read) => read(values))
    const query: pg.QueryArrayConfig = { name, text, values: filled, rowMode: 'array', types }
    try {
      return await clientOf(db).query(query)
    } catch (error) {
      throw new DrizzleQueryError(text, filled, error as Error)
    }
  }
}

function claim(name: string): void {
  if (names.has(name)) throw new Error(`Two statements have the name ${name}`)
  names.add(name)
}

function statementOf(selection: Selection) {
  const { sql: text, params } = is(selection, SQL)
    ? dialect.sqlToQuery(selection)
    : selection.toSQL()
  return { text, parameters: params.map(parameterOf) }
}

function parameterOf(parameter: unknown): ValueReader {
  if (is(parameter, Placeholder)) return ({ [parameter.name]: value }) => value
  if (!is(parameter, Param)) return () => parameter
  const { encoder, value } = parameter
  if (!is(value, Placeholder)) return () => encoder.mapToDriverValue(value)
  return ({ [value.name]: given }) => encoder.mapToDriverValue(given)
}

const { DATE, TIMESTAMPTZ } = pg.types.builtins
const asText = (text: string) => text

/** Days and instants stay as text; the driver's own reading of a day depends on the server's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === DATE || id === TIMESTAMPTZ ? asText : pg.types.getTypeParser(id, format),
}
