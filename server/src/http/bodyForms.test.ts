import { Readable } from 'node:stream'
import { endpoint, MessageReply } from '@evenkeel/domain/endpoint'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openBrowser, type Person } from '#testing/person.ts'
import { plantedRoutes } from '#testing/planted.ts'
import { openApiDocument } from './openapi.ts'
import { answer, route } from './route.ts'

const app = await openTestApp({ planted: plantedRoutes })
let person: Person

beforeAll(async () => {
  person = await addPerson(app)
})

const json = { 'content-type': 'application/json' }

function notify(text: string, headers: Record<string, string> = {}) {
  const all = { ...json, 'x-signature': 's1', ...headers }
  return app.send({ method: 'POST', url: '/api/planted/webhook', text, headers: all })
}

test('raw text reaches the handler unchanged, with the declared headers', async () => {
  const text = '{ "b" : 1,\r\n"a":\t"é" , }  '
  expect((await notify(text)).body.message).toBe(`s1 ${text} true`)
})

test.each([
  ['without an Origin', {}],
  ['with the Origin of another site', { origin: 'https://evil.example' }],
  ['that a browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
])('an endpoint for any origin takes a request %s', async (_name, headers) => {
  expect((await notify('{}', headers)).status).toBe(200)
})

test('an endpoint for any origin ignores the session', async () => {
  const headers = { ...json, 'x-signature': 's1' }
  const reply = await person.send({
    method: 'POST',
    url: '/api/planted/webhook',
    text: 'x',
    headers,
  })
  expect(reply.body.message).toBe('s1 x true')
})

test('a missing header or body is rejected', async () => {
  const unsigned = {
    method: 'POST',
    url: '/api/planted/webhook',
    text: '{}',
    headers: json,
  } as const
  expect((await app.send(unsigned)).body).toMatchObject({
    status: 400,
    message: 'This is required',
  })
  const { text: _, ...empty } = { ...unsigned, headers: { 'x-signature': 's1' } }
  expect((await app.send(empty)).status).toBe(400)
})

test("an endpoint's own size limit is exact to the byte", async () => {
  const frame = JSON.stringify({ rows: [''] }).length
  const import_ = (bytes: number) =>
    person.post('/api/planted/import', { rows: ['x'.repeat(bytes - frame)] })
  expect((await import_(500_000)).status).toBe(200)
  expect((await import_(500_001)).body).toMatchObject({ status: 413, code: 'too_large' })
  expect((await notify('x'.repeat(1000))).status).toBe(200)
  expect((await notify('x'.repeat(1001))).status).toBe(413)
})

test('bytes reach the handler unchanged, and an idempotency key covers them', async () => {
  const bytes = new Uint8Array([0, 255, 254, 13, 10, 128])
  const headers = { 'content-type': 'application/octet-stream', 'idempotency-key': 'upload' }
  const request = { method: 'PUT', url: '/api/planted/upload', headers } as const
  const first = await person.send({ ...request, bytes })
  expect(first.body.message).toMatch(/^\d+: 00fffe0d0a80$/)
  expect((await person.send({ ...request, bytes })).text).toBe(first.text)
  const other = new Uint8Array([0, 255, 253, 13, 10, 128])
  expect((await person.send({ ...request, bytes: other })).body.code).toBe('key_reused')
})

/** Sends a chunked body, which does not announce its length. */
async function upload(pieces: AsyncIterable<Buffer>) {
  const cookie = `evenkeel=${person.cookies.get('evenkeel')}`
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/planted/stream',
    headers: { cookie, origin: app.origin, 'content-type': 'text/csv; charset=utf-8' },
    payload: Readable.from(pieces),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

async function* pieces(count: number, read: () => void = () => {}) {
  for (let piece = 0; piece < count; piece += 1) {
    read()
    yield Buffer.alloc(1000, 'x')
  }
}

test('a stream is read as it arrives', async () => {
  expect(await upload(pieces(200))).toMatchObject({ status: 200, body: { message: '200000' } })
})

test('a stream that exceeds the limit is refused before its end', async () => {
  let read = 0
  const reply = await upload(
    pieces(100_000, () => {
      read += 1
    }),
  )
  expect(reply.body).toMatchObject({ status: 413, code: 'too_large' })
  expect(reply.headers.connection).toBe('close')
  expect(read).toBeLessThan(1000)
})

test('a stream with an excessive Content-Length is refused at once, even before authentication', async () => {
  const reply = await openBrowser(app).send({
    method: 'POST',
    url: '/api/planted/stream',
    text: 'x'.repeat(200_001),
    headers: { 'content-type': 'text/csv' },
  })
  expect(reply.status).toBe(413)
})

test.each([
  ['the raw text', '/api/planted/webhook', 'text/plain'],
  ['the bytes', '/api/planted/upload', 'application/json'],
  ['the stream', '/api/planted/stream', 'application/json'],
])('%s of another type is refused', async (_name, url, type) => {
  const method = url.endsWith('upload') ? 'PUT' : 'POST'
  const headers = { 'content-type': type, 'x-signature': 's1' }
  const reply = await person.send({ method, url, text: '{}', headers })
  expect(reply.body).toMatchObject({ status: 415, code: 'unsupported_media_type' })
})

const contradictory = {
  method: 'POST',
  path: '/api/planted/contradictory',
  summary: 'Planted',
  access: 'signed-in',
  body: z.string(),
  reply: { 200: MessageReply },
} as const

test.each([
  ['any origin for signed-in people', { origin: 'any' }, /must be public/],
  [
    'a key for a stream',
    { idempotent: true, bodyForm: { as: 'stream', media: 'text/csv', bytesMax: 10 } },
    /streamed body/,
  ],
] as const)('%s is our own mistake', async (_name, parts, mistake) => {
  const planted = route(endpoint({ ...contradictory, ...parts }), async () =>
    answer(200, { message: 'Done' }),
  )
  await expect(openTestApp({ beside: app, planted: [planted] })).rejects.toThrow(mistake)
})

test('the document describes each body format', () => {
  const document = openApiDocument(
    plantedRoutes.map(({ endpoint }) => endpoint),
    'evenkeel',
  )
  const operations = Object.values(document.paths as Record<string, Record<string, never>>).map(
    (methods) => Object.values(methods)[0] as unknown as Record<string, unknown>,
  )
  const [webhook, , bytes, stream, chat] = operations
  expect(webhook).toMatchObject({
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { type: 'string' } } },
    },
    parameters: [{ name: 'x-signature', in: 'header', required: true }],
  })
  expect(bytes).toMatchObject({ requestBody: { content: { 'application/octet-stream': {} } } })
  expect(stream).toMatchObject({ requestBody: { content: { 'text/csv': {} } } })
  expect(chat).toMatchObject({
    responses: {
      200: {
        content: {
          'application/json': {},
          'text/event-stream': { 'x-events': { word: { type: 'object' }, answer: {} } },
        },
      },
    },
  })
})
