import { get } from 'node:http'
import { promisify } from 'node:util'
import { endpoint, MessageReply } from '@evenkeel/domain/endpoint'
import { expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson } from '#testing/person.ts'
import { answer, route } from './route.ts'

const waiting: (() => void)[] = []

/** Replies when the test releases it; stands in for a slow search. */
const slow = endpoint({
  method: 'GET',
  path: '/api/planted/slow',
  summary: 'Replies when told to',
  access: 'signed-in',
  reply: { 200: MessageReply },
})

const app = await openTestApp({
  planted: [
    route(slow, async () => {
      await new Promise<void>((go) => void waiting.push(go))
      return answer(200, { message: 'done' })
    }),
  ],
})

test("one user's thirty slow requests leave room for another user, and all are answered", async () => {
  const [person, other] = [await addPerson(app), await addPerson(app)]
  const slowOnes = Array.from({ length: 30 }, () => person.get(slow.path))
  await vi.waitUntil(() => waiting.length === 1, 30_000)
  const quick = other.get(slow.path)
  await vi.waitUntil(() => waiting.length === 2, 30_000)
  waiting.pop()?.()
  expect((await quick).status).toBe(200)
  expect(waiting).toHaveLength(1)
  for (let answered = 0; answered < 30; answered += 1) {
    await vi.waitUntil(() => waiting.length > 0, 30_000)
    waiting.shift()?.()
  }
  const statuses = (await Promise.all(slowOnes)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a request whose sender has disconnected leaves the queue', async () => {
  const person = await addPerson(app)
  const origin = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const first = person.get(slow.path)
  await vi.waitUntil(() => waiting.length === 1, 30_000)
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  let refused = 0
  const senders = Array.from({ length: 260 }, () => {
    const sender = get(origin + slow.path, { headers: { cookie } })
    sender.on('response', ({ statusCode }) => {
      if (statusCode === 503) refused += 1
    })
    sender.on('error', () => {})
    return sender
  })
  // 250 wait.
  await vi.waitUntil(() => refused === 10, 30_000)
  for (const sender of senders) sender.destroy()
  const { server } = app.fastify
  const connectionsOf = promisify(server.getConnections.bind(server))
  await vi.waitUntil(async () => (await connectionsOf()) === 0, 30_000)
  const last = person.get(slow.path)
  waiting.shift()?.()
  expect((await first).status).toBe(200)
  await vi.waitUntil(() => waiting.length === 1, 30_000)
  waiting.shift()?.()
  expect((await last).status).toBe(200)
})
