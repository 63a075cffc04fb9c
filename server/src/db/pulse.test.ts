import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openProxiedDatabase } from '#testing/faults/proxiedDatabase.ts'
import { isDatabaseAway } from './failure.ts'
import { openPool } from './openDatabase.ts'
import { createPulse } from './pulse.ts'

/** No limit that could end a statement before the pulse does. */
const msMax = { statement: 600_000, reply: 600_000 }

async function openWatched() {
  const { address, proxy, close } = await openProxiedDatabase()
  const log = pino({ level: 'silent' })
  const pulse = createPulse(address, log)
  const pool = openPool(address, log, { msMax, openSocket: pulse.openSocket })
  pulse.watch(() => pool.idleCount < pool.totalCount || pool.waitingCount > 0)
  onTestFinished(async () => {
    pulse.stop()
    proxy.heal()
    await pool.end()
    await close()
  })
  return { pool, proxy }
}

const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error) => error)

test('a database that falls silent fails what waits for it and what comes, until it answers', async () => {
  const { pool, proxy } = await openWatched()
  const busy = await pool.connect()
  await busy.query('select 1')
  proxy.freeze()
  const failure = await failureOf(busy.query('select 1'))
  busy.release(failure)
  expect(isDatabaseAway(failure)).toBe(true)
  // Refused at once: nothing is sent to a database that is silent.
  expect(await failureOf(pool.query('select 1'))).toMatchObject({ code: 'ETIMEDOUT' })
  proxy.heal()
  while (await failureOf(pool.query('select 1'))) await wait(10)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a slow statement is not silence', async () => {
  const { pool } = await openWatched()
  expect((await pool.query('select 1 as one from pg_sleep(4)')).rows).toEqual([{ one: 1 }])
})
