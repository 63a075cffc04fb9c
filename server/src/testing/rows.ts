import type { TestApp } from './app.ts'
import type { Person } from './person.ts'

/**
 * Everything the database stores for a user, as text to compare, except sessions and audit events, which a refused
 * request may touch.
 */
export async function dumpPerson(app: TestApp, { id }: Pick<Person, 'id'>): Promise<string> {
  const { pool } = app.database
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'
        and table_name not in ('sessions', 'audit_events')
      order by table_name`,
  )
  const parts = ['select to_jsonb(t) as row from users t where id = $1']
  for (const { name } of rows) parts.push(`select to_jsonb(t) from "${name}" t where user_id = $1`)
  const found = await pool.query<{ row: object }>(parts.join(' union all '), [id])
  return found.rows
    .map(({ row }) => JSON.stringify(row))
    .toSorted()
    .join('\n')
}
