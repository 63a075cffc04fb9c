import { and, asc, eq, getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/db.ts'
import * as schema from '#db/schema.ts'

export type Row = Readonly<Record<string, unknown>>

/** A column and its name in a row. */
type Field = { name: string; column: PgColumn }

/** A table of user data, and its name in the export. */
export type ExportedTable = { name: string; table: PgTable; owner: PgColumn; key: readonly Field[] }

/** Few enough that reading them does not keep other requests waiting. */
const rowsMax = 100

/** Every table of user data. New tables are included automatically. */
export const exportedTables: readonly ExportedTable[] = Object.entries(schema).flatMap(
  ([name, table]) => {
    if (!is(table, PgTable)) return []
    const { userId: owner } = getTableColumns(table as PgTable)
    return owner ? [{ name, table, owner, key: keyOf(table) }] : []
  },
)

function keyOf(table: PgTable): Field[] {
  const { primaryKeys } = getTableConfig(table)
  const inKey = primaryKeys[0]?.columns.map((column) => column.name)
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => ({ name, column }))
  return fields.filter(({ column }) => inKey?.includes(column.name) ?? column.primary)
}

/** A user's rows of one table in key order, a batch at a time. */
export async function* listRows(
  db: Db,
  userId: string,
  { table, owner, key }: ExportedTable,
): AsyncGenerator<Row[]> {
  const present = presenterOf(table)
  let last: Row | undefined
  do {
    const rows: Row[] = await db
      .select()
      .from(table)
      .where(and(eq(owner, userId), isAfter(key, last)))
      .orderBy(...key.map(({ column }) => asc(column)))
      .limit(rowsMax)
    if (rows.length > 0) yield rows.map(present)
    last = rows.length < rowsMax ? undefined : rows.at(-1)
  } while (last)
}

function isAfter(key: readonly Field[], last: Row | undefined): SQL | undefined {
  if (last === undefined) return undefined
  const columns = key.map(({ column }) => column)
  const position = key.map(({ name, column }) => sql.param(last[name], column))
  return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(position, sql`, `)})`
}

/** The account's own row. */
export async function findAccount(db: Db, userId: string): Promise<Row | undefined> {
  const { users } = schema
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row && presenterOf(users)(row)
}

/** Credentials are never exported, not even hashed. The user id is redundant. */
const omitted = new Set(['userId', 'password', 'resetTokenHash'])

function presenterOf(table: PgTable): (row: Row) => Row {
  const fields = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const type = column.getSQLType()
    if (omitted.has(name) || type === 'bytea') return []
    // Money as a decimal string, as everywhere on the wire.
    const present = (value: unknown) =>
      type.startsWith('numeric') ? column.mapToDriverValue(value) : value
    return [{ name, present }]
  })
  return (row) => Object.fromEntries(fields.map(({ name, present }) => [name, present(row[name])]))
}
