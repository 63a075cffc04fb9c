import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { cloneDatabase } from '#testing/database.ts'
import { streamSnapshot } from './streamSnapshot.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => {}) }))

const { db, close } = await cloneDatabase()
afterAll(close)
beforeEach(() => {
  vi.mocked(wait).mockClear()
})

/** Streams three pieces, and does something else after each. */
async function streamThree(afterEach: () => Promise<unknown>): Promise<number[]> {
  const pieces: number[] = []
  const stream = streamSnapshot<number>({ db }, 'ann', async (_tx, push) => {
    for (const piece of [1, 2, 3]) await push(piece)
  })
  for await (const piece of stream) {
    pieces.push(piece)
    await afterEach()
  }
  return pieces
}

test('a stream pauses while others are served', async () => {
  expect(await streamThree(() => db.execute(sql`select 1`))).toEqual([1, 2, 3])
  expect(wait).toHaveBeenCalled()
})

test('alone it never pauses', async () => {
  expect(await streamThree(async () => {})).toEqual([1, 2, 3])
  expect(wait).not.toHaveBeenCalled()
})
