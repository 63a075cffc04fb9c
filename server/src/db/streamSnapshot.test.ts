import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { cloneDatabase } from '#testing/database.ts'
import { streamSnapshot } from './streamSnapshot.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => {}) }))

const { db, close } = await cloneDatabase()
let timeMs = 0
vi.spyOn(performance, 'now').mockImplementation(() => timeMs)
beforeEach(() => {
  vi.mocked(wait).mockClear()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await close()
})

const pausesMs = () => vi.mocked(wait).mock.calls.map(([ms]) => ms)
const serveOther = () => db.execute(sql`select 1`)

/** @param work what happens while a piece is made, which takes 3 ms */
function streamOf(pieces: number, work: (piece: number) => Promise<unknown> = async () => {}) {
  return streamSnapshot<number>({ db }, 'ann', async (_tx, push) => {
    for (let piece = 1; piece <= pieces; piece += 1) {
      timeMs += 3
      await work(piece)
      await push(piece)
    }
  })
}

async function readAll(stream: AsyncIterable<number>): Promise<number[]> {
  const pieces: number[] = []
  for await (const piece of stream) pieces.push(piece)
  return pieces
}

test('alone it never pauses', async () => {
  expect(await readAll(streamOf(3))).toEqual([1, 2, 3])
  expect(pausesMs()).toEqual([])
})

test('while others are served, a stream works a quarter of the time', async () => {
  await readAll(streamOf(3, serveOther))
  expect(pausesMs()).toEqual([9, 9, 9])
})

test('a user’s streams share that quarter', async () => {
  const second = streamOf(2)[Symbol.asyncIterator]()
  await second.next()
  await readAll(streamOf(2, serveOther))
  await second.return?.()
  expect(pausesMs()).toContain(21)
  expect(pausesMs()).not.toContain(9)
})

test('one request of somebody else makes room for the next ones for a second', async () => {
  await readAll(streamOf(400, async (piece) => piece === 2 && (await serveOther())))
  expect(pausesMs()).toHaveLength(334)
})

test('who is served during a pause counts too', async () => {
  vi.mocked(wait).mockImplementationOnce(async () => {
    await serveOther()
    timeMs += 1000
  })
  await readAll(streamOf(3, async (piece) => piece === 1 && (await serveOther())))
  expect(pausesMs()).toEqual([9, 9, 9])
})
