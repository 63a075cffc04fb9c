import type pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDb } from '#db/db.ts'
import { openPool } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import { type Address, addressOf, newDatabaseName, runAsAdmin } from './postgres.ts'

export type Statement = { text: string; values: unknown[] }

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

/** A fresh database with empty tables; dropped on the first close. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const postgres = inject('postgres')
  const name = newDatabaseName()
  await runAsAdmin(postgres.address, `create database ${name} template ${postgres.template}`)
  const server = pooler ? { connectionString: pooler } : postgres.address
  return openTestDatabase(addressOf(server, name), () =>
    runAsAdmin(postgres.address, `drop database ${name} with (force)`),
  )
}

/** @param remove runs after the first close */
export function openTestDatabase(address: Address, remove: () => Promise<void>): TestDatabase {
  const pool = openPool(address, createLog('silent'), { isPooler })
  const statements: string[] = []
  const calls: Statement[] = []
  let closing: Promise<void> | undefined
  pool.on('connect', (client) => recordStatements(client, statements, calls))
  return {
    db: openDb(pool),
    pool,
    address,
    statements,
    calls,
    close: () => {
      closing ??= pool.end().then(remove)
      return closing
    },
  }
}

function recordStatements(client: pg.PoolClient, statements: string[], calls: Statement[]): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const recorded = (...args: unknown[]) => {
    const [first, second] = args
    const { text, values = second } = (
      typeof first === 'string' ? { text: first } : first
    ) as Partial<Statement> & { text: string }
    statements.push(text)
    calls.push({ text, values: Array.isArray(values) ? values : [] })
    return query(...args)
  }
  client.query = recorded as typeof client.query
}
