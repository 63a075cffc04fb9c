import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents, jobs, resetRequests, users } from '#db/schema.ts'
import { openTestApp } from '#testing/app.ts'
import { deliverMail, tokenIn } from '#testing/mail.ts'
import {
  newAddress,
  openBrowser,
  openSession,
  type Person,
  signIn,
  signUp,
} from '#testing/person.ts'

const app = await openTestApp()
const { db, statements } = app.database

const newPassword = 'Quiet-Anchor-8'
const invalid = 'This reset link is invalid or has expired.'

function forget(email: string, address?: string) {
  return openBrowser(app, address).post('/api/auth/forgot-password', { email })
}

/** Requests a reset and reads the token from the email. */
async function tokenFor({ email }: Person): Promise<string> {
  await forget(email)
  return tokenIn(
    (await deliverMail(app)).find((mail) => mail.to === email && mail.text.includes('token=')),
  )
}

function reset(token: string, password = newPassword) {
  return openBrowser(app).post('/api/auth/reset-password', { token, password })
}

async function isValid(token: string): Promise<boolean> {
  const { body } = await openBrowser(app).post('/api/auth/validate-reset-token', { token })
  return body.valid
}

async function eventsOf({ id }: Person): Promise<string[]> {
  const rows = await db.select().from(auditEvents).where(eq(auditEvents.userId, id))
  return rows.map((row) => row.event)
}

test('a reset link names its account and sets a new password', async () => {
  const person = await signUp(app)
  const token = await tokenFor(person)

  const reply = await openBrowser(app).post('/api/auth/validate-reset-token', { token })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    valid: true,
    email: person.email,
    message: 'This reset link is valid.',
  })
  const done = await reset(token)
  expect(done.status).toBe(200)
  expect(done.body.message).toBe('Your password has been reset. Please sign in with the new one.')

  const old = await openBrowser(app).post('/api/auth/login', person)
  expect(old.status).toBe(400)
  const wrong = { email: person.email, password: person.password }
  expect((await openBrowser(app).post('/api/auth/login', wrong)).status).toBe(401)
  await signIn(app, { email: person.email, password: newPassword })
  expect(await eventsOf(person)).toEqual(
    expect.arrayContaining(['password_reset_requested', 'password_reset']),
  )
})

test('the email names the account, has link and token, and loads nothing remote', async () => {
  const { email } = await signUp(app)
  await forget(email)
  const letter = (await deliverMail(app)).find((mail) => mail.to === email)
  const token = tokenIn(letter)
  expect(letter?.subject).toBe('Reset your Evenkeel password')
  expect(letter?.text).toContain(email)
  expect(letter?.text).toContain(`${app.origin}/reset-password?token=${token}\n`)
  expect(letter?.text).toContain(`it is: ${token}\n`)
  expect(letter?.html).toContain(`href="${app.origin}/reset-password?token=${token}"`)
  expect(letter?.html).not.toMatch(/<img|<link|<script|src=|url\(|@import/i)
  expect(`${letter?.subject}${letter?.text}`).not.toContain('!')
})

test('known and unknown emails get the same reply for the same work', async () => {
  await deliverMail(app)
  const { email } = await signUp(app)
  await forget('warm-up@example.com')
  const ask = async (address: string) => {
    statements.length = 0
    const { status, body, headers } = await forget(address)
    const { 'x-request-id': _, date: __, ...rest } = headers
    return { status, body, headers: rest, statements: [...statements] }
  }
  const known = await ask(email)
  expect(known.body).toEqual({
    message: 'If this email address has an account, a link to reset its password is on its way.',
  })
  // Each of these statements commits on its own.
  expect(known.statements.map((text) => text.split(' ')[0])).toEqual(['insert', 'insert'])
  expect(await ask('nobody@example.com')).toEqual(known)

  expect(await db.select().from(resetRequests)).toHaveLength(3)
  const letters = await deliverMail(app)
  expect(letters.map(({ to }) => to)).toEqual([email])
  expect(await db.select().from(resetRequests)).toHaveLength(0)
})

test('a token works only once', async () => {
  const person = await signUp(app)
  const token = await tokenFor(person)
  expect((await reset(token)).status).toBe(200)
  const again = await reset(token, 'Other-Anchor-9')
  expect(again.status).toBe(400)
  expect(again.body).toMatchObject({
    code: 'invalid_input',
    message: invalid,
    errors: [{ field: 'token', message: invalid }],
  })
  expect(await isValid(token)).toBe(false)
  await signIn(app, { email: person.email, password: newPassword })
})

test('a token works for thirty minutes', async () => {
  const token = await tokenFor(await signUp(app))
  app.clock.advance({ minutes: 30, ms: -1 })
  expect(await isValid(token)).toBe(true)
  app.clock.advance({ ms: 1 })
  expect(await isValid(token)).toBe(false)
  expect((await reset(token)).status).toBe(400)
})

test('the thirty minutes start when the email is sent', async () => {
  const person = await signUp(app)
  await forget(person.email)
  app.clock.advance({ hours: 5 })
  const letter = (await deliverMail(app)).find((mail) => mail.to === person.email)
  app.clock.advance({ minutes: 29 })
  expect((await reset(tokenIn(letter))).status).toBe(200)
})

test('a newer link invalidates the older one', async () => {
  const person = await signUp(app)
  const older = await tokenFor(person)
  const newer = await tokenFor(person)
  expect(await isValid(older)).toBe(false)
  expect((await reset(older)).status).toBe(400)
  expect((await reset(newer)).status).toBe(200)
})

test('exactly one of fifty concurrent resets succeeds', async () => {
  const person = await signUp(app)
  const token = await tokenFor(person)
  const passwords = Array.from({ length: 50 }, (_, index) => `Quiet-Anchor-${index}`)
  const replies = await Promise.all(passwords.map((password) => reset(token, password)))
  const winners = replies.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(winners).toHaveLength(1)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]))
  await signIn(app, { email: person.email, password: passwords[winners[0] ?? -1] ?? '' })
})

test("a reset ends every session and clears this browser's cookie", async () => {
  const person = await signUp(app)
  const elsewhere = await openSession(app, person)
  const token = await tokenFor(person)
  const reply = await person.post('/api/auth/reset-password', { token, password: newPassword })
  expect(reply.status).toBe(200)
  expect(person.cookies.has('evenkeel')).toBe(false)
  const ended = await elsewhere.get('/api/auth/me')
  expect(ended.status).toBe(401)
  expect(ended.body.message).toBe('Session expired')
})

test("a reset leaves another user's session in the same browser alone", async () => {
  const other = await signUp(app)
  const token = await tokenFor(await signUp(app))
  await other.post('/api/auth/reset-password', { token, password: newPassword })
  expect((await other.get('/api/auth/me')).status).toBe(200)
})

test('a reset lifts the limit on failed sign-ins', async () => {
  const person = await signUp(app)
  const { email } = person
  const guess = () => openBrowser(app).post('/api/auth/login', { email, password: 'x' })
  for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  await reset(await tokenFor(person))
  await signIn(app, { email, password: newPassword })
})

test('changing the password revokes a reset link', async () => {
  const person = await signUp(app)
  const token = await tokenFor(person)
  await person.post('/api/auth/change-password', {
    currentPassword: person.password,
    newPassword: 'Third-Anchor-9',
  })
  expect(await isValid(token)).toBe(false)
})

test('a common password is rejected without consuming the token', async () => {
  const token = await tokenFor(await signUp(app))
  const reply = await reset(token, 'P@ssw0rd')
  expect(reply.status).toBe(400)
  expect(reply.body.errors).toEqual([
    { field: 'password', message: 'This password is too common. Please choose another.' },
  ])
  expect((await reset(token)).status).toBe(200)
})

test('an unknown token is rejected', async () => {
  const reply = await openBrowser(app).post('/api/auth/validate-reset-token', { token: 'made-up' })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ valid: false, message: invalid })
})

test('the user is notified of the reset by email', async () => {
  const person = await signUp(app)
  await reset(await tokenFor(person))
  const note = (await deliverMail(app)).find((mail) => mail.to === person.email)
  expect(note?.subject).toBe('Your Evenkeel password was changed')
})

test('the database contains no token in plain text', async () => {
  const person = await signUp(app)
  const token = await tokenFor(person)
  const [row] = await db.select().from(users).where(eq(users.id, person.id))
  expect(JSON.stringify(row)).not.toContain(token)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('one mailbox gets at most three emails in 15 minutes, with no visible difference', async () => {
  const { email } = await signUp(app)
  const replies = []
  for (let count = 0; count < 5; count += 1) replies.push(await forget(email))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => body.message)).size).toBe(1)
  expect(await deliverMail(app)).toHaveLength(3)
  app.clock.advance({ minutes: 15 })
  await forget(email)
  expect(await deliverMail(app)).toHaveLength(1)
})

test('one network address may request twenty resets an hour, for any emails', async () => {
  const { email } = await signUp(app)
  const ask = async (forWhom: (count: number) => string) => {
    const address = newAddress()
    const replies = []
    for (let count = 0; count < 21; count += 1) {
      replies.push(await forget(forWhom(count), address))
    }
    const last = replies.at(-1)
    return { statuses: replies.map(({ status }) => status), text: last?.body.message, last }
  }
  const known = await ask(() => email)
  const unknown = await ask((count) => `unknown${count}@example.com`)
  expect(known.statuses).toEqual([...Array(20).fill(200), 429])
  expect(unknown.statuses).toEqual(known.statuses)
  expect(unknown.text).toBe(known.text)
  expect(known.last?.headers['retry-after']).toBe('3600')
})

test('an email that has since changed gets no message', async () => {
  await deliverMail(app)
  const person = await signUp(app)
  await forget(person.email)
  await db.update(users).set({ email: 'moved@example.com' }).where(eq(users.id, person.id))
  expect(await deliverMail(app)).toEqual([])
  expect(await db.select().from(jobs)).toEqual([])
})
