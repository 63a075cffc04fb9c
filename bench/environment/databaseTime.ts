import type pg from 'pg'
import type { Statement } from './statements.ts'

type Explained = { 'Planning Time': number; 'Execution Time': number }

/** PostgreSQL plans a prepared statement anew this often before it may keep the plan. */
const runsBeforePlanIsKept = 5

/** On which connections which statements have run often enough. */
const warmed = new WeakMap<pg.PoolClient, Set<string>>()

/**
 * The time PostgreSQL spends planning and executing a request's reads, without round trips. Statements that the product
 * prepares are measured as on a connection that has been in use: prepared, and with a kept plan if PostgreSQL keeps it.
 */
export async function databaseMs(pool: pg.Pool, statements: readonly Statement[]): Promise<number> {
  const client = await pool.connect()
  try {
    let sum = 0
    for (const statement of statements.filter(isRead)) sum += await statementMs(client, statement)
    return sum
  } finally {
    client.release()
  }
}

async function statementMs(client: pg.PoolClient, statement: Statement): Promise<number> {
  const { rows } = await client.query(await explain(client, statement))
  const [explained] = rows[0]['QUERY PLAN'] as [Explained]
  return explained['Planning Time'] + explained['Execution Time']
}

async function explain(client: pg.PoolClient, { name, text, values }: Statement) {
  const command = 'EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON)'
  if (name === undefined) return { text: `${command} ${text}`, values }
  const names = warmed.get(client) ?? new Set()
  warmed.set(client, names)
  if (!names.has(name)) {
    for (let run = 0; run < runsBeforePlanIsKept; run += 1) {
      await client.query({ name, text, values })
    }
    names.add(name)
  }
  const literals = values.map((value) => literalOf(client, value))
  const list = literals.length > 0 ? `(${literals.join(', ')})` : ''
  return { text: `${command} EXECUTE ${client.escapeIdentifier(name)}${list}`, values: [] }
}

function literalOf(client: pg.PoolClient, value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return client.escapeLiteral(arrayOf(value))
  const isBytes = value instanceof Uint8Array
  return client.escapeLiteral(isBytes ? `\\x${Buffer.from(value).toString('hex')}` : String(value))
}

/** PostgreSQL reads quoted elements as JSON writes strings. */
function arrayOf(elements: readonly unknown[]): string {
  return `{${elements.map((each) => (each === null ? 'null' : JSON.stringify(String(each)))).join()}}`
}

function isRead({ text }: Statement): boolean {
  return /^\s*(select|with)\b/i.test(text)
}
