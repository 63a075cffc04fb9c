import { expect, test } from 'vitest'
import { runDueJobs } from '#jobs/runDueJobs.ts'
import { enqueueMail } from '#mail/queue.ts'
import { openTestApp, type TestApp } from '#testing/app.ts'
import { goodPassword, newAddress, openBrowser, signIn, signUp } from '#testing/person.ts'
import { claimCheck, insertCheck } from './payments/checkStore.ts'
import { claimEvent, insertEvent } from './payments/eventStore.ts'

// A clock that was ahead for a while and was then corrected: nothing that it wrote holds for as long as it was ahead.

const ahead = [
  ['a day', 1],
  ['a year', 365],
] as const

/** Does something while the clock is ahead, and corrects it. */
async function whileAhead<T>(app: TestApp, days: number, work: () => Promise<T>): Promise<T> {
  app.clock.advance({ days })
  try {
    return await work()
  } finally {
    app.clock.advance({ days: -days })
  }
}

test.each(ahead)('%s: a lock lasts no longer than others', async (_name, days) => {
  const app = await openTestApp()
  const person = await signUp(app)
  const login = (password: string) =>
    openBrowser(app).post('/api/auth/login', { email: person.email, password })
  await whileAhead(app, days, async () => {
    for (let turn = 0; turn < 5; turn += 1) await login('Wrong-Guess-1')
    expect((await login(goodPassword)).status).toBe(429)
  })
  expect((await login(goodPassword)).status).toBe(200)
})

test.each(ahead)('%s: no session outlives its limits', async (_name, days) => {
  const app = await openTestApp()
  const earlier = await signUp(app)
  const later = await whileAhead(app, days, async () => {
    const signedIn = await signIn(app, earlier)
    expect((await signedIn.get('/api/auth/me')).status).toBe(200)
    return signedIn
  })
  expect((await later.get('/api/auth/me')).body).toMatchObject({ status: 401 })
  // Begun before, and not used in between.
  expect((await earlier.get('/api/auth/me')).status).toBe(200)
})

test('a session that was used while the clock was two hours ahead ends', async () => {
  const app = await openTestApp()
  const person = await signUp(app)
  app.clock.advance({ minutes: 10 })
  expect((await person.get('/api/auth/me')).status).toBe(200)
  app.clock.advance({ minutes: -10 })
  expect((await person.get('/api/auth/me')).body).toMatchObject({
    status: 401,
    code: 'session_expired',
  })
})

test.each(ahead)('%s: a letter that failed meanwhile does not wait', async (_name, days) => {
  const app = await openTestApp()
  const person = await signUp(app)
  const sent: string[] = []
  const kind = (isDown: boolean) => ({
    name: 'letter',
    keptMsMax: 7 * 24 * 60 * 60_000,
    firstDelayMs: 60_000,
    delayMsMax: 60 * 60_000,
    run: async () => {
      if (isDown) throw new Error('the mail server is down')
      sent.push('letter')
    },
  })
  await whileAhead(app, days, async () => {
    const note = { kind: 'password_changed', toAddress: person.email } as const
    await enqueueMail(app.database.db, person.id, app.clock.now(), note)
    await runDueJobs(app.context, kind(true))
  })
  await runDueJobs(app.context, kind(false))
  expect(sent).toEqual(['letter'])
})

test.each(ahead)('%s: payments are looked up, and events handled', async (_name, days) => {
  const app = await openTestApp()
  const { db, clock } = app.context
  const id = '019cf0d4-bdc0-738e-88e0-6427d6cfbc32'
  await whileAhead(app, days, async () => {
    const now = clock.now()
    const check = { id, userId: id, method: 'card', createdAt: now, nextAttemptAt: now } as const
    await insertCheck(db, check)
    await insertEvent(db, { id: 'event', about: 'payment', serviceId: 'service' }, now)
  })
  expect(await claimCheck(db, clock.now())).toMatchObject({ id })
  expect(await claimEvent(db, clock.now())).toMatchObject({ id: 'event' })
})

test.each(ahead)('%s: a trial lasts no longer than seven days', async (_name, days) => {
  const app = await openTestApp()
  const person = await whileAhead(app, days, () => signUp(app))
  let trialDays = 0
  for (let day = 0; day <= days + 7; day += days > 30 ? 7 : 1) {
    const { email, password } = person
    const browser = openBrowser(app, newAddress())
    const { body } = await browser.post('/api/auth/login', { email, password })
    if (body.isTrialActive) trialDays += days > 30 ? 7 : 1
    app.clock.advance({ days: days > 30 ? 7 : 1 })
  }
  expect(trialDays).toBeLessThanOrEqual(7)
})
