import type pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDb } from '#db/db.ts'
import { openPool } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import { type Address, addressOf, newDatabaseName, runAsAdmin } from './postgres.ts'

export type TestDatabase = {
  db: Db
  pool: pg.Pool
  address: Address
  /** Every statement since the test last cleared the list. */
  statements: string[]
  close(): Promise<void>
}

/** A fresh database with empty tables; dropped on close. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const postgres = inject('postgres')
  const name = newDatabaseName()
  await runAsAdmin(postgres.address, `create database ${name} template ${postgres.template}`)
  const address = addressOf(postgres.address, name)
  const pool = openPool(address, createLog('silent'))
  const statements: string[] = []
  pool.on('connect', (client) => recordStatements(client, statements))
  return {
    db: openDb(pool),
    pool,
    address,
    statements,
    close: async () => {
      await pool.end()
      await runAsAdmin(postgres.address, `drop database ${name} with (force)`)
    },
  }
}

function recordStatements(client: pg.PoolClient, statements: string[]): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const recorded = (...args: unknown[]) => {
    const [first] = args
    statements.push(typeof first === 'string' ? first : (first as { text: string }).text)
    return query(...args)
  }
  client.query = recorded as typeof client.query
}
