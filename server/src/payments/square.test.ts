import { afterEach, describe, expect, test } from 'vitest'
import { addPerson, type Browser, openBrowser, openSession, type Person } from '#testing/person.ts'
import type { SquarePayment } from '#testing/square/book.ts'
import { impatientCards, openSquareApp, reconcileAll } from '#testing/square/open.ts'
import { processPayment } from './processPayment.ts'

// The real client against a stand-in of Square on this machine. Whatever goes wrong on the way: the price is taken
// once or not at all, nothing stays held, and the account says what Square says.

const lines: string[] = []
const world = await openSquareApp({ logTo: (line) => lines.push(line) })
const { app, square } = world

afterEach(() => {
  square.faults.clear()
  square.lag = 0
})

const upgrade = { email: 'upgrade@evenkeel.example', password: '', amount: 500 }

function pay(person: Browser, sourceId = 'cnon:card-nonce-ok') {
  return person.post('/api/process-payment', { sourceId, ...upgrade })
}

async function statusOf(person: Browser): Promise<string> {
  return (await person.get('/api/payment-status')).body.status
}

async function hasPaid(person: Browser): Promise<boolean> {
  return (await person.get('/api/auth/trial-status')).body.hasPaid
}

/** What Square has of somebody. */
async function paymentsOf(person: Person): Promise<SquarePayment[]> {
  const { records } = (await (await openSession(app, person)).get('/api/account/export')).body
  const ids = records.payments.map(({ id }: { id: string }) => id)
  return [...square.payments.values()].filter(({ reference_id }) => ids.includes(reference_id))
}

/** Holds the account against Square, once everything has been looked at. */
async function expectTruth(person: Person, expected: 'paid' | 'not paid'): Promise<void> {
  await reconcileAll(world)
  // Their first session may have ended meanwhile.
  const later = await openSession(app, person)
  const payments = await paymentsOf(later)
  expect(payments.filter(({ status }) => status === 'APPROVED')).toEqual([])
  const taken = payments.filter(({ captures }) => captures > 0)
  expect(taken.map(({ captures }) => captures)).toEqual(expected === 'paid' ? [1] : [])
  expect(await hasPaid(later)).toBe(expected === 'paid')
  const { records } = (await later.get('/api/account/export')).body
  expect(records.paymentChecks).toEqual([])
}

test('a payment is held, noted and taken', async () => {
  const person = await addPerson(app)
  square.calls.length = 0
  expect((await pay(person)).status).toBe(200)
  expect(square.calls.map(({ step }) => step)).toEqual(['location', 'create', 'complete'])
  const [payment] = await paymentsOf(person)
  expect(square.calls[1]?.body).toEqual({
    idempotency_key: payment?.reference_id,
    reference_id: payment?.reference_id,
    source_id: 'cnon:card-nonce-ok',
    amount_money: { amount: 500, currency: 'USD' },
    location_id: 'L1',
    autocomplete: false,
    delay_duration: 'PT1H',
    note: 'Evenkeel Premium',
  })
  await expectTruth(person, 'paid')
})

test.each([
  ['CARD_DECLINED', 'You were not charged'],
  ['GENERIC_DECLINE', 'You were not charged'],
  ['CVV_FAILURE', 'security code (CVV)'],
  ['ADDRESS_VERIFICATION_FAILURE', 'postal code'],
  ['INVALID_EXPIRATION', 'expiry date'],
  ['CARD_EXPIRED', 'expiry date'],
  ['INSUFFICIENT_FUNDS', 'insufficient funds'],
  ['CARD_DECLINED_VERIFICATION_REQUIRED', 'verify your identity'],
  ['TRANSACTION_LIMIT', 'You were not charged'],
])('%s is declined in our words', async (code, words) => {
  const person = await addPerson(app)
  const reply = await pay(person, `cnon:decline-${code}`)
  expect(reply).toMatchObject({ status: 400, body: { code: 'card_declined' } })
  expect(reply.body.message).toContain(words)
  expect(reply.text).not.toContain(code)
  expect(await statusOf(person)).toBe('declined')
  await expectTruth(person, 'not paid')
  expect((await pay(person)).status).toBe(200)
  await expectTruth(person, 'paid')
})

test.each(['too many requests'] as const)('%s: nothing was charged', async (fault) => {
  const person = await addPerson(app)
  square.faults.set('create', [fault])
  const reply = await pay(person)
  expect(reply).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  expect(await statusOf(person)).toBe('canceled')
  await expectTruth(person, 'not paid')
})

test('a request that Square does not like: nothing was charged', async () => {
  const person = await addPerson(app)
  expect((await pay(person, 'cnon:invalid')).status).toBe(503)
  await expectTruth(person, 'not paid')
})

test.each([
  ['create', 'cut before', 'not paid'],
  ['create', 'cut after', 'paid'],
  ['create', 'error before', 'not paid'],
  ['create', 'error after', 'paid'],
  ['create', 'nonsense', 'paid'],
  ['complete', 'cut before', 'paid'],
  ['complete', 'cut after', 'paid'],
  ['complete', 'error before', 'paid'],
  ['complete', 'error after', 'paid'],
  ['complete', 'nonsense', 'paid'],
  ['complete', 'too many requests', 'paid'],
] as const)('%s: %s is pending, then %s', async (step, fault, end) => {
  const person = await addPerson(app)
  square.faults.set(step, [fault])
  square.lag = 1
  const reply = await pay(person)
  expect(reply).toMatchObject({ status: 202, body: { action: 'pending' } })
  // A second card while nobody knows what became of the first one.
  expect((await pay(person)).status).toBe(202)
  await expectTruth(person, end)
  expect(await statusOf(person)).toBe(end === 'paid' ? 'settled' : 'canceled')
})

test.each([
  ['list', 'cut before'],
  ['list', 'error before'],
  ['list', 'nonsense'],
  ['find', 'cut after'],
  ['cancelByKey', 'error after'],
] as const)('the reconciler goes on after %s: %s', async (step, fault) => {
  const [paid, lost] = [await addPerson(app), await addPerson(app)]
  square.faults.set('create', ['cut after', 'cut before'])
  square.faults.set(step, [fault, fault])
  await pay(paid)
  await pay(lost)
  await reconcileAll(world)
  await expectTruth(paid, 'paid')
  await expectTruth(lost, 'not paid')
})

test('an answer that takes too long is pending', async () => {
  const person = await addPerson(app)
  square.faults.set('create', ['slow'])
  const context = { ...app.context, cards: impatientCards(square, 50) }
  const { body: user } = await person.get('/api/auth/me')
  const caller = { user, status: 'trial', tokenHash: Buffer.alloc(0) } as const
  const body = { sourceId: 'cnon:card-nonce-ok', ...upgrade, amount: 500 as const }
  const paid = await processPayment(context, body, caller, '10.9.9.9')
  expect(paid.action).toBe('pending')
  square.release()
  await expectTruth(person, 'paid')
})

test('a request that arrives long after it was given up takes nothing', async () => {
  const person = await addPerson(app)
  square.faults.set('create', ['late'])
  expect((await pay(person)).status).toBe(202)
  await reconcileAll(world, 5)
  expect(await statusOf(person)).toBe('canceled')
  square.release()
  expect((await pay(person)).status).toBe(200)
  await reconcileAll(world, 61)
  // A hold lapses when Square is asked next.
  await app.context.cards?.findPayment('any')
  const payments = await paymentsOf(person)
  expect(payments.map(({ status }) => status).toSorted()).toEqual(['CANCELED', 'COMPLETED'])
})

test('fifty clicks and twenty replays take the price once', async () => {
  const person = await addPerson(app)
  const clicks = await Promise.all(Array.from({ length: 50 }, () => pay(person)))
  expect(new Set(clicks.map(({ status }) => status)).difference(new Set([200, 202]))).toEqual(
    new Set(),
  )
  for (let replay = 0; replay < 20; replay += 1) expect((await pay(person)).status).toBe(200)
  await expectTruth(person, 'paid')
})

test('a hold that lapses before it is taken is closed', async () => {
  const person = await addPerson(app)
  square.faults.set('complete', ['error before'])
  await pay(person)
  app.clock.advance({ hours: 1 })
  await reconcileAll(world)
  expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['CANCELED'])
  const later = await openSession(app, person)
  expect(await statusOf(later)).toBe('canceled')
})

test('declined cards that Square reports as failed payments count too', async () => {
  const person = await addPerson(app)
  square.statusOfNew = 'FAILED'
  for (let card = 0; card < 5; card += 1) expect((await pay(person)).status).toBe(400)
  square.statusOfNew = 'APPROVED'
  expect((await pay(person)).status).toBe(429)
})

describe('an account that is deleted in the middle', () => {
  test.each([
    ['cancel', 'cut before'],
    ['cancel', 'cut after'],
    ['cancel', 'error before'],
    ['cancel', 'error after'],
  ] as const)('and giving the hold back fails with %s %s', async (step, fault) => {
    const person = await addPerson(app)
    square.faults.set('create', ['cut after'])
    square.faults.set(step, [fault])
    expect((await pay(person)).status).toBe(202)
    const [payment] = await paymentsOf(person)
    await person.post('/api/auth/delete-account', { currentPassword: person.password })
    await reconcileAll(world, 90)
    expect(payment?.status).toBe('CANCELED')
    expect(payment?.captures).toBe(0)
  })

  test.each([['cut before'], ['cut after'], ['error before'], ['error after']] as const)(
    'and the refund fails with %s',
    async (fault) => {
      const person = await addPerson(app)
      square.faults.set('complete', ['cut after'])
      square.faults.set('refund', [fault])
      expect((await pay(person)).status).toBe(202)
      const [payment] = await paymentsOf(person)
      await person.post('/api/auth/delete-account', { currentPassword: person.password })
      await reconcileAll(world, 5)
      expect(payment?.refunded_money?.amount).toBe(500)
    },
  )

  test.each([
    ['create', 'cut after', 'CANCELED', undefined],
    ['complete', 'cut before', 'CANCELED', undefined],
    ['complete', 'cut after', 'COMPLETED', 500],
  ] as const)('%s %s: the money goes back', async (step, fault, status, refunded) => {
    const person = await addPerson(app)
    square.faults.set(step, [fault])
    expect((await pay(person)).status).toBe(202)
    const [payment] = await paymentsOf(person)
    const gone = await person.post('/api/auth/delete-account', { currentPassword: person.password })
    expect(gone.status).toBe(200)
    await reconcileAll(world)
    expect(payment?.status).toBe(status)
    expect(payment?.refunded_money?.amount).toBe(refunded)
  })
})

test('a payment for another amount gives nothing and goes back', async () => {
  const person = await addPerson(app)
  square.faults.set('create', ['cut after'])
  await pay(person)
  const [payment] = await paymentsOf(person)
  if (payment) payment.amount_money = { amount: 1, currency: 'USD' }
  await reconcileAll(world)
  expect(payment?.status).toBe('CANCELED')
  expect(await hasPaid(person)).toBe(false)
})

test('signed out with Square: declined leaves no account, paid opens it', async () => {
  const account = { email: 'square-new@example.com', password: 'Calm-Harbour-7', amount: 500 }
  const browser = openBrowser(app)
  const declined = { sourceId: 'cnon:decline-CARD_DECLINED', ...account }
  expect((await browser.post('/api/process-payment', declined)).status).toBe(400)
  const paid = { sourceId: 'cnon:card-nonce-ok', ...account }
  expect((await browser.post('/api/process-payment', paid)).status).toBe(200)
  expect(await hasPaid(browser)).toBe(true)
})

test('our own card fields charge nobody with Square', async () => {
  const person = await addPerson(app)
  const cardData = { last4: '1111', cardholderName: 'Ann' }
  const body = { sourceId: 'manual-card-entry', cardData, ...upgrade }
  expect((await person.post('/api/process-payment', body)).status).toBe(400)
  expect(await statusOf(person)).toBe('none')
})

test('each change of state is a line of the log, without token, email or card', async () => {
  lines.length = 0
  const person = await addPerson(app)
  await pay(person)
  const told = lines.flatMap((line) => JSON.parse(line).status ?? []).filter(Boolean)
  expect(told.filter((status) => typeof status === 'string')).toEqual([
    'pending',
    'authorized',
    'settled',
  ])
  expect(lines.join('\n')).not.toMatch(/cnon:|test-token|test-key|person\d+@/)
})
