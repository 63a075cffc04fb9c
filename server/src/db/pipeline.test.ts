import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase } from '#testing/database.ts'
import { type Db, inTransaction } from './db.ts'
import { pipeline } from './pipeline.ts'

const database = await cloneDatabase()
afterAll(() => database.close())
await database.pool.query('create table notes (id int primary key)')

beforeEach(async () => {
  await database.pool.query('truncate notes')
  database.statements.length = 0
})

async function note(db: Db, id: number): Promise<void> {
  await db.execute(sql.raw(`insert into notes values (${id})`))
}

async function kept(): Promise<number[]> {
  const { rows } = await database.pool.query('select id from notes order by id')
  return rows.map(({ id }) => id)
}

test('pipelined statements run in the given order and are committed', async () => {
  await inTransaction(database.db, (db) => pipeline([note(db, 3), note(db, 1), note(db, 2)]))
  expect(database.statements).toEqual([
    expect.stringMatching(/^begin; /),
    'insert into notes values (3)',
    'insert into notes values (1)',
    'insert into notes values (2)',
    'commit',
  ])
  expect(await kept()).toEqual([1, 2, 3])
})

test('the first of several errors is reported, and nothing is committed', async () => {
  const failing = inTransaction(database.db, (db) =>
    pipeline([note(db, 1), note(db, 1), note(db, 2)]),
  )
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await kept()).toEqual([])
  await inTransaction(database.db, (db) => pipeline([note(db, 4)]))
  expect(await kept()).toEqual([4])
})

test('the error that the others follow from is reported, wherever it stands', async () => {
  const failing = inTransaction(database.db, (db) =>
    pipeline([
      pipeline([note(db, 1).then(() => note(db, 2)), note(db, 3).then(() => note(db, 4))]),
      note(db, 1),
    ]),
  )
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await kept()).toEqual([])
})

test('no statement runs after the rollback, however long it takes', async () => {
  const failing = inTransaction(database.db, (db) =>
    pipeline([
      Promise.reject(new Error('at once')),
      note(db, 1)
        .then(() => note(db, 2))
        .then(() => note(db, 3)),
    ]),
  )
  await expect(failing).rejects.toThrow('at once')
  expect(database.statements.at(-1)).toBe('rollback')
  expect(database.statements).toHaveLength(5)
  expect(await kept()).toEqual([])
})
