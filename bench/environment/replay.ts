import type pg from 'pg'
import { newId } from '../../server/src/db/newId.ts'
import type { Statement, Step } from './statements.ts'

/** The statements of one request, for repeated execution. */
export type Replay = { steps: Step[]; generatedIds: string[] }

/** Leaves values as the text the database sent, which is the cheapest option. */
const asText = { getTypeParser: () => (value: string) => value }

/** Runs the statements with their original transaction boundaries and returns the last statement's rows. */
export function runReplay(pool: pg.Pool, replay: Replay): Promise<unknown[]> {
  return runSteps(pool, replay.steps, freshIds(replay.generatedIds))
}

/** A new id for each generated one. */
export function freshIds(generatedIds: readonly string[]): Map<string, string> {
  return new Map(generatedIds.map((id) => [id, newId(new Date())]))
}

/** Runs the statements with some texts replaced. */
export async function runSteps(
  pool: pg.Pool,
  steps: readonly Step[],
  fresh: ReadonlyMap<string, string>,
): Promise<unknown[]> {
  let rows: unknown[] = []
  for (const step of steps) {
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
  // Without values a statement uses the simple protocol, as it does in the product.
  if (values.length === 0 && statement.name === undefined) return (await client.query(text)).rows
  const renewed = fresh.size === 0 ? values : values.map((value) => renew(value, fresh))
  return (await client.query({ ...statement, values: renewed, types: asText })).rows
}

/** The shortest text that is ever replaced: an id without dashes. */
const replacedLengthMin = 32

function renew(value: unknown, fresh: ReadonlyMap<string, string>): unknown {
  if (Buffer.isBuffer(value)) return Buffer.from(renewText(value.toString('hex'), fresh), 'hex')
  if (typeof value !== 'string' || value.length < replacedLengthMin) return value
  return renewText(value, fresh)
}

export function renewText(text: string, fresh: ReadonlyMap<string, string>): string {
  let renewed = text
  for (const [before, after] of fresh) renewed = renewed.replaceAll(before, after)
  return renewed
}
