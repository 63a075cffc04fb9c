import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { openTestApp, type TestReply } from '#testing/app.ts'
import { goodPassword, newAddress, openBrowser, type Person, signUp } from '#testing/person.ts'

const app = await openTestApp()

/** Signs in from a fresh browser and network address. */
function login(fields: Record<string, unknown>, address = newAddress()): Promise<TestReply> {
  return openBrowser(app, address).post('/api/auth/login', fields)
}

function guess(person: Pick<Person, 'email'>, address?: string): Promise<TestReply> {
  return login({ email: person.email, password: 'Wrong-Guess-1' }, address)
}

let strangers = 0

/** An unused email without an account. */
function stranger(): { email: string } {
  strangers += 1
  return { email: `stranger${strangers}@example.com` }
}

/** The statuses of sequential requests. */
async function inSequence(times: number, ask: () => Promise<TestReply>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) statuses.push((await ask()).status)
  return statuses
}

const refusal = { status: 401, code: 'invalid_credentials', message: 'Invalid email or password' }

test('the correct password returns the user and starts a session', async () => {
  const person = await signUp(app)
  const browser = openBrowser(app)
  const { email, password } = person
  const reply = await browser.post('/api/auth/login', { email, password })
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ id: person.id, email: person.email, isTrialActive: true })
  expect((await browser.get('/api/auth/me')).body).toEqual(reply.body)
})

test('the email may have any case and surrounding spaces', async () => {
  const person = await signUp(app)
  const reply = await login({ email: ` ${person.email.toUpperCase()}\n`, password: goodPassword })
  expect(reply.body.id).toBe(person.id)
})

test.each([
  ['a wrong password', (person: Person) => ({ email: person.email, password: 'Wrong-Guess-1' })],
  [
    'the password in another case',
    ({ email }: Person) => ({ email, password: goodPassword.toLowerCase() }),
  ],
  ['a trailing space', ({ email }: Person) => ({ email, password: `${goodPassword} ` })],
  ['an unknown email', () => ({ email: 'nobody@example.com', password: goodPassword })],
])('%s gets the generic refusal', async (_name, fields) => {
  const reply = await login(fields(await signUp(app)))
  expect(reply.body).toMatchObject(refusal)
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test.each([
  ['no password', { email: 'a@example.com' }, 'Password is required'],
  ['an empty password', { email: 'a@example.com', password: '' }, 'Password is required'],
  ['no email', { password: 'x' }, 'Invalid email address'],
  ['an invalid email', { email: 'ada', password: 'x' }, 'Invalid email address'],
  [
    'a password that is an object',
    { email: 'a@example.com', password: { $ne: null } },
    'Password is required',
  ],
  [
    'a huge password',
    { email: 'a@example.com', password: 'x'.repeat(256) },
    'Password must be at most 255 characters',
  ],
])('rejects %s with its message', async (_name, fields, message) => {
  expect((await login(fields)).body).toMatchObject({ status: 400, message })
})

test('an unknown email runs the same statements as a wrong password', async () => {
  const person = await signUp(app)
  const statementsOf = async (email: string) => {
    app.database.statements.length = 0
    expect((await login({ email, password: 'Wrong-Guess-1' })).status).toBe(401)
    return app.database.statements.map((text) => text.toLowerCase())
  }
  const known = await statementsOf(person.email)
  const unknown = await statementsOf('stranger@example.com')
  expect(unknown).toEqual(known)
  expect(unknown).toContain('commit')
})

test('an unknown email computes the same hash as a wrong password', async () => {
  // Compares CPU time rather than wall time: a hash takes milliseconds of it, a refusal without one a fraction.
  const person = await signUp(app)
  const workOf = async (email: string) => {
    const works: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const before = process.cpuUsage()
      await login({ email, password: 'Wrong-Guess-1' })
      const { user, system } = process.cpuUsage(before)
      works.push(user + system)
    }
    return Math.min(...works)
  }
  const known = await workOf(person.email)
  const unknown = await workOf('other.stranger@example.com')
  expect(unknown).toBeGreaterThan(known / 3)
  expect(known).toBeGreaterThan(unknown / 3)
})

test('five failures block an account for a while, even for the correct password', async () => {
  const person = await signUp(app)
  expect(await inSequence(5, () => guess(person))).toEqual([401, 401, 401, 401, 401])
  const reply = await login({ email: person.email, password: person.password })
  expect(reply.status).toBe(429)
  expect(reply.headers['retry-after']).toBe('900')
  expect(reply.body.message).toBe('Too many attempts. Please try again in 15 minutes.')
  app.clock.advance({ minutes: 14, seconds: 30 })
  expect((await guess(person)).body.message).toBe(
    'Too many attempts. Please try again in 1 minute.',
  )
  app.clock.advance({ seconds: 30 })
  expect((await login({ email: person.email, password: person.password })).status).toBe(200)
})

test('the wait doubles with each round of failures, up to an hour, and resets after a day', async () => {
  const person = await signUp(app)
  const waits: string[] = []
  for (let round = 0; round < 5; round += 1) {
    await inSequence(5, () => guess(person))
    const refused = await guess(person)
    waits.push(String(refused.headers['retry-after']))
    app.clock.advance({ seconds: Number(refused.headers['retry-after']) })
  }
  expect(waits).toEqual(['900', '1800', '3600', '3600', '3600'])
  app.clock.advance({ days: 1, ms: 1 })
  await inSequence(5, () => guess(person))
  expect((await guess(person)).headers['retry-after']).toBe('900')
})

test('the correct password clears earlier failures', async () => {
  const person = await signUp(app)
  const right = () => login({ email: person.email, password: person.password })
  for (let round = 0; round < 3; round += 1) {
    expect(await inSequence(4, () => guess(person))).toEqual([401, 401, 401, 401])
    expect((await right()).status).toBe(200)
  }
})

test('an account that does not exist is blocked like one that does', async () => {
  const nobody = { email: 'ghost@example.com' }
  expect(await inSequence(6, () => guess(nobody))).toEqual([401, 401, 401, 401, 401, 429])
})

test('twenty failures block a network address, across all accounts', async () => {
  const address = newAddress()
  const person = await signUp(app)
  expect(await inSequence(20, () => guess(stranger(), address))).toEqual(Array(20).fill(401))
  const { email, password } = person
  expect((await login({ email, password }, address)).status).toBe(429)
  expect((await login({ email, password })).status).toBe(200)
  app.clock.advance({ minutes: 15 })
  expect((await login({ email, password }, address)).status).toBe(200)
})

test('neither a correct password nor a blocked account charges the address', async () => {
  const address = newAddress()
  const [person, closed] = [await signUp(app), await signUp(app)]
  const { email, password } = person
  expect(await inSequence(25, () => login({ email, password }, address))).toEqual(
    Array(25).fill(200),
  )
  expect(await inSequence(25, () => guess(closed, address))).toEqual([
    ...Array(5).fill(401),
    ...Array(20).fill(429),
  ])
  expect(await inSequence(4, () => guess(person, address))).toEqual([401, 401, 401, 401])
})

test('concurrent guesses do not slip past the limit', async () => {
  const person = await signUp(app)
  const replies = await Promise.all(Array.from({ length: 12 }, () => guess(person)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([
    ...Array(5).fill(401),
    ...Array(7).fill(429),
  ])
})

test('the limits hold across servers', async () => {
  const other = await openTestApp({ beside: app })
  const person = await signUp(app)
  await inSequence(5, () => guess(person))
  const { email, password } = person
  const reply = await openBrowser(other).post('/api/auth/login', { email, password })
  expect(reply.status).toBe(429)
})

test.each([
  ['the same address in another notation', '10.9.8.7', '::ffff:10.9.8.7'],
  ['another address of the same household', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
])('%s shares its limit', async (_name, first, second) => {
  await inSequence(20, () => guess(stranger(), first))
  expect((await guess({ email: 'b@example.com' }, second)).status).toBe(429)
})

test('another household has its own limit', async () => {
  await inSequence(20, () => guess(stranger(), '2001:db8:7:1::1'))
  expect((await guess({ email: 'd@example.com' }, '2001:db8:7:2::1')).status).toBe(401)
})

test('failures are audited for a known account and logged only as a hash for an unknown one', async () => {
  const person = await signUp(app)
  await guess(person)
  await login({ email: person.email, password: person.password })
  const { rows } = await app.database.pool.query(
    'select event from audit_events where user_id = $1 order by id',
    [person.id],
  )
  expect(rows.map(({ event }) => event).toSorted()).toEqual([
    'account_created',
    'sign_in_failed',
    'signed_in',
  ])
  await guess({ email: 'unheard.of@example.com' })
  const everything = await app.database.pool.query('select to_jsonb(r) as row from rate_limits r')
  expect(JSON.stringify(everything.rows)).not.toContain('unheard.of')
})

test('a hash made with weaker options is renewed by a sign-in, and the password stays', async () => {
  const person = await signUp(app)
  const weak = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const { pool } = app.database
  await pool.query('update users set password = $2 where id = $1', [person.id, weak])
  const stored = async () =>
    (await pool.query('select password from users where id = $1', [person.id])).rows[0].password
  expect((await guess(person)).status).toBe(401)
  expect(await stored()).toBe(weak)
  const browser = openBrowser(app)
  const { email, password } = person
  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200)
  const renewed = await stored()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200)
  expect(await stored()).toBe(renewed)
})
