import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { type Db, inSnapshot, inTransaction } from './db.ts'
import { ledgers } from './schema.ts'

const app = await openTestApp()
const { db } = app.database
let person: Person

beforeAll(async () => {
  person = await addPerson(app)
})

async function readVersion(tx: Db): Promise<number | undefined> {
  const [row] = await tx.select().from(ledgers).where(eq(ledgers.userId, person.id))
  return row?.version
}

async function raiseVersion(tx: Db): Promise<void> {
  await tx
    .update(ledgers)
    .set({ version: sql`${ledgers.version} + 1` })
    .where(eq(ledgers.userId, person.id))
}

test('a snapshot inside a snapshot reads the same state', async () => {
  const before = await readVersion(db)
  const versions = await inSnapshot(db, async (outer) => {
    const first = await readVersion(outer)
    await raiseVersion(db)
    return [first, await inSnapshot(outer, (inner) => readVersion(inner))]
  })
  expect(versions).toEqual([before, before])
  expect(await readVersion(db)).toBe((before ?? 0) + 1)
})

test('a snapshot inside a transaction sees what the transaction has written', async () => {
  const before = (await readVersion(db)) ?? 0
  await inTransaction(db, async (tx) => {
    await raiseVersion(tx)
    expect(await inSnapshot(tx, readVersion)).toBe(before + 1)
    expect(await inSnapshot(db, readVersion)).toBe(before)
  })
})

test('a snapshot ends with its reading, although its end is not awaited', async () => {
  const before = (await inSnapshot(db, readVersion)) ?? 0
  await raiseVersion(db)
  expect(await inSnapshot(db, readVersion)).toBe(before + 1)
  const { statements } = app.database
  statements.length = 0
  const failing = inSnapshot(db, async (tx) => {
    await readVersion(tx)
    throw new Error('cannot go on')
  })
  await expect(failing).rejects.toThrow('cannot go on')
  expect(statements.at(-1)).toBe('rollback')
  await raiseVersion(db)
  expect(await readVersion(db)).toBe(before + 2)
})

test('a snapshot rejects writes', async () => {
  await expect(inSnapshot(db, raiseVersion)).rejects.toThrow()
})
