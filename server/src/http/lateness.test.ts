import { AppError } from '@evenkeel/domain/errors'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createAdmission, refuseWhenLate } from './lateness.ts'

const silent = { info() {}, warn() {}, error() {}, debug() {} }

/** A server whose requests wait for as long as the test says. */
function openApp(limits: { turnMsMax: number; waitMsMax: number }, waitMs = () => 0) {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    const isBusy = error instanceof AppError && error.code === 'unavailable'
    return reply.code(isBusy ? 503 : 500).send()
  })
  refuseWhenLate(app, { ...limits, waitMs, senderOf: () => 'ann', log: silent })
  app.get('/', () => 'here')
  app.get('/record', { config: { usesDatabase: true } }, () => 'read')
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  return { app, statusOf }
}

test('requests are refused while the event loop is late, and served again afterwards', async () => {
  const { app, statusOf } = openApp({ turnMsMax: 300, waitMsMax: 0 })
  expect(await statusOf('/')).toBe(200)
  await vi.waitUntil(
    async () => {
      const until = performance.now() + 800
      while (performance.now() < until) Math.random()
      return (await statusOf('/')) === 503
    },
    { timeout: 20_000, interval: 1 },
  )
  await vi.waitUntil(async () => (await statusOf('/')) === 200, { timeout: 20_000 })
  await app.close()
})

test('while others wait too long for the database, only what does not need it is served', async () => {
  let waitMs = 199
  const { app, statusOf } = openApp({ turnMsMax: 0, waitMsMax: 200 }, () => waitMs)
  expect(await statusOf('/record')).toBe(200)
  waitMs = 200
  expect([await statusOf('/record'), await statusOf('/')]).toEqual([503, 200])
  waitMs = 0
  expect(await statusOf('/record')).toBe(200)
  await app.close()
})

test('whoever asks for little is served as often as those who ask again and again', () => {
  const { admits } = createAdmission(200)
  const served = { busy: 0, quiet: 0 }
  for (let nowMs = 0; nowMs < 60_000; nowMs += 100) {
    if (admits(150, nowMs, () => 'busy')) served.busy += 1
    if (nowMs % 4000 === 0 && admits(150, nowMs, () => 'quiet')) served.quiet += 1
  }
  expect(served).toEqual({ busy: 16, quiet: 15 })
})

test.each([
  [100, 50],
  [110, 3],
  [150, 1],
  [200, 0],
])('of fifty requests together, at a wait of %i of 200 ms %i are admitted', (waitMs, count) => {
  const { admits } = createAdmission(200)
  const together = Array.from({ length: 50 }, () => admits(waitMs, 0, () => 'ann'))
  expect(together.filter(Boolean)).toHaveLength(count)
})
