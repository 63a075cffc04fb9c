import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { cloneDatabase } from '#testing/database.ts'
import { inTransaction } from './db.ts'
import { openDatabase } from './openDatabase.ts'

/** A database of the run's server as `DATABASE_URL` would name it. */
async function databaseUrl(): Promise<{ url: string; close(): Promise<void> }> {
  const { address, close } = await cloneDatabase()
  if ('connectionString' in address) return { url: address.connectionString, close }
  const { host, port, user, database } = address
  return { url: `postgres://${user}@localhost:${port}/${database}?host=${host}`, close }
}

test('a connection that breaks in a transaction fails that one and nothing else', async () => {
  const { url, close } = await databaseUrl()
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(line) })
  const { db, close: closeOurs } = await openDatabase(readConfig({ DATABASE_URL: url }), log)
  const broken = inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect(lines.join()).toContain('a database connection broke')
  await closeOurs()
  await close()
})
