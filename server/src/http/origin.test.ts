import { expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/app.ts'

const app = await openTestApp()
const onPort = await openTestApp({ beside: app, env: { PORT: '8080' } })
const site = await openTestApp({ beside: app, env: { PUBLIC_URL: 'https://money.example' } })
const behind = await openTestApp({
  beside: app,
  env: { PUBLIC_URL: 'https://money.example:8443', PORT: '3000' },
})
const extraOrigins = ['http://localhost:5173']
const development = await openTestApp({ beside: app, parts: { extraOrigins } })
const production = await openTestApp({
  beside: app,
  parts: { extraOrigins },
  env: { NODE_ENV: 'production', BILLING: 'off' },
})

/** Whether a write is accepted. */
async function isLetIn(where: TestApp, headers: Record<string, string>): Promise<boolean> {
  const reply = await where.send({ method: 'POST', url: '/api/auth/logout', headers })
  expect([200, 403]).toContain(reply.status)
  return reply.status === 200
}

test.each([
  ['our own page', app, { origin: 'http://localhost:3000' }, true],
  ['our page by IPv4 address', app, { origin: 'http://127.0.0.1:3000' }, true],
  ['our page by IPv6 address', app, { origin: 'http://[::1]:3000' }, true],
  ['our page on its port', onPort, { origin: 'http://localhost:8080' }, true],
  ['another port of this machine', app, { origin: 'http://localhost:3001' }, false],
  ['the usual port, when ours is another', onPort, { origin: 'http://localhost:3000' }, false],
  ['this machine over https', app, { origin: 'https://localhost:3000' }, false],
  ['a host that starts like ours', app, { origin: 'http://localhost:3000.evil.example' }, false],
  ['another site', app, { origin: 'https://evil.example' }, false],
  ['a page without an origin', app, { origin: 'null' }, false],
  ['an empty origin', app, { origin: '' }, false],
  ['nothing at all', app, {}, false],
  ['the browser says it is ours', app, { 'sec-fetch-site': 'same-origin' }, true],
  ['the browser says same site', app, { 'sec-fetch-site': 'same-site' }, false],
  ['the browser says cross site', app, { 'sec-fetch-site': 'cross-site' }, false],
  ['a typed address', app, { 'sec-fetch-site': 'none' }, false],
  [
    'another site that claims to be ours',
    app,
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['the public address', site, { origin: 'https://money.example' }, true],
  ['the public address over http', site, { origin: 'http://money.example' }, false],
  ['the machine behind the public address', site, { origin: 'http://localhost:3000' }, false],
  ['a subdomain of the public address', site, { origin: 'https://a.money.example' }, false],
  ['the public port', behind, { origin: 'https://money.example:8443' }, true],
  ['another port of the public address', behind, { origin: 'https://money.example' }, false],
  ["the development server's page", development, { origin: 'http://localhost:5173' }, true],
  ['the same in production', production, { origin: 'http://localhost:5173' }, false],
  ['a referer instead', app, { referer: 'http://localhost:3000/' }, false],
])('%s', async (_name, where, headers, letIn) => {
  expect(await isLetIn(where, headers)).toBe(letIn)
})

test('a refusal states its reason', async () => {
  const headers = { origin: 'https://evil.example' }
  const reply = await app.send({ method: 'POST', url: '/api/auth/logout', headers })
  expect(reply.body).toMatchObject({
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    code: 'foreign_origin',
    message: 'This request came from another site and was refused.',
  })
})

test('reads need no origin, and no other site may read replies', async () => {
  const headers = { origin: 'https://evil.example' }
  const reply = await app.send({ method: 'GET', url: '/api/openapi.json', headers })
  expect(reply.status).toBe(200)
  expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  const preflight = await app.send({
    method: 'OPTIONS',
    url: '/api/transactions',
    headers: { ...headers, 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(404)
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
})
