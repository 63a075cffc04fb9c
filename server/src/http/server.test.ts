import pg from 'pg'
import { expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { openTestApp, type TestApp } from '#testing/app.ts'
import { addPerson, openBrowser, signUp } from '#testing/person.ts'

const app = await openTestApp()

test('an unknown path is not found', async () => {
  const reply = await app.send({ method: 'GET', url: '/api/nowhere' })
  expect(reply.body).toEqual({
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    code: 'not_found',
    message: 'There is nothing here.',
    requestId: reply.headers['x-request-id'],
  })
})

test('each request has its own id', async () => {
  const ids = new Set<unknown>()
  for (let turn = 0; turn < 5; turn += 1) {
    ids.add((await app.send({ method: 'GET', url: '/api/auth/me' })).headers['x-request-id'])
  }
  expect(ids.size).toBe(5)
})

const login = '/api/auth/login'
test.each([
  ['not JSON', '{"email":', 'The request is not valid JSON.'],
  ['JSON with a comma too many', '{"email":"a@example.com",}', 'The request is not valid JSON.'],
  ['a byte order mark', '\ufeff{}', 'The request is not valid JSON.'],
  ['empty', '', 'This is required'],
  ['a list', '[]', 'This is not valid'],
])('a body that is %s is refused', async (_name, text, message) => {
  const headers = { origin: app.origin, 'content-type': 'application/json' }
  const reply = await app.send({ method: 'POST', url: login, text, headers })
  expect(reply.body).toMatchObject({ status: 400, message })
})

test('only the first error of each field is reported', async () => {
  const browser = openBrowser(app)
  const reply = await browser.post('/api/auth/register', {
    email: 'x',
    username: 'y',
    password: '',
  })
  expect(reply.body.message).toBe('Please enter a valid email address')
  expect(reply.body.errors).toEqual([
    { field: 'email', message: 'Please enter a valid email address' },
    { field: 'username', message: 'Username must be at least 2 characters' },
    { field: 'password', message: 'Password must be at least 8 characters long' },
  ])
})

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/jsonp', 415],
  ['application/json; charset=utf-8', 400],
  ['Application/JSON', 400],
])('a body of the type %s answers %i', async (type, status) => {
  const headers = { origin: app.origin, 'content-type': type }
  const reply = await app.send({ method: 'POST', url: login, text: '{}', headers })
  expect(reply.status).toBe(status)
})

test('a body may have at most 128 KiB, exact to the byte', async () => {
  const person = await addPerson(app)
  const frame = JSON.stringify({ description: '' }).length
  const bytes = (length: number) => JSON.stringify({ description: 'x'.repeat(length - frame) })
  const send = (text: string) => person.send({ method: 'POST', url: '/api/transactions', text })
  expect((await send(bytes(131_072))).status).toBe(400)
  expect((await send(bytes(131_073))).body).toMatchObject({
    status: 413,
    code: 'too_large',
    message: 'The request is too large.',
  })
})

test('too many requests in a minute are refused for a while', async () => {
  const guarded = await openTestApp({ beside: app, parts: { requestsPerMinute: 3 } })
  const browser = openBrowser(guarded)
  const ask = () => browser.post('/api/auth/logout')
  expect([await ask(), await ask(), await ask()].map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
  const refused = await ask()
  expect(refused.body).toMatchObject({ status: 429, code: 'too_many_requests' })
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect((await openBrowser(guarded).post('/api/auth/logout')).status).toBe(200)
})

/** Uses up the sign-in attempts of the network address that the server sees. */
async function exhaust(where: TestApp, forwarded: string, address: string): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < 21; turn += 1) {
    const reply = await where.send({
      method: 'POST',
      url: login,
      body: { email: `turn${turn}-${forwarded}-${address}@example.com`, password: 'x' },
      headers: { origin: where.origin, 'x-forwarded-for': `${forwarded}` },
      address,
    })
    statuses.push(reply.status)
  }
  return statuses
}

test('a forwarding header counts only from a trusted proxy', async () => {
  const trusting = await openTestApp({ beside: app, env: { TRUST_PROXY: '10.1.0.0/16' } })
  const closed = [...Array(20).fill(401), 429]
  expect(await exhaust(trusting, '203.0.113.1', '10.1.2.3')).toEqual(closed)
  // The same proxy with another client behind it.
  expect((await exhaust(trusting, '203.0.113.2', '10.1.2.3'))[0]).toBe(401)
  // A client that is not a trusted proxy cannot claim another address.
  expect(await exhaust(app, '203.0.113.3', '10.1.9.9')).toEqual(closed)
  expect((await exhaust(app, '203.0.113.4', '10.1.9.9'))[0]).toBe(429)
})

test('a forwarded address longer than 255 characters is refused', async () => {
  const trusting = await openTestApp({ beside: app, env: { TRUST_PROXY: 'true' } })
  const ask = (where: TestApp, forwarded: string) =>
    where.send({ method: 'GET', url: '/api/auth/me', headers: { 'x-forwarded-for': forwarded } })
  expect((await ask(trusting, `${'1'.repeat(256)}, 10.1.2.3`)).body).toMatchObject({
    status: 400,
    code: 'invalid_input',
    message: 'The X-Forwarded-For header is too long',
  })
  expect((await ask(trusting, '1'.repeat(255))).status).toBe(401)
  // Without a trusted proxy the header is ignored.
  expect((await ask(app, '1'.repeat(256))).status).toBe(401)
})

test('an unavailable database is answered with 503 and a Retry-After', async () => {
  const away = openDb(new pg.Pool({ host: '/nowhere', database: 'none', user: 'nobody' }))
  const person = await signUp(app)
  const broken = await openTestApp({ beside: app, parts: { db: away } })
  const cookie = `evenkeel=${person.cookies.get('evenkeel')}`
  const reply = await broken.send({ method: 'GET', url: '/api/auth/me', headers: { cookie } })
  expect(reply.body).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'The service is busy. Please try again in a moment.',
  })
  expect(reply.headers['retry-after']).toBe('2')
  expect((await broken.send({ method: 'GET', url: '/api/openapi.json' })).status).toBe(200)
})

test('large replies are compressed if the browser accepts it', async () => {
  const plain = await app.send({ method: 'GET', url: '/api/openapi.json' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const small = await app.send({ method: 'GET', url: '/api/openapi.json', headers })
  expect(small.headers['content-encoding']).toBe('gzip')
  expect(small.body).toEqual(plain.body)
  expect(String(small.headers.vary)).toContain('accept-encoding')
})
