import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Mail, type Mailer, RecipientRefusedError } from '#adapters/mail.ts'
import { jobs } from '#db/schema.ts'
import { openTestApp } from '#testing/app.ts'
import { deliverMail, fakeMailer, sendDueMail, tokenIn } from '#testing/mail.ts'
import { openBrowser, signUp } from '#testing/person.ts'
import { enqueueMail } from './queue.ts'

const app = await openTestApp()
const { db } = app.database
const person = await signUp(app)

beforeEach(async () => {
  await db.delete(jobs)
  await app.database.pool.query('delete from rate_limits')
})

function queueNote(toAddress = person.email) {
  return enqueueMail(db, person.id, app.clock.now(), { kind: 'password_changed', toAddress })
}

function work(mailer: Mailer): Promise<void> {
  return sendDueMail(app, mailer)
}

/** A mailer whose server is unavailable; it counts the attempts. */
function deadMailer(): Mailer & { tries: number } {
  const mailer = {
    tries: 0,
    send: async () => {
      mailer.tries += 1
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
    },
    close: () => {},
  }
  return mailer
}

test('an email leaves the queue once it is sent', async () => {
  await queueNote()
  expect(await deliverMail(app)).toHaveLength(1)
  expect(await db.select().from(jobs)).toEqual([])
  expect(await deliverMail(app)).toEqual([])
})

test('an unavailable server loses nothing: the delay doubles from a minute to an hour', async () => {
  await queueNote()
  const mailer = deadMailer()
  const delaysMin: number[] = []
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await work(mailer)
    expect(mailer.tries).toBe(attempt)
    const [row] = await db.select().from(jobs)
    const delayMs = (row?.nextAttemptAt.getTime() ?? 0) - app.clock.now().getTime()
    delaysMin.push(delayMs / 60_000)
    app.clock.advance({ ms: delayMs - 1 })
    await work(mailer)
    expect(mailer.tries).toBe(attempt)
    app.clock.advance({ ms: 1 })
  }
  expect(delaysMin).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  expect(await deliverMail(app)).toHaveLength(1)
})

test('while the mail server is unavailable, each poll tries one email and not the whole queue', async () => {
  for (let count = 0; count < 5; count += 1) await queueNote(`waiting${count}@example.com`)
  const mailer = deadMailer()
  await work(mailer)
  expect(mailer.tries).toBe(1)
  expect(await deliverMail(app)).toHaveLength(4)
  app.clock.advance({ minutes: 1 })
  expect(await deliverMail(app)).toHaveLength(1)
})

test('if a server dies while sending, another one sends the email a minute later', async () => {
  await queueNote()
  await new Promise<void>((begun) => {
    const send = () => {
      begun()
      return new Promise<void>(() => {})
    }
    void work({ send, close: () => {} })
  })
  expect(await deliverMail(app)).toEqual([])
  app.clock.advance({ minutes: 1 })
  expect(await deliverMail(app)).toHaveLength(1)
})

test('concurrent servers send each email once', async () => {
  for (let count = 0; count < 40; count += 1) await queueNote(`many${count}@example.com`)
  const mailers = Array.from({ length: 4 }, fakeMailer)
  await Promise.all(mailers.map(work))
  const sent = mailers.flatMap((mailer) => mailer.sent.map(({ to }) => to))
  expect(sent).toHaveLength(40)
  expect(new Set(sent).size).toBe(40)
})

test('concurrent servers turn each reset request into one email', async () => {
  const people = []
  for (let count = 0; count < 8; count += 1) people.push(await signUp(app))
  for (const { email } of people) {
    await openBrowser(app).post('/api/auth/forgot-password', { email })
  }
  const mailers = Array.from({ length: 4 }, fakeMailer)
  await Promise.all(mailers.map(work))
  const sent = mailers.flatMap((mailer) => mailer.sent.map(({ to }) => to))
  expect(sent.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
})

test('an email to a rejected address is dropped', async () => {
  await queueNote('nobody@example.com')
  await queueNote()
  const sent: Mail[] = []
  await work({
    send: async (mail) => {
      if (mail.to === 'nobody@example.com') throw new RecipientRefusedError()
      sent.push(mail)
    },
    close: () => {},
  })
  expect(sent.map(({ to }) => to)).toEqual([person.email])
  expect(await db.select().from(jobs)).toEqual([])
})

test('an email is dropped after a week', async () => {
  await queueNote()
  app.clock.advance({ days: 7, ms: 1 })
  expect(await deliverMail(app)).toEqual([])
  expect(await db.select().from(jobs)).toEqual([])
})

test('a repeat has the same id, unless only the newest token works', async () => {
  await queueNote()
  await openBrowser(app).post('/api/auth/forgot-password', { email: person.email })
  const lost: Mail[] = []
  const forgetful: Mailer = {
    send: async (mail) => {
      lost.push(mail)
      throw new Error('the connection broke after the last dot')
    },
    close: () => {},
  }
  await work(forgetful)
  await work(forgetful)
  app.clock.advance({ minutes: 1 })
  const repeats = await deliverMail(app)
  const pair = (subject: string) =>
    [lost, repeats].map((mails) => mails.find((mail) => mail.subject === subject))

  const [note, sameNote] = pair('Your Evenkeel password was changed')
  expect(sameNote?.id).toBe(note?.id)
  const [link, newLink] = pair('Reset your Evenkeel password')
  expect(newLink?.id).toBe(`${link?.id}.2`)
  const check = async (mail: Mail | undefined) =>
    (await openBrowser(app).post('/api/auth/validate-reset-token', { token: tokenIn(mail) })).body
  expect((await check(link)).valid).toBe(false)
  expect((await check(newLink)).valid).toBe(true)
})

test('the queue contains no rendered email', async () => {
  await openBrowser(app).post('/api/auth/forgot-password', { email: person.email })
  await work(deadMailer())
  const [row] = await db.select().from(jobs).where(eq(jobs.userId, person.id))
  expect(Object.keys(row ?? {})).not.toContain('text')
  expect(JSON.stringify(row)).not.toMatch(/token|http/)
})
