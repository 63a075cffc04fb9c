import { AppError } from '@evenkeel/domain/errors'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { refuseWhenLate } from './lateness.ts'

test('requests are refused while the event loop is late, and served again afterwards', async () => {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    const isBusy = error instanceof AppError && error.code === 'unavailable'
    return reply.code(isBusy ? 503 : 500).send()
  })
  refuseWhenLate(app, 300)
  app.get('/', () => 'here')
  const status = async () => (await app.inject('/')).statusCode
  expect(await status()).toBe(200)
  await vi.waitUntil(
    async () => {
      const until = performance.now() + 800
      while (performance.now() < until) Math.random()
      return (await status()) === 503
    },
    { timeout: 20_000, interval: 1 },
  )
  await vi.waitUntil(async () => (await status()) === 200, { timeout: 20_000 })
  await app.close()
})
