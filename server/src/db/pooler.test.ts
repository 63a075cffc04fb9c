import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { cloneDatabase } from '#testing/database.ts'
import { inTransaction, openDb } from './db.ts'
import { openPool } from './openDatabase.ts'
import { limitWarnings } from './pooler.ts'
import { prepared, preparedRows } from './prepared.ts'

const database = await cloneDatabase()
const pools = [true, false].map((isPooler) =>
  openPool(database.address, createLog('silent'), { isPooler, connections: 1 }),
)
const [behindPooler, direct] = pools as [(typeof pools)[number], (typeof pools)[number]]

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.close()
})

const selectOne = preparedRows(
  'test_pooler_rows',
  (_db, value) => ({ toSQL: () => ({ sql: 'select $1::int', params: [value('number')] }) }),
  ([number]: [number]) => number,
)

const countLedgers = prepared('test_pooler_drizzle', (db) =>
  db.select({ count: sql<number>`count(*)::int` }).from(sql`ledgers`),
)

async function preparedNames(pool: typeof behindPooler): Promise<string[]> {
  const db = openDb(pool)
  await inTransaction(db, async (tx) => {
    expect(await selectOne(tx, { number: 7 })).toEqual([7])
    expect(await countLedgers(tx, {})).toEqual([{ count: 0 }])
  })
  const { rows } = await pool.query('select name from pg_prepared_statements order by name')
  return rows.map(({ name }) => name)
}

test('behind a pooler no statement is prepared under a name, because the next one may go elsewhere', async () => {
  expect(await preparedNames(behindPooler)).toEqual([])
  expect(await preparedNames(direct)).toEqual(['test_pooler_drizzle', 'test_pooler_rows'])
})

test('behind a pooler the limits are those of the role, and what has none is told', async () => {
  expect(await limitWarnings(direct)).toEqual([])
  expect(await limitWarnings(behindPooler)).toEqual([
    "Nothing limits idle_in_transaction_session_timeout behind the pooler. Set it for the role: ALTER ROLE … SET idle_in_transaction_session_timeout = '30s'",
    "Nothing limits statement_timeout behind the pooler. Set it for the role: ALTER ROLE … SET statement_timeout = '30s'",
  ])
})
