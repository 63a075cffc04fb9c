import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { endpoint, MessageReply } from '@evenkeel/domain/endpoint'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestApp } from '#testing/app.ts'
import { addExpired, addPerson, type Person } from '#testing/person.ts'
import { plantedRoutes } from '#testing/planted.ts'
import { answerEvents, route } from './route.ts'

const endless = endpoint({
  method: 'GET',
  path: '/api/planted/endless',
  summary: 'Sends an event when told to',
  access: 'public',
  reply: { 200: MessageReply },
  events: { tick: z.int() },
})

let tick: (number: number) => void = () => {}
let isLeft = false
const ticks = new ReadableStream<{ event: 'tick'; data: number }>({
  start: (controller) => {
    tick = (data) => controller.enqueue({ event: 'tick', data })
  },
  cancel: () => {
    isLeft = true
  },
})

const undeclared = endpoint({ ...endless, path: '/api/planted/undeclared-event' })
const lines: string[] = []
const app = await openTestApp({
  logTo: (line) => lines.push(line),
  planted: [
    ...plantedRoutes,
    route(endless, async () => answerEvents(200, ticks)),
    route(undeclared, async () =>
      answerEvents(200, ReadableStream.from([{ event: 'tock', data: 1 }]) as never),
    ),
  ],
})
const events = { accept: 'text/event-stream' }
let person: Person

beforeAll(async () => {
  person = await addPerson(app)
})

function chat(words: readonly string[], headers: Record<string, string> = events) {
  return person.post('/api/planted/chat', { words }, { headers })
}

test('a client that accepts an event stream gets one', async () => {
  const reply = await chat(['Good', 'day\n\n'])
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['x-accel-buffering']).toBe('no')
  expect(reply.text).toBe(
    'event: word\ndata: {"text":"Good"}\n\n' +
      'event: word\ndata: {"text":"day\\n\\n"}\n\n' +
      'event: answer\ndata: {"message":"Good day\\n\\n"}\n\n',
  )
})

test.each([
  ['application/json, text/event-stream', 'text/event-stream'],
  ['Text/Event-Stream;q=0.9', 'text/event-stream'],
  ['application/json', 'application/json'],
  ['*/*', 'application/json'],
  ['text/event-streams', 'application/json'],
])('Accept: %s is answered as %s', async (accept, type) => {
  expect((await chat(['Hi'], { accept })).headers['content-type']).toBe(`${type}; charset=utf-8`)
})

test('an event stream is never compressed, and the same reply as JSON is', async () => {
  const words = ['x'.repeat(2000), 'y'.repeat(2000)]
  const gzip = { 'accept-encoding': 'gzip' }
  expect((await chat(words, gzip)).headers['content-encoding']).toBe('gzip')
  const streamed = await chat(words, { ...events, ...gzip })
  expect(streamed.headers['content-encoding']).toBeUndefined()
  expect(streamed.text).toContain('event: answer')
})

test('refusals are ordinary error replies', async () => {
  expect((await person.post('/api/planted/chat', {}, { headers: events })).status).toBe(400)
  const expired = await addExpired(app)
  const reply = await expired.post('/api/planted/chat', { words: [] }, { headers: events })
  expect(reply.body).toMatchObject({ status: 402, code: 'trial_over' })
})

test('a failure after the first event is sent as a final event, without details', async () => {
  const reply = await chat(['Good', 'crash', 'day'])
  const [first, last, rest] = reply.text.split('\n\n')
  expect(first).toBe('event: word\ndata: {"text":"Good"}')
  expect(rest).toBe('')
  expect(last).toMatch(/^event: problem\ndata: /)
  expect(JSON.parse(last?.split('data: ')[1] ?? '')).toEqual({
    type: 'about:blank',
    title: 'Internal error',
    status: 500,
    code: 'internal',
    message: 'Something went wrong on our side.',
    requestId: reply.headers['x-request-id'],
  })
  expect(lines.findLast((line) => line.includes('request failed'))).toContain(
    'planted answer fails',
  )
})

test('an undeclared event is reported as an internal error', async () => {
  const url = '/api/planted/undeclared-event'
  const reply = await app.send({ method: 'GET', url, headers: events })
  expect(reply.text).toMatch(/^event: problem\ndata: .*"code":"internal"/)
})

test('each event is sent immediately, and the stream ends when the client disconnects', async () => {
  const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const asked = request(`${address}/api/planted/endless`, { headers: events })
  asked.on('error', () => {})
  asked.end()
  tick(1)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const read = async () => String((await once(response, 'data'))[0])
  expect(await read()).toBe('event: tick\ndata: 1\n\n')
  const second = read()
  tick(2)
  expect(await second).toBe('event: tick\ndata: 2\n\n')
  response.destroy()
  await expect
    .poll(() => {
      if (!isLeft) tick(3)
      return isLeft
    })
    .toBe(true)
})
