import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { goodPassword, newAddress, openBrowser, openSession, signUp } from '#testing/person.ts'

const app = await openTestApp()

type Fields = Record<string, unknown>

/** Signs up from a fresh browser; omitted fields are valid. */
function register(fields: Fields, address = newAddress()) {
  const right = { email: 'ada@example.com', username: 'ada', password: goodPassword }
  return openBrowser(app, address).post('/api/auth/register', { ...right, ...fields })
}

async function countUsers(): Promise<number> {
  const { rows } = await app.database.pool.query('select count(*)::int as number from users')
  return rows[0].number
}

test('signing up starts a session and a seven-day trial', async () => {
  const browser = openBrowser(app)
  const account = { email: 'new@example.com', username: 'newcomer', password: goodPassword }
  const reply = await browser.post('/api/auth/register', account)
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'new@example.com',
    username: 'newcomer',
    hasPaid: false,
    trialStartDate: '2026-03-15T09:30:00.000Z',
    trialEndDate: '2026-03-22T09:30:00.000Z',
    isTrialActive: true,
    createdAt: '2026-03-15T09:30:00.000Z',
  })
  expect((await browser.get('/api/auth/me')).body).toEqual(reply.body)
})

test.each([
  ['at sign-up', { minutes: 0 }, 7, true],
  ['a minute later', { minutes: 1 }, 7, true],
  ['after a day', { days: 1 }, 6, true],
  ['in the last 24 hours', { days: 6, ms: 1 }, 1, true],
  ['in the last moment', { days: 7, ms: -1 }, 1, true],
  ['when it expires', { days: 7 }, 0, false],
  ['a year later', { days: 365 }, 0, false],
])('the trial %s', async (_name, passed, daysRemaining, isTrialActive) => {
  const person = await signUp(app)
  app.clock.advance(passed)
  const later = await openSession(app, person)
  expect((await later.get('/api/auth/trial-status')).body).toEqual({
    hasPaid: false,
    isTrialExpired: !isTrialActive,
    isTrialActive,
    daysRemaining,
  })
  expect((await later.get('/api/auth/me')).body).toMatchObject({ isTrialActive, hasPaid: false })
})

test('with billing off, everyone has premium', async () => {
  const free = await openTestApp({ env: { BILLING: 'off' }, beside: app })
  const person = await signUp(free)
  app.clock.advance({ days: 30 })
  const later = await openSession(free, person)
  expect((await later.get('/api/auth/trial-status')).body).toMatchObject({
    hasPaid: true,
    isTrialExpired: false,
    isTrialActive: false,
  })
  const entry = { type: 'expense', amount: '1', category: 'Other', date: '2026-03-01' }
  expect((await later.post('/api/transactions', entry)).status).toBe(201)
})

test('an email is one account regardless of case and spacing', async () => {
  expect((await register({ email: '  Grace@Example.COM ' })).body.email).toBe('grace@example.com')
  const before = await countUsers()
  for (const email of ['grace@example.com', 'GRACE@EXAMPLE.COM', '\tgrace@example.com\n']) {
    const reply = await register({ email })
    expect(reply.body).toMatchObject({
      status: 409,
      code: 'email_taken',
      message: 'An account with this email already exists.',
    })
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
  expect(await countUsers()).toBe(before)
})

test('exactly one of several concurrent sign-ups with one email succeeds', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => register({ email: 'race@example.com' })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
})

const uniform = { email: 'rules@example.com' }
test.each([
  ['no email', { email: undefined }, 'email', 'Email is required'],
  ['an empty email', { email: '   ' }, 'email', 'Email is required'],
  ['an invalid email', { email: 'nobody' }, 'email', 'Please enter a valid email address'],
  ['two at-signs', { email: 'a@b@example.com' }, 'email', 'Please enter a valid email address'],
  ['an email that is not a string', { email: ['a@example.com'] }, 'email', 'Email is required'],
  [
    'an email with a line break',
    { email: 'a@example.com\r\nBcc: b@example.com' },
    'email',
    'Please enter a valid email address',
  ],
  [
    'an email that is too long',
    { email: `${'a'.repeat(250)}@example.com` },
    'email',
    'Email must be at most 255 characters',
  ],
  ['a short username', { username: 'x' }, 'username', 'Username must be at least 2 characters'],
  [
    'a name of spaces',
    { username: '      ' },
    'username',
    'Username must be at least 2 characters',
  ],
  [
    'a password that is short',
    { password: 'Aa1!aaa' },
    'password',
    'Password must be at least 8 characters long',
  ],
  [
    'a password without an uppercase letter',
    { password: 'calm-harbour-7' },
    'password',
    'Password must contain at least one uppercase letter',
  ],
  [
    'a password without a lowercase letter',
    { password: 'CALM-HARBOUR-7' },
    'password',
    'Password must contain at least one lowercase letter',
  ],
  [
    'a password without a number',
    { password: 'Calm-Harbour' },
    'password',
    'Password must contain at least one number',
  ],
  [
    'a password without a special character',
    { password: 'CalmHarbour7' },
    'password',
    'Password must contain at least one special character',
  ],
  [
    'a password that is too long',
    { password: `Aa1!${'a'.repeat(252)}` },
    'password',
    'Password must be at most 255 characters',
  ],
])('rejects %s with its message', async (_name, fields, field, message) => {
  const before = await countUsers()
  const reply = await register({ ...uniform, ...fields })
  expect(reply.body).toMatchObject({ status: 400, code: 'invalid_input', message })
  expect(reply.body.errors).toContainEqual({ field, message })
  expect(await countUsers()).toBe(before)
})

test.each([
  ['a password of 255 characters', { password: `Calm-Harbour-7${'a'.repeat(241)}` }],
  ['a password in several scripts', { password: 'Ünïcödé-Пароль-密碼-😀-7' }],
  ['a username of 100 characters', { username: 'n'.repeat(100) }],
  ['a username in another script', { username: '大田 花子' }],
  [
    'an email of 255 characters',
    { email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(62)}.${'d'.repeat(58)}.com` },
  ],
])('accepts %s', async (name, fields) => {
  const email = `${name.replaceAll(' ', '.')}@example.com`
  const reply = await register({ email, ...fields })
  expect(reply.status).toBe(201)
  const login = { email: reply.body.email, password: goodPassword, ...fields }
  const { username: _, ...sent } = login as { username?: string }
  expect((await openBrowser(app).post('/api/auth/login', sent)).status).toBe(200)
})

test.each([
  ['id', '019cf0d4-bdc0-738e-88e0-6427d6cfbc32'],
  ['userId', '019cf0d4-bdc0-738e-88e0-6427d6cfbc32'],
  ['hasPaid', true],
  ['isTrialActive', true],
  ['trialEndDate', '2099-01-01T00:00:00.000Z'],
  ['paymentId', 'made-up'],
  ['createdAt', '2000-01-01T00:00:00.000Z'],
])('rejects a client-supplied %s', async (field, value) => {
  const reply = await register({ email: 'setter@example.com', [field]: value })
  expect(reply.status).toBe(400)
})

test.each([
  [
    '__proto__',
    '{"__proto__":{"hasPaid":true},"email":"proto@example.com","username":"pp","password":"Calm-Harbour-7"}',
  ],
  [
    'constructor',
    '{"constructor":{"prototype":{"hasPaid":true}},"email":"proto@example.com","username":"pp","password":"Calm-Harbour-7"}',
  ],
])('%s in a body does not pollute prototypes', async (_name, text) => {
  const reply = await openBrowser(app).send({ method: 'POST', url: '/api/auth/register', text })
  expect([201, 400]).toContain(reply.status)
  expect(({} as { hasPaid?: boolean }).hasPaid).toBeUndefined()
  expect((await (await signUp(app)).get('/api/auth/me')).body.hasPaid).toBe(false)
})

test('one network address can create 200 accounts an hour', async () => {
  const address = newAddress()
  // The limit counts attempts, including those for a taken email. Twenty at a time, as many as may wait for a hash.
  const statuses: number[] = []
  for (let sent = 0; sent < 201; sent += 20) {
    const attempts = Array.from({ length: Math.min(20, 201 - sent) }, () =>
      register({ email: 'grace@example.com' }, address),
    )
    statuses.push(...(await Promise.all(attempts)).map(({ status }) => status))
  }
  expect(statuses.toSorted()).toEqual([...Array(200).fill(409), 429])
  const refused = await register({ email: 'late@example.com' }, address)
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('3600')
  expect(refused.body.message).toBe('Too many attempts. Please try again in 60 minutes.')
  expect((await register({ email: 'elsewhere@example.com' })).status).toBe(201)
  app.clock.advance({ hours: 1 })
  expect((await register({ email: 'late@example.com' }, address)).status).toBe(201)
})

test('an invalid sign-up does not count as an attempt', async () => {
  const address = newAddress()
  for (let attempt = 0; attempt < 205; attempt += 1) {
    await register({ email: 'no address' }, address)
  }
  expect((await register({ email: 'patient@example.com' }, address)).status).toBe(201)
})
