import { and, asc, eq, getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/db.ts'
import * as schema from '#db/schema.ts'

export type Row = Readonly<Record<string, unknown>>

/** A column and the name under which a row has it. */
type Field = { name: string; column: PgColumn }

/** A table with a person's rows, under the name that its rows have in the export. */
export type Holding = { name: string; table: PgTable; owner: PgColumn; key: readonly Field[] }

const rowsMax = 1000

/** Every table that holds something of a person: a new table is part of the export without a word. */
export const holdings: readonly Holding[] = Object.entries(schema).flatMap(([name, table]) => {
  if (!is(table, PgTable)) return []
  const { userId: owner } = getTableColumns(table as PgTable)
  return owner ? [{ name, table, owner, key: keyOf(table) }] : []
})

function keyOf(table: PgTable): Field[] {
  const { primaryKeys } = getTableConfig(table)
  const inKey = primaryKeys[0]?.columns.map((column) => column.name)
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => ({ name, column }))
  return fields.filter(({ column }) => inKey?.includes(column.name) ?? column.primary)
}

/** A person's rows of one table in the order of its key, a batch at a time. */
export async function* listHolding(
  db: Db,
  userId: string,
  { table, owner, key }: Holding,
): AsyncGenerator<Row[]> {
  const present = presenterOf(table)
  let last: Row | undefined
  do {
    const rows: Row[] = await db
      .select()
      .from(table)
      .where(and(eq(owner, userId), isBehind(key, last)))
      .orderBy(...key.map(({ column }) => asc(column)))
      .limit(rowsMax)
    if (rows.length > 0) yield rows.map(present)
    last = rows.length < rowsMax ? undefined : rows.at(-1)
  } while (last)
}

function isBehind(key: readonly Field[], last: Row | undefined): SQL | undefined {
  if (last === undefined) return undefined
  const columns = key.map(({ column }) => column)
  const place = key.map(({ name, column }) => sql.param(last[name], column))
  return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(place, sql`, `)})`
}

/** The account itself. */
export async function findHolder(db: Db, userId: string): Promise<Row | undefined> {
  const { users } = schema
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row && presenterOf(users)(row)
}

/** What opens an account stays here, hashed as it is; and whose row it is goes without saying. */
const leftOut = new Set(['userId', 'password', 'resetTokenHash'])

function presenterOf(table: PgTable): (row: Row) => Row {
  const fields = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const type = column.getSQLType()
    if (leftOut.has(name) || type === 'bytea') return []
    // Money as it is everywhere on the wire: digits, and not the cents that we count in.
    const present = (value: unknown) =>
      type.startsWith('numeric') ? column.mapToDriverValue(value) : value
    return [{ name, present }]
  })
  return (row) => Object.fromEntries(fields.map(({ name, present }) => [name, present(row[name])]))
}
