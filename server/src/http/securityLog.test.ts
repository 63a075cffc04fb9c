import { expect, test } from 'vitest'
import { openTestApp, type TestRequest } from '#testing/app.ts'
import { addExpired, addPerson, openBrowser, type Person } from '#testing/person.ts'
import { createLineLimit } from './securityLog.ts'

const lines: string[] = []
const app = await openTestApp({ logTo: (line) => lines.push(line) })

/** The lines that a request causes, apart from the one for debugging. */
async function linesOf(request: () => Promise<unknown>) {
  const before = lines.length
  await request()
  return lines
    .slice(before)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg !== 'answered')
}

let addresses = 0
function newAddress(): string {
  addresses += 1
  return `192.0.2.${addresses}`
}

const lunch = { type: 'expense', amount: '12.30', category: 'Food', date: '2026-03-15' }
const nowhere = '/api/transactions/01900000-0000-7000-8000-000000000000'

test.each<[string, Partial<TestRequest> & { url: string }, object]>([
  ['without a session', { url: '/api/summary' }, { status: 401, code: 'not_authenticated' }],
  ['to a path that does not exist', { url: '/api/admin' }, { status: 404, code: 'not_found' }],
  [
    'from another site',
    { method: 'POST', url: '/api/auth/logout', headers: { origin: 'https://evil.example' } },
    { status: 403, code: 'foreign_origin', route: '/api/auth/logout' },
  ],
  [
    'of another type',
    {
      method: 'POST',
      url: '/api/auth/login',
      text: 'a',
      headers: { 'content-type': 'text/x', origin: app.origin },
    },
    { status: 415, code: 'unsupported_media_type', route: '/api/auth/login' },
  ],
])('a request %s is logged', async (_name, request, expected) => {
  const address = newAddress()
  const send = () => app.send({ method: 'GET', ...request, address })
  const [line, ...others] = await linesOf(send)
  expect(line).toMatchObject({ msg: 'request refused', address, ...expected })
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(others).toEqual([])
})

test('what a signed-in user was refused is logged with their id', async () => {
  const person = await addPerson(app)
  const other = await addPerson(app)
  const theirs = await other.post('/api/transactions', lunch)
  const refusedOf = async (request: () => Promise<unknown>, who: Person = person) => {
    const [line, ...others] = await linesOf(request)
    expect(others).toEqual([])
    expect(line).toMatchObject({ msg: 'request refused', user: who.id })
    return [line.method, line.route, line.status, line.code]
  }
  const url = `/api/transactions/${theirs.body.id}`
  const route = '/api/transactions/:id'
  expect(await refusedOf(() => person.delete(url))).toEqual(['DELETE', route, 404, 'not_found'])
  expect(await refusedOf(() => person.delete(nowhere))).toEqual(['DELETE', route, 404, 'not_found'])
  const wrong = { ...lunch, amount: '-1' }
  expect(await refusedOf(() => person.post('/api/transactions', wrong))).toEqual([
    ...['POST', '/api/transactions', 400, 'invalid_input'],
  ])
  const expired = await addExpired(app)
  expect(await refusedOf(() => expired.post('/api/transactions', lunch), expired)).toEqual([
    ...['POST', '/api/transactions', 402, 'trial_over'],
  ])
})

test('sign-ups, sign-ins and changes of an account are logged with its id', async () => {
  const browser = openBrowser(app)
  const signIn = { email: 'logged@example.com', password: 'Calm-Harbour-7' }
  const said = async (request: () => Promise<unknown>) =>
    (await linesOf(request)).map(({ msg, route, status, user }) => [msg, route, status, user])
  const register = () => browser.post('/api/auth/register', { ...signIn, username: 'logged' })
  const lines = await linesOf(register)
  const user = lines[0]?.user
  expect(user).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines).toMatchObject([{ msg: 'account request', route: '/api/auth/register', user }])
  expect(await said(() => browser.post('/api/auth/login', signIn))).toEqual([
    ['account request', '/api/auth/login', 200, user],
  ])
  expect(await said(() => browser.get('/api/account/export'))).toEqual([
    ['account request', '/api/account/export', 200, user],
  ])
  const wrong = { ...signIn, password: 'Other-Harbour-7' }
  expect(await said(() => openBrowser(app).post('/api/auth/login', wrong))).toEqual([
    ['sign-in failed', undefined, undefined, undefined],
    ['request refused', '/api/auth/login', 401, undefined],
  ])
  const change = { currentPassword: signIn.password, newPassword: 'Quiet-Anchor-8' }
  expect(await said(() => browser.post('/api/auth/change-password', change))).toEqual([
    ['account request', '/api/auth/change-password', 200, user],
  ])
  expect(await said(() => browser.post('/api/auth/logout'))).toEqual([
    ['account request', '/api/auth/logout', 200, user],
  ])
})

test('a flood of refused requests of one address is logged 20 times', async () => {
  const address = newAddress()
  const flood = async () => {
    for (let count = 0; count < 30; count += 1) {
      await app.send({ method: 'GET', url: '/api/summary', address })
    }
  }
  expect(await linesOf(flood)).toHaveLength(20)
})

test('lines are limited to 20 a minute for one address and to 1,000 in all', () => {
  const leftOut: number[] = []
  const mayLog = createLineLimit((lines) => leftOut.push(lines))
  const times = (count: number, address: (index: number) => string, nowMs: number) =>
    Array.from({ length: count }, (_, index) => mayLog(address(index), nowMs)).filter(Boolean)
      .length
  expect(times(25, () => 'one', 0)).toBe(20)
  expect(times(2000, (index) => `address ${index}`, 59_999)).toBe(980)
  expect(leftOut).toEqual([])
  expect(times(25, () => 'one', 60_000)).toBe(20)
  expect(leftOut).toEqual([1025])
  expect(times(1, () => 'one', 120_000)).toBe(1)
  expect(leftOut).toEqual([1025, 5])
})
