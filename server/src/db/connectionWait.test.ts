import { expect, test, vi } from 'vitest'
import { cloneDatabase } from '#testing/database.ts'
import { waitForConnectionMs } from './db.ts'

/** Only stops a test that hangs. */
const eventually = { timeout: 30_000 }

test('the wait for a connection grows with those who wait and with how long each takes', async () => {
  const { db, pool, close } = await cloneDatabase()
  const { max } = pool.options
  const sleep = () => pool.query('select pg_sleep(0.2)')
  expect(waitForConnectionMs(db)).toBe(0)

  const running = Array.from({ length: max * 2 }, sleep)
  await vi.waitUntil(() => pool.waitingCount === max, eventually)
  expect(waitForConnectionMs(db), 'one for each connection').toBe(0)
  running.push(...Array.from({ length: max * 2 }, sleep))
  await vi.waitUntil(() => pool.waitingCount === max * 3, eventually)
  const atFirst = waitForConnectionMs(db)
  expect(atFirst, 'at least 15 ms each on every connection').toBeGreaterThanOrEqual(45)

  await Promise.all(running)
  expect(waitForConnectionMs(db)).toBe(0)
  const later = Array.from({ length: max * 4 }, sleep)
  await vi.waitUntil(() => pool.waitingCount === max * 3, eventually)
  expect(waitForConnectionMs(db), 'three times 200 ms, roughly').toBeGreaterThan(atFirst * 2)
  await Promise.all(later)
  await close()
})
