import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents, jobs, users } from '#db/schema.ts'
import { openTestApp } from '#testing/app.ts'
import { deliverMail, tokenIn } from '#testing/mail.ts'
import { openBrowser, openSession, type Person, signIn, signUp } from '#testing/person.ts'

const app = await openTestApp()
const { db } = app.database

const newPassword = 'Quiet-Anchor-8'
const invalidLink = 'This confirmation link is invalid or has expired.'

async function eventsOf({ id }: Person): Promise<string[]> {
  const rows = await db.select().from(auditEvents).where(eq(auditEvents.userId, id))
  return rows.map((row) => row.event)
}

async function lettersTo(...addresses: string[]) {
  return (await deliverMail(app)).filter((mail) => addresses.includes(mail.to))
}

function changePassword(person: Person, currentPassword = person.password, next = newPassword) {
  return person.post('/api/auth/change-password', { currentPassword, newPassword: next })
}

function askForEmail(person: Person, newEmail: string) {
  return person.post('/api/auth/change-email', { currentPassword: person.password, newEmail })
}

async function confirmationFor(person: Person, newEmail: string): Promise<string> {
  expect((await askForEmail(person, newEmail)).status).toBe(200)
  const [letter] = await lettersTo(newEmail)
  return tokenIn(letter)
}

test('changing the password requires the current one', async () => {
  const person = await signUp(app)
  const reply = await changePassword(person)
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    message: 'Your password has been changed. Sessions on other devices have ended.',
  })
  const { email } = person
  const old = { email, password: person.password }
  expect((await openBrowser(app).post('/api/auth/login', old)).status).toBe(401)
  await signIn(app, { email, password: newPassword })
  expect(await eventsOf(person)).toContain('password_changed')
})

test('other sessions end, and this one continues with a new token', async () => {
  const person = await signUp(app)
  const elsewhere = await openSession(app, person)
  const before = person.cookies.get('evenkeel') ?? ''
  await changePassword(person)
  expect(person.cookies.get('evenkeel')).not.toBe(before)
  expect((await person.get('/api/auth/me')).status).toBe(200)
  expect((await elsewhere.get('/api/auth/me')).body.message).toBe('Session expired')
  const stolen = openBrowser(app)
  stolen.cookies.set('evenkeel', before)
  expect((await stolen.get('/api/auth/me')).body.message).toBe('Session expired')
})

test('the user is notified by email', async () => {
  const person = await signUp(app)
  await changePassword(person)
  const [note] = await lettersTo(person.email)
  expect(note?.subject).toBe('Your Evenkeel password was changed')
  expect(note?.text).toContain('on March 15, 2026 at 9:30 AM UTC')
})

test.each([
  ['/api/auth/change-password', { newPassword }],
  ['/api/auth/change-email', { newEmail: 'wrong-password@example.com' }],
  ['/api/auth/delete-account', {}],
])('%s: five wrong passwords block further tries for a while', async (url, rest) => {
  const person = await signUp(app)
  const ask = (currentPassword: string) => person.post(url, { currentPassword, ...rest })
  for (let count = 0; count < 5; count += 1) {
    const reply = await ask('wrong')
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      message: 'Current password is incorrect',
      errors: [{ field: 'currentPassword', message: 'Current password is incorrect' }],
    })
  }
  const refused = await ask(person.password)
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('900')
  expect(
    (await eventsOf(person)).filter((event) => event === 'password_check_failed'),
  ).toHaveLength(5)
  app.clock.advance({ minutes: 15 })
  expect((await ask(person.password)).status).toBe(200)
})

test('the correct password resets the count', async () => {
  const person = await signUp(app)
  for (let count = 0; count < 4; count += 1) await changePassword(person, 'wrong')
  expect((await changePassword(person)).status).toBe(200)
  const renewed = { ...person, password: newPassword }
  expect((await changePassword(renewed, 'wrong')).status).toBe(400)
  expect((await changePassword(renewed, newPassword, 'Third-Anchor-9')).status).toBe(200)
})

test('a common password is rejected', async () => {
  const person = await signUp(app)
  const reply = await changePassword(person, person.password, 'Passw0rd!')
  expect(reply.status).toBe(400)
  expect(reply.body.errors).toEqual([
    { field: 'newPassword', message: 'This password is too common. Please choose another.' },
  ])
})

test('only one of two concurrent changes takes effect', async () => {
  const person = await signUp(app)
  const passwords = ['First-Anchor-1', 'Second-Anchor-2']
  const replies = await Promise.all(
    passwords.map(async (next) => {
      const session = await openSession(app, person)
      return changePassword(session, person.password, next)
    }),
  )
  expect(replies.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
  const won = replies.findIndex(({ status }) => status === 200)
  await signIn(app, { email: person.email, password: passwords[won] ?? '' })
})

test('the email changes once its confirmation link is opened', async () => {
  const person = await signUp(app)
  const { email } = person
  const newEmail = `moved.${email}`
  const reply = await askForEmail(person, ` ${newEmail.toUpperCase()} `)
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    message: `We're sending a link to ${newEmail}. Your email address changes once you open it.`,
  })
  expect((await person.get('/api/auth/me')).body.email).toBe(email)

  const letters = await lettersTo(email, newEmail)
  const link = letters.find(({ to }) => to === newEmail)
  const note = letters.find(({ to }) => to === email)
  expect(link?.subject).toBe('Confirm your new Evenkeel email address')
  const token = tokenIn(link)
  expect(link?.text).toContain(`${app.origin}/settings?confirm-email=${token}\n`)
  expect(note?.subject).toBe('Your Evenkeel email address is about to change')
  expect(note?.text).toContain(newEmail)
  expect(note?.text).not.toContain(token)

  const done = await person.post('/api/auth/confirm-email', { token })
  expect(done.status).toBe(200)
  expect(done.body).toMatchObject({ id: person.id, email: newEmail })
  expect((await person.get('/api/auth/me')).body.email).toBe(newEmail)
  await signIn(app, { email: newEmail, password: person.password })
  const old = { email, password: person.password }
  expect((await openBrowser(app).post('/api/auth/login', old)).status).toBe(401)
  expect(await eventsOf(person)).toEqual(
    expect.arrayContaining(['email_change_requested', 'email_changed']),
  )
})

test('a link sent to a stranger gives them no access', async () => {
  const person = await signUp(app)
  const stranger = await signUp(app)
  const token = await confirmationFor(person, 'mistyped@example.com')
  expect((await openBrowser(app).post('/api/auth/confirm-email', { token })).status).toBe(401)
  const reply = await stranger.post('/api/auth/confirm-email', { token })
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({
    message: invalidLink,
    errors: [{ field: 'token', message: invalidLink }],
  })
  expect((await stranger.get('/api/auth/me')).body.email).toBe(stranger.email)
  expect((await person.post('/api/auth/confirm-email', { token })).status).toBe(200)
})

test('a confirmation link works for a day, and only the newest one', async () => {
  const person = await signUp(app)
  const confirm = async (token: string) => {
    const session = await openSession(app, person)
    return (await session.post('/api/auth/confirm-email', { token })).status
  }
  const older = await confirmationFor(person, `first.${person.email}`)
  const newer = await confirmationFor(person, `second.${person.email}`)
  expect(await confirm(older)).toBe(400)
  app.clock.advance({ hours: 24 })
  expect(await confirm(newer)).toBe(400)
  app.clock.advance({ hours: -24, ms: -1 })
  const again = await confirmationFor(await openSession(app, person), `third.${person.email}`)
  app.clock.advance({ hours: 24, ms: -1 })
  const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(again)))
  expect(replies).toEqual(Array(20).fill(200))
  expect((await eventsOf(person)).filter((event) => event === 'email_changed')).toHaveLength(1)
  app.clock.advance({ ms: 1 })
  expect(await confirm(again)).toBe(400)
})

test('reopening a link repeats its reply and changes nothing, until another email or password change', async () => {
  const person = await signUp(app)
  const first = `first.${person.email}`
  const used = await confirmationFor(person, first)
  const confirm = (token: string) => person.post('/api/auth/confirm-email', { token })
  const done = await confirm(used)
  await openBrowser(app).post('/api/auth/forgot-password', { email: first })
  const resetToken = tokenIn((await lettersTo(first))[0])

  expect(await confirm(used)).toMatchObject({ status: 200, body: done.body })
  const reset = await openBrowser(app).post('/api/auth/validate-reset-token', { token: resetToken })
  expect(reset.body.valid).toBe(true)
  const second = await confirmationFor(person, `second.${person.email}`)
  expect((await confirm(used)).status).toBe(400)
  expect((await confirm(second)).status).toBe(200)
  expect((await person.get('/api/auth/me')).body.email).toBe(`second.${person.email}`)
  await changePassword(person)
  expect((await confirm(second)).status).toBe(400)
})

test('only someone who can read its mail learns that an email is taken', async () => {
  const other = await signUp(app)
  const person = await signUp(app)
  const token = await confirmationFor(person, other.email)
  const reply = await person.post('/api/auth/confirm-email', { token })
  expect(reply.status).toBe(409)
  expect(reply.body).toMatchObject({
    code: 'email_taken',
    message: 'An account with this email already exists.',
  })
  expect((await person.get('/api/auth/me')).body.email).toBe(person.email)
})

test('only one of two users confirming the same email gets it', async () => {
  const people = [await signUp(app), await signUp(app)]
  const tokens: string[] = []
  for (const person of people) {
    tokens.push(await confirmationFor(person, 'wanted@example.com'))
  }
  const replies = await Promise.all(
    people.map((person, index) => person.post('/api/auth/confirm-email', { token: tokens[index] })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the current email is rejected as a change', async () => {
  const person = await signUp(app)
  const reply = await askForEmail(person, person.email)
  expect(reply.status).toBe(400)
  expect(reply.body.message).toBe('This is already your email address')
  expect(await lettersTo(person.email)).toEqual([])
})

test('five email changes may be requested an hour', async () => {
  const person = await signUp(app)
  for (let count = 0; count < 5; count += 1) {
    expect((await askForEmail(person, `many${count}.${person.email}`)).status).toBe(200)
  }
  expect((await askForEmail(person, `one.more.${person.email}`)).status).toBe(429)
})

test('changing the password cancels an email change', async () => {
  const person = await signUp(app)
  const newEmail = `thief.${person.email}`
  const token = await confirmationFor(person, newEmail)
  await changePassword(person)
  expect((await person.post('/api/auth/confirm-email', { token })).status).toBe(400)
})

test('no email is sent for a cancelled change', async () => {
  const person = await signUp(app)
  const newEmail = `off.${person.email}`
  await askForEmail(person, newEmail)
  await changePassword(person)
  expect(await lettersTo(newEmail)).toEqual([])
})

test('an email change revokes a reset link sent to the old address', async () => {
  const person = await signUp(app)
  await openBrowser(app).post('/api/auth/forgot-password', { email: person.email })
  const resetToken = tokenIn((await lettersTo(person.email))[0])
  const token = await confirmationFor(person, `new.${person.email}`)
  await person.post('/api/auth/confirm-email', { token })
  const reply = await openBrowser(app).post('/api/auth/validate-reset-token', { token: resetToken })
  expect(reply.body.valid).toBe(false)
})

test('deleting an account deletes all its data and no data of other users', async () => {
  const other = await signUp(app)
  const person = await signUp(app)
  const entry = { type: 'expense', amount: '12.30', category: 'Housing', date: '2026-03-01' }
  for (const somebody of [person, other]) await somebody.post('/api/transactions', entry)
  await openBrowser(app).post('/api/auth/forgot-password', { email: person.email })
  await askForEmail(person, `gone.${person.email}`)
  await openBrowser(app).post('/api/auth/login', { email: person.email, password: 'x' })
  const elsewhere = await openSession(app, person)

  const reply = await person.post('/api/auth/delete-account', { currentPassword: person.password })
  expect(reply.status).toBe(200)
  expect(reply.body.message).toBe('Your account and all its data have been deleted.')
  expect(person.cookies.size).toBe(0)
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
  expect(await tablesMentioning(person)).toEqual([])
  expect((await other.get('/api/transactions')).body).toHaveLength(1)
  expect(await lettersTo(person.email, `gone.${person.email}`)).toEqual([])
  await signUp(app, { email: person.email })
})

/** The tables that still contain the user's id or email. */
async function tablesMentioning({ id, email }: Person): Promise<string[]> {
  const { pool } = app.database
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from "${name}" as row where position($1 in row::text) > 0 or position($2 in row::text) > 0`,
      [id, email],
    )
    if (rowCount) found.push(name)
  }
  return found
}

test('deleting an account does not deadlock with concurrent writes', async () => {
  const person = await signUp(app)
  const entry = { type: 'expense', amount: '1.00', category: 'Housing', date: '2026-03-01' }
  const sessions = await Promise.all(Array.from({ length: 6 }, () => openSession(app, person)))
  const writes = sessions.map((session) => session.post('/api/transactions', entry))
  const reply = await person.post('/api/auth/delete-account', { currentPassword: person.password })
  expect(reply.status).toBe(200)
  const statuses = (await Promise.all(writes)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 201 && status !== 401)).toEqual([])
  expect(await db.select().from(users).where(eq(users.id, person.id))).toEqual([])
})

test('these tests leave no queued mail or unfinished change', async () => {
  await deliverMail(app)
  expect(await db.select().from(jobs)).toEqual([])
  const { rows } = await app.database.pool.query(
    'select from email_changes where token_hash is null',
  )
  expect(rows).toEqual([])
})
