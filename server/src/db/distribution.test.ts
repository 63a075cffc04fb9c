import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { type Placement, placements } from './distribution.ts'
import * as schema from './schema.ts'

const tables = Object.values(schema).filter((value) => is(value, PgTable))

const placementOf = (table: PgTable) => placements[getTableName(table)]
const columnOf = (placement: Placement | undefined) =>
  typeof placement === 'object' ? placement.by : undefined
const groupOf = (table: PgTable) => {
  const placement = placementOf(table)
  return typeof placement === 'object' ? (placement.with ?? getTableName(table)) : placement
}

test('each table has one place', () => {
  expect(Object.keys(placements).toSorted()).toEqual(tables.map(getTableName).toSorted())
})

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'what is unique in %s is unique on each node',
  (_name, table) => {
    const column = columnOf(placementOf(table))
    const { columns, primaryKeys, indexes, uniqueConstraints } = getTableConfig(table)
    const keys = [
      ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]),
      ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns.map(({ name }) => name)),
      ...indexes.flatMap(({ config }) =>
        config.unique
          ? [config.columns.map((part) => ('name' in part ? part.name : undefined))]
          : [],
      ),
    ]
    expect(keys.length).toBeGreaterThan(0)
    if (column !== undefined) for (const key of keys) expect(key).toContain(column)
  },
)

test.each(
  tables.flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => [key.getName(), table, key] as const),
  ),
)('%s leads to rows of the same node', (_name, table, key) => {
  const { columns, foreignTable, foreignColumns } = key.reference()
  const order = Object.keys(placements)
  expect(order.indexOf(getTableName(foreignTable))).toBeLessThan(order.indexOf(getTableName(table)))
  const [from, to] = [groupOf(table), groupOf(foreignTable)]
  if (to === 'every node') return
  expect(from).toBe(to)
  const column = columnOf(placementOf(table))
  if (column === undefined) return
  const place = columns.findIndex(({ name }) => name === column)
  expect(foreignColumns[place]?.name).toBe(columnOf(placementOf(foreignTable)))
})

test('the tables of a group are spread by the same column as the first of them', () => {
  const order = Object.keys(placements)
  for (const [name, placement] of Object.entries(placements)) {
    if (typeof placement === 'object' && placement.with) {
      expect(placements[placement.with]).toEqual({ by: placement.by })
      expect(order.indexOf(placement.with)).toBeLessThan(order.indexOf(name))
    }
  }
})
