import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import {
  type Browser,
  openBrowser,
  openSession,
  type Person,
  setCookies,
  signIn,
  signUp,
} from '#testing/person.ts'

const app = await openTestApp()
const secureApp = await openTestApp({ env: { PUBLIC_URL: 'https://money.example' } })
const plainApp = await openTestApp({ env: { PUBLIC_URL: 'http://money.example:8080' } })

/** The identity call's status, and its message if refused. */
async function whoAmI(browser: Browser): Promise<[number, string | undefined]> {
  const { status, body } = await browser.get('/api/auth/me')
  return [status, body.message]
}

const in200 = [200, undefined]
const expired = [401, 'Session expired']
const nobody = [401, 'Not authenticated']

/** Another browser with the same cookies: the first one drops its cookie when the server clears it. */
function copyOf(person: Browser): Browser {
  const copy = openBrowser(app)
  for (const [name, value] of person.cookies) copy.cookies.set(name, value)
  return copy
}

test.each([
  ['no PUBLIC_URL', app, ['evenkeel', 'Max-Age=43200', 'Path=/', 'HttpOnly', 'SameSite=Lax']],
  ['plain http', plainApp, ['evenkeel', 'Max-Age=43200', 'Path=/', 'HttpOnly', 'SameSite=Lax']],
  [
    'https',
    secureApp,
    ['__Host-evenkeel', 'Max-Age=43200', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'],
  ],
])('the cookie for %s', async (_name, where, expected) => {
  const browser = openBrowser(where)
  const password = 'Calm-Harbour-7'
  const account = { email: 'cookie@example.com', username: 'cookie', password }
  const [line = ''] = setCookies(await browser.post('/api/auth/register', account))
  const [pair = '', ...attributes] = line.split('; ')
  const [name, value] = pair.split('=')
  expect([name, ...attributes]).toEqual(expected)
  expect(value).toMatch(/^[\w-]{43}$/)
})

test('the cookie is cleared with the attributes it was set with', async () => {
  const person = await signUp(secureApp)
  const [line] = setCookies(await person.post('/api/auth/logout'))
  expect(line).toBe(
    '__Host-evenkeel=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
  )
})

test('the database stores a hash of the token, not the token', async () => {
  const person = await signUp(app)
  const token = person.cookies.get('evenkeel') ?? ''
  const { rows } = await app.database.pool.query(
    'select token_hash from sessions where user_id = $1',
    [person.id],
  )
  expect(rows.map((row) => row.token_hash.length)).toEqual([32])
  const all = await app.database.pool.query('select to_jsonb(s) as row from sessions s')
  expect(JSON.stringify(all.rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

test.each([
  ['a session survives 17 idle minutes', { minutes: 17 }, in200],
  ['a session ends after 17 idle minutes', { minutes: 17, ms: 1 }, expired],
])('%s', async (_name, pause, answer) => {
  const person = await signUp(app)
  app.clock.advance(pause)
  expect(await whoAmI(person)).toEqual(answer)
})

test('requests keep the session alive for at most 12 hours', async () => {
  const person = await signUp(app)
  for (let quarter = 0; quarter < 48; quarter += 1) {
    app.clock.advance({ minutes: 15 })
    expect(await whoAmI(person)).toEqual(in200)
  }
  app.clock.advance({ ms: 1 })
  expect(await whoAmI(person)).toEqual(expired)
})

test('a request within a minute of the last one writes nothing', async () => {
  const person = await signUp(app)
  app.clock.advance({ seconds: 59 })
  app.database.statements.length = 0
  await whoAmI(person)
  expect(app.database.statements.filter((text) => /^(update|insert|delete)/i.test(text))).toEqual(
    [],
  )
  app.clock.advance({ seconds: 1 })
  await whoAmI(person)
  expect(app.database.statements.filter((text) => /^update "sessions"/i.test(text))).toHaveLength(1)
})

test('refused requests count as activity', async () => {
  const person = await signUp(app)
  app.clock.advance({ minutes: 16 })
  expect((await person.get('/api/transactions?limit=0')).status).toBe(400)
  app.clock.advance({ minutes: 16 })
  expect(await whoAmI(person)).toEqual(in200)
})

test('the Session expired reply clears the cookie, so it is sent only once', async () => {
  const person = await signUp(app)
  app.clock.advance({ minutes: 18 })
  const reply = await person.get('/api/auth/me')
  expect(reply.body).toMatchObject({
    status: 401,
    code: 'session_expired',
    message: 'Session expired',
  })
  expect(setCookies(reply)).toEqual([expect.stringMatching(/^evenkeel=; Max-Age=0; Path=\/; /)])
  expect(await whoAmI(person)).toEqual(nobody)
})

test.each([
  ['no cookie', []],
  ['an empty cookie', [['evenkeel', '']]],
  ['a cookie that was never issued', [['evenkeel', 'A'.repeat(43)]]],
  ['a huge cookie', [['evenkeel', 'A'.repeat(5000)]]],
  ['a malformed cookie', [['evenkeel', '%00%ff";\'--']]],
  ['a cookie with another name', [['__Host-evenkeel', 'A'.repeat(43)]]],
] as [string, [string, string][]][])(
  'a request with %s is not authenticated',
  async (_name, cookies) => {
    const browser = openBrowser(app)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const reply = await browser.get('/api/auth/me')
    expect(reply.body).toMatchObject({
      status: 401,
      code: 'not_authenticated',
      message: 'Not authenticated',
    })
    expect(setCookies(reply)).toEqual([])
  },
)

test('signing out ends only this session', async () => {
  const person = await signUp(app)
  const elsewhere = await openSession(app, person)
  const copy = copyOf(person)
  expect((await person.post('/api/auth/logout')).status).toBe(200)
  expect(person.cookies.has('evenkeel')).toBe(false)
  expect(await whoAmI(copy)).toEqual(expired)
  expect(await whoAmI(elsewhere)).toEqual(in200)
})

test('signing out works repeatedly, after expiry and without a session', async () => {
  const person = await signUp(app)
  const copy = copyOf(person)
  await person.post('/api/auth/logout')
  expect((await copy.post('/api/auth/logout', {})).status).toBe(200)
  expect(copy.cookies.has('evenkeel')).toBe(false)
  expect((await openBrowser(app).post('/api/auth/logout')).status).toBe(200)
})

test.each([
  [
    'signing in',
    (person: Person) =>
      person.post('/api/auth/login', { email: person.email, password: person.password }),
  ],
  [
    'making another account',
    (person: Person) =>
      person.post('/api/auth/register', {
        email: `second.${person.email}`,
        username: 'second',
        password: person.password,
      }),
  ],
])('%s starts a new session and ends the old one', async (_name, enter) => {
  const person = await signUp(app)
  const old = copyOf(person)
  expect((await enter(person)).status).toBeLessThan(300)
  expect(person.cookies.get('evenkeel')).not.toBe(old.cookies.get('evenkeel'))
  expect(await whoAmI(person)).toEqual(in200)
  expect(await whoAmI(old)).toEqual(expired)
})

test('a failed sign-in leaves the current session alone', async () => {
  const person = await signUp(app)
  const wrong = { email: person.email, password: 'not it' }
  expect((await person.post('/api/auth/login', wrong)).status).toBe(401)
  expect(await whoAmI(person)).toEqual(in200)
})

test('sign-in never adopts a cookie planted beforehand', async () => {
  const account = await signUp(app)
  const browser = openBrowser(app)
  browser.cookies.set('evenkeel', 'B'.repeat(43))
  const { email, password } = account
  await browser.post('/api/auth/login', { email, password })
  expect(browser.cookies.get('evenkeel')).not.toBe('B'.repeat(43))
})

test('sessions survive a restart', async () => {
  const person = await signUp(app)
  const again = await openTestApp({ beside: app })
  const browser = openBrowser(again)
  for (const [name, value] of person.cookies) browser.cookies.set(name, value)
  expect(await whoAmI(browser)).toEqual(in200)
})

test("a user's browsers have separate sessions", async () => {
  const person = await signUp(app)
  const other = await signIn(app, person)
  app.clock.advance({ minutes: 10 })
  await whoAmI(other)
  app.clock.advance({ minutes: 10 })
  expect(await whoAmI(person)).toEqual(expired)
  expect(await whoAmI(other)).toEqual(in200)
})

test('a sign-in is audited, with what proved who it was', async () => {
  const person = await signUp(app)
  await signIn(app, person)
  const { rows } = await app.database.pool.query(
    `select details from audit_events where event = 'signed_in' and user_id = $1`,
    [person.id],
  )
  expect(rows).toEqual([{ details: { proof: 'password' } }])
})

test('a requested email change is kept for eight days and goes with the next sign-in', async () => {
  const person = await signUp(app)
  const from = app.clock.now().getTime()
  const { pool } = app.database
  await pool.query(
    `insert into email_changes (user_id, new_email, created_at) values ($1, 'new@example.com', $2)`,
    [person.id, new Date(from)],
  )
  const isKept = async () =>
    (await pool.query('select 1 from email_changes where user_id = $1', [person.id])).rowCount === 1
  app.clock.set(new Date(from + 8 * 24 * 60 * 60_000).toISOString())
  await signIn(app, person)
  expect(await isKept()).toBe(true)
  app.clock.advance({ ms: 1 })
  await signIn(app, person)
  expect(await isKept()).toBe(false)
})
