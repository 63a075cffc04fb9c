import type pg from 'pg'
import type { Log } from '#log.ts'

/**
 * Makes a connection fit for a pooler in transaction mode, such as PgBouncer. There, each transaction may run on another
 * connection to PostgreSQL, which does not know what was prepared under a name before. Unnamed statements are parsed
 * each time.
 */
export function sendUnnamed(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const unnamed = (statement: unknown, ...rest: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)
  client.query = unnamed as typeof client.query
}

function isNamed(statement: unknown): statement is { name: string } {
  return typeof statement === 'object' && statement !== null && 'name' in statement
}

export async function warnOfLimits(pool: pg.Pool, log: Log): Promise<void> {
  for (const warning of await limitWarnings(pool)) log.warn(warning)
}

/** About the limits that this server sets at the start of each connection, and that a pooler does not pass on. */
export async function limitWarnings(client: pg.Pool | pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_settings
      where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting = '0'
      order by name`,
  )
  return rows.map(
    ({ name }) =>
      `Nothing limits ${name} behind the pooler. Set it for the role: ALTER ROLE … SET ${name} = '30s'`,
  )
}
