import type pg from 'pg'
import { newId } from '../../server/src/db/newId.ts'
import type { Statement, Step } from './statements.ts'

/** The statements of one request, to be run again and again. */
export type Replay = { steps: Step[]; madeUpIds: string[] }

/** Values stay the text that the database sent: nothing cheaper can be done with them. */
const asText = { getTypeParser: () => (value: string) => value }

/** Runs the statements with the transactions they had, and returns the rows of the last. */
export async function runReplay(pool: pg.Pool, replay: Replay): Promise<unknown[]> {
  const fresh = new Map(replay.madeUpIds.map((id) => [id, newId(new Date())]))
  let rows: unknown[] = []
  for (const step of replay.steps) {
    rows = step.transaction
      ? await runTransaction(pool, step.statements, fresh)
      : await run(pool, step.statements[0] as Statement, fresh)
  }
  return rows
}

async function runTransaction(
  pool: pg.Pool,
  statements: readonly Statement[],
  fresh: ReadonlyMap<string, string>,
): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    for (const statement of statements) await run(client, statement, fresh)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
  return []
}

async function run(
  client: pg.Pool | pg.PoolClient,
  statement: Statement,
  fresh: ReadonlyMap<string, string>,
): Promise<unknown[]> {
  const { text, values } = statement
  // A statement without values goes by the simple protocol, as the product's own does.
  if (values.length === 0 && statement.name === undefined) return (await client.query(text)).rows
  const renewed = fresh.size === 0 ? values : values.map((value) => renew(value, fresh))
  return (await client.query({ ...statement, values: renewed, types: asText })).rows
}

function renew(value: unknown, fresh: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'string' || value.length < 36) return value
  let renewed = value
  for (const [before, after] of fresh) renewed = renewed.replaceAll(before, after)
  return renewed
}
