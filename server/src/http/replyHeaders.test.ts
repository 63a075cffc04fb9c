import { Day } from '@evenkeel/domain/calendar'
import { endpoint, MessageReply, queryInt } from '@evenkeel/domain/endpoint'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { answer, route } from './route.ts'

const description = {
  method: 'GET',
  summary: 'Planted',
  access: 'public',
  reply: { 200: MessageReply },
  headers: { 'X-Total': queryInt(0, 99), 'X-Day': Day },
} as const
const body = { message: 'Hello' }

const app = await openTestApp()
const planted = await openTestApp({
  beside: app,
  planted: [
    route(endpoint({ ...description, path: '/api/planted/declared' }), async () =>
      answer(200, body, { headers: { 'X-Total': 7, 'X-Day': undefined } }),
    ),
    route(endpoint({ ...description, path: '/api/planted/undeclared' }), async () =>
      answer(200, body, { headers: { 'X-Total': 7, 'X-Debug': 'yes' } }),
    ),
  ],
})

test('a declared header is encoded by its schema, and omitted if it has no value', async () => {
  const { headers } = await planted.send({ method: 'GET', url: '/api/planted/declared' })
  expect(headers['x-total']).toBe('7')
  expect(headers).not.toHaveProperty('x-day')
})

test('a header that the endpoint does not declare fails the request', async () => {
  const reply = await planted.send({ method: 'GET', url: '/api/planted/undeclared' })
  expect(reply.body).toMatchObject({ status: 500, code: 'internal' })
  expect(reply.headers).not.toHaveProperty('x-debug')
  expect(reply.headers).not.toHaveProperty('x-total')
})
