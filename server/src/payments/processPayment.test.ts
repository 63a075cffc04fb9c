import { expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/app.ts'
import { deliverMail } from '#testing/mail.ts'
import {
  addExpired,
  addPerson,
  type Browser,
  newAddress,
  openBrowser,
  type Person,
  setCookies,
  signIn,
} from '#testing/person.ts'
import { reconcile } from './reconcile.ts'

// Paying through the API with the simulator.

const app = await openTestApp()

const upgrade = { email: 'upgrade@evenkeel.example', password: '' }

function pay(browser: Browser, sourceId = 'cnon:card-nonce-ok', change: object = {}) {
  const body = { sourceId, ...upgrade, amount: 500, ...change }
  return browser.post('/api/process-payment', body)
}

async function statusOf(person: Browser): Promise<string> {
  return (await person.get('/api/payment-status')).body.status
}

async function recordsOf(person: Browser) {
  return (await person.get('/api/account/export')).body.records
}

async function eventsOf(person: Browser): Promise<string[]> {
  const { auditEvents } = await recordsOf(person)
  return auditEvents.map(({ event }: { event: string }) => event)
}

let emails = 0
function newAccount() {
  emails += 1
  return { email: `new${emails}@example.com`, password: 'Calm-Harbour-7' }
}

test('somebody pays once, has premium and gets a receipt', async () => {
  const person = await addExpired(app)
  expect(await statusOf(person)).toBe('none')
  const reply = await pay(person)
  expect(reply).toMatchObject({
    status: 200,
    body: {
      action: 'paid',
      message: 'Thank you. Your payment is complete, and everything is unlocked for good.',
      user: { email: person.email, hasPaid: true },
    },
  })
  expect(await statusOf(person)).toBe('settled')
  expect((await person.get('/api/auth/trial-status')).body).toMatchObject({ hasPaid: true })
  const records = await recordsOf(person)
  expect(records.payments).toMatchObject([
    { status: 'settled', amount: '5.00', currency: 'USD', method: 'card', refunded: '0.00' },
  ])
  expect(records.paymentChecks).toEqual([])
  expect(await eventsOf(person)).toEqual(
    expect.arrayContaining(['payment_started', 'payment_settled']),
  )
  const [letter] = (await deliverMail(app)).filter(({ to }) => to === person.email)
  expect(letter?.subject).toBe('Your Evenkeel receipt')
  expect(letter?.text).toContain('You paid $5.00 for Evenkeel Premium on March 15, 2026.')
  expect(letter?.text).toContain('the payment simulator. No money has moved.')
  expect(letter?.text).toContain(`Receipt number: ${records.payments[0].id}`)
})

test('who has paid is told so, and nothing is charged', async () => {
  const person = await addPerson(app)
  await pay(person)
  expect(await pay(person)).toMatchObject({
    status: 200,
    body: { action: 'paid', message: 'You have paid already. Nothing was charged.' },
  })
  expect((await recordsOf(person)).payments).toHaveLength(1)
})

test.each([
  ['cnon:card-nonce-declined', 'Your card was declined. You were not charged. Try another card.'],
  [
    'cnon:card-nonce-rejected-cvv',
    'Your card was declined: the security code (CVV) does not match. Check it and try again.',
  ],
  [
    'cnon:card-nonce-rejected-postalcode',
    'Your card was declined: the postal code does not match the one your bank has. Check it and try again.',
  ],
  [
    'cnon:card-nonce-rejected-expiration',
    'Your card was declined: the expiry date does not match. Check it and try again.',
  ],
  [
    'cnon:simulator-insufficient-funds',
    'Your card was declined: it has insufficient funds. Try another card.',
  ],
  [
    'cnon:simulator-verification',
    'Your card was declined: your bank could not verify your identity. Try again, or use another card.',
  ],
  ['cnon:made-up', 'Your card was declined. You were not charged. Try another card.'],
])('%s is declined in words', async (sourceId, message) => {
  const person = await addPerson(app)
  expect(await pay(person, sourceId)).toMatchObject({
    status: 400,
    body: { code: 'card_declined', action: 'card_declined', message },
  })
  expect(await statusOf(person)).toBe('declined')
  expect((await pay(person)).status).toBe(200)
  expect(await statusOf(person)).toBe('settled')
})

test.each([
  ['1111', 200],
  ['0002', 400],
  ['4242', 400],
])('our own card fields: a card that ends in %s answers %i', async (last4, status) => {
  const person = await addPerson(app)
  const cardData = { last4, cardholderName: 'Ann Lee' }
  expect((await pay(person, 'manual-card-entry', { cardData })).status).toBe(status)
})

test.each([
  ['no source', { sourceId: undefined }, 'Payment source is required'],
  [
    'cash',
    { sourceId: 'CASH' },
    'This payment source cannot be used. Please enter your card again.',
  ],
  ['another amount', { amount: 1 }, 'The amount does not match the price of premium'],
  ['premium by wish', { hasPaid: true }, 'There is no field hasPaid'],
  [
    'our own fields without a card',
    { sourceId: 'manual-card-entry' },
    'Please fill in all card details.',
  ],
])('%s is refused', async (_, change, message) => {
  const person = await addPerson(app)
  expect(await pay(person, undefined, change)).toMatchObject({ status: 400, body: { message } })
  expect(await statusOf(person)).toBe('none')
})

test('an answer that got lost is pending, and found', async () => {
  const person = await addPerson(app)
  expect(await pay(person, 'cnon:simulator-lost-answer')).toMatchObject({
    status: 202,
    body: {
      action: 'pending',
      message: 'Your payment is being confirmed. You will not be charged twice.',
      user: { hasPaid: false },
    },
  })
  expect(await statusOf(person)).toBe('pending')
  expect((await pay(person)).status).toBe(202)
  app.clock.advance({ seconds: 5 })
  await reconcile(app.context)
  expect(await statusOf(person)).toBe('settled')
  expect((await recordsOf(person)).payments).toHaveLength(1)
})

test('a request that got lost is given up after two minutes, and another card can be used', async () => {
  const person = await addPerson(app)
  expect((await pay(person, 'cnon:simulator-lost-request')).status).toBe(202)
  for (let look = 0; look < 23; look += 1) {
    app.clock.advance({ seconds: 5 })
    await reconcile(app.context)
    expect(await statusOf(person)).toBe('pending')
  }
  app.clock.advance({ minutes: 2 })
  await reconcile(app.context)
  expect(await statusOf(person)).toBe('canceled')
  expect((await pay(person)).status).toBe(200)
})

test('a slow answer is waited for', async () => {
  const person = await addPerson(app)
  expect((await pay(person, 'cnon:simulator-slow')).status).toBe(200)
})

test('signed out, a payment opens the account and signs in', async () => {
  const account = newAccount()
  const browser = openBrowser(app)
  const reply = await pay(browser, undefined, account)
  expect(reply).toMatchObject({
    status: 200,
    body: { action: 'paid', user: { email: account.email, hasPaid: true, username: 'new1' } },
  })
  expect((await browser.get('/api/auth/me')).body.email).toBe(account.email)
  await signIn(app, account)
})

test('signed out and declined, no account is left', async () => {
  const account = newAccount()
  const browser = openBrowser(app)
  const reply = await pay(browser, 'cnon:card-nonce-declined', account)
  expect(reply).toMatchObject({ status: 400, body: { code: 'card_declined' } })
  expect(setCookies(reply)).toEqual([])
  expect((await browser.post('/api/auth/login', account)).status).toBe(401)
  expect((await pay(browser, undefined, account)).status).toBe(200)
})

test('signed out with an unknown outcome, the account is there and its state is shown', async () => {
  const account = newAccount()
  const browser = openBrowser(app)
  expect((await pay(browser, 'cnon:simulator-lost-request', account)).status).toBe(202)
  expect(await statusOf(browser)).toBe('pending')
  app.clock.advance({ minutes: 3 })
  await reconcile(app.context)
  expect(await statusOf(browser)).toBe('canceled')
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ hasPaid: false })
})

test.each(['Calm-Harbour-7', 'wrong', ''])(
  'an email that has an account asks for a sign-in, whatever the password: %j',
  async (password) => {
    const { email } = await addPerson(app)
    const reply = await pay(openBrowser(app), undefined, { email: email.toUpperCase(), password })
    expect(reply).toMatchObject({
      status: 409,
      body: {
        action: 'login_required',
        message: 'An account with this email already exists. Please sign in.',
      },
    })
  },
)

test.each([
  [
    'a bad email',
    { email: 'ann', password: 'Calm-Harbour-7' },
    'Please enter a valid email address',
  ],
  [
    'a weak password',
    { email: 'weak@example.com', password: 'short' },
    'Password must be at least 8 characters long',
  ],
  [
    'a common password',
    { email: 'weak@example.com', password: 'Password1!' },
    'This password is too common. Please choose another.',
  ],
  ['the upgrade page signed out', upgrade, 'Password must be at least 8 characters long'],
])("signed out, sign-up's rules hold: %s", async (_, account, message) => {
  expect(await pay(openBrowser(app), undefined, account)).toMatchObject({
    status: 400,
    body: { message },
  })
})

test("a cookie of an ended session is no newcomer's", async () => {
  const person = await addPerson(app)
  const other = openBrowser(app)
  for (const [name, value] of person.cookies) other.cookies.set(name, value)
  await person.post('/api/auth/logout')
  const account = newAccount()
  expect((await pay(other, undefined, account)).status).toBe(401)
  // Said once: the cookie is gone with it.
  expect((await pay(other, undefined, account)).status).toBe(200)
})

test('after five declined cards an account has to wait for an hour', async () => {
  const person = await addPerson(app)
  const from = (sourceId: string) =>
    person.send({
      method: 'POST',
      url: '/api/process-payment',
      body: { sourceId, ...upgrade, amount: 500 },
      address: newAddress(),
    })
  for (let card = 0; card < 5; card += 1) {
    expect((await from('cnon:card-nonce-declined')).status).toBe(400)
  }
  const reply = await from('cnon:card-nonce-ok')
  expect(reply).toMatchObject({
    status: 429,
    body: { message: 'Too many attempts. Please try again in 60 minutes.' },
  })
  expect(await statusOf(person)).toBe('declined')
  app.clock.advance({ hours: 1 })
  const later = await signIn(app, person)
  expect((await pay(later)).status).toBe(200)
})

test('after twenty declined cards a network address has to wait', async () => {
  const address = newAddress()
  const decline = async () =>
    pay(openBrowser(app, address), 'cnon:card-nonce-declined', newAccount())
  for (let card = 0; card < 20; card += 1) expect((await decline()).status).toBe(400)
  expect((await decline()).status).toBe(429)
  const accepted = await pay(openBrowser(app), undefined, newAccount())
  expect(accepted.status).toBe(200)
})

test('fifty clicks take the price once', async () => {
  const person = await addPerson(app)
  const replies = await Promise.all(Array.from({ length: 50 }, () => pay(person)))
  const statuses = new Set(replies.map(({ status }) => status))
  expect([...statuses].filter((status) => status !== 200 && status !== 202)).toEqual([])
  expect(await statusOf(person)).toBe('settled')
  expect((await recordsOf(person)).payments).toHaveLength(1)
})

test('an account that is deleted in the middle of a payment gets its money back', async () => {
  const person = await addPerson(app)
  await pay(person, 'cnon:simulator-lost-answer')
  const { payments } = await recordsOf(person)
  const gone = await person.post('/api/auth/delete-account', { currentPassword: person.password })
  expect(gone.status).toBe(200)
  app.clock.advance({ seconds: 5 })
  await reconcile(app.context)
  const payment = await cardsOf(app).findPayment(`sim-${payments[0].id}`)
  expect(payment?.state).toBe('canceled')
})

function cardsOf({ context }: TestApp) {
  if (context.cards === undefined) throw new Error('There is no card service')
  return context.cards
}

test('without billing there is no trace of it', async () => {
  const free = await openTestApp({ env: { BILLING: 'off' } })
  const person: Person = await addPerson(free)
  expect((await pay(person)).status).toBe(404)
  expect((await pay(openBrowser(free), undefined, newAccount())).status).toBe(404)
  expect((await person.get('/api/payment-status')).status).toBe(404)
  expect((await person.post('/api/payment-link')).status).toBe(404)
  expect((await person.get('/api/auth/me')).body).toMatchObject({ hasPaid: true })
})
