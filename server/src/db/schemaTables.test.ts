import type pg from 'pg'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '#testing/migrations.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { type TableShape, tablesAt } from './schemaTables.ts'

async function listTables(pool: pg.Pool): Promise<TableShape[]> {
  const { rows } = await pool.query(
    `select table_name as name, json_agg(column_name order by column_name collate "C") as columns
      from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  )
  return rows
}

function sorted(tables: TableShape[] = []): TableShape[] {
  return tables
    .map(({ name, columns }) => ({ name, columns: columns.toSorted() }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

test('after each migration, the tables and columns are those of the database', async () => {
  const pool = await openEmptyDatabase()
  for (const { when } of journal.entries) {
    await migrate(pool, migrationsFolder, when)
    const tables = tablesAt(when)
    expect(sorted(tables)).toEqual(sorted(await listTables(pool)))
  }
  expect(tablesAt(journal.entries[0]?.when ?? 0)?.length).toBeLessThan(
    (await listTables(pool)).length,
  )
})

test('a table comes after those that its rows refer to', async () => {
  const pool = await openEmptyDatabase()
  await migrate(pool, migrationsFolder)
  const { rows } = await pool.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f'`,
  )
  const names = tablesAt(journal.entries.at(-1)?.when ?? 0)?.map(({ name }) => name) ?? []
  expect(rows.length).toBeGreaterThan(10)
  for (const { from, to } of rows) expect(names.indexOf(from)).toBeGreaterThan(names.indexOf(to))
})

test('no column has a value that a restored row could not bring along', async () => {
  const pool = await openEmptyDatabase()
  await migrate(pool, migrationsFolder)
  const { rows } = await pool.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'
      and (is_identity = 'YES' or is_generated <> 'NEVER' or column_default like 'nextval%')`,
  )
  expect(rows).toEqual([])
})

test('a migration of a newer version is not known', () => {
  expect(tablesAt(4_000_000_000_000)).toBeUndefined()
})
