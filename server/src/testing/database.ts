import type pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDb } from '#db/db.ts'
import { openPool } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import { createSpread, dropSpread } from './distributed/cluster.ts'
import { refusalsOf, type Statement } from './distributed/refusals.ts'
import { type Address, addressOf, newDatabaseName, runAsAdmin } from './postgres.ts'

export type TestDatabase = {
  db: Db
  pool: pg.Pool
  address: Address
  /** Every statement since the test last cleared the list. */
  statements: string[]
  /** The same with their values. */
  calls: Statement[]
  close(): Promise<void>
}

/** A pooler in transaction mode before the server of `EVENKEEL_TEST_DATABASE_URL`, to run the tests through. */
const pooler = process.env.EVENKEEL_TEST_POOLER_URL
export const isPooler = pooler !== undefined

type Recorded = Pick<TestDatabase, 'statements' | 'calls'> & {
  /** Statements that a distributed database would not take as they are, with the reasons. */
  refused: Map<string, readonly string[]>
}

/**
 * A fresh database with empty tables, spread over the given cluster if there is one; dropped on the first close.
 * The close fails if the app has sent a statement that a distributed database would refuse.
 */
export async function cloneDatabase(): Promise<TestDatabase> {
  const nodes = inject('nodes')
  if (nodes.length === 0) return clonePlainDatabase()
  const { address, template } = inject('postgres')
  const name = newDatabaseName()
  await createSpread({ address, template, nodes }, name)
  return openTestDatabase(addressOf(reachedBy(address), name), () =>
    dropSpread(address, nodes, name),
  )
}

/** The same on one node in any case. */
export async function clonePlainDatabase(): Promise<TestDatabase> {
  const { address, template } = inject('postgres')
  const name = newDatabaseName()
  await runAsAdmin(address, `create database ${name} template ${template}`)
  return openTestDatabase(addressOf(reachedBy(address), name), () =>
    runAsAdmin(address, `drop database ${name} with (force)`),
  )
}

function reachedBy(server: Address): Address {
  return pooler ? { connectionString: pooler } : server
}

/** @param remove runs after the first close */
export function openTestDatabase(address: Address, remove: () => Promise<void>): TestDatabase {
  const pool = openPool(address, createLog('silent'), { isPooler })
  const recorded: Recorded = { statements: [], calls: [], refused: new Map() }
  const { statements, calls, refused } = recorded
  let closing: Promise<void> | undefined
  pool.on('connect', (client) => recordStatements(client, recorded))
  return {
    db: openDb(pool),
    pool,
    address,
    statements,
    calls,
    close: () => {
      closing ??= pool
        .end()
        .then(remove)
        .then(() => requireAccepted(refused))
      return closing
    },
  }
}

function recordStatements(client: pg.PoolClient, { statements, calls, refused }: Recorded): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const recorded = (...args: unknown[]) => {
    const [first, second] = args
    const { text, values = second } = (
      typeof first === 'string' ? { text: first } : first
    ) as Partial<Statement> & { text: string }
    const call = { text, values: Array.isArray(values) ? values : [] }
    statements.push(text)
    calls.push(call)
    // The app's statements are objects; begin, commit and what tests write by hand are text.
    if (typeof first !== 'string') noteRefusals(call, refused)
    return query(...args)
  }
  client.query = recorded as typeof client.query
}

function noteRefusals(call: Statement, refused: Recorded['refused']): void {
  const refusals = refusalsOf(call)
  if (refusals.length > 0) refused.set(call.text, refusals)
}

function requireAccepted(refused: Recorded['refused']): void {
  const [first] = refused
  if (first === undefined) return
  const [text, refusals] = first
  throw new Error(
    `${refused.size} statements are not for a distributed database (docs/decisions/0037). ` +
      `The first one ${refusals.join(' and ')}: ${text}`,
  )
}
