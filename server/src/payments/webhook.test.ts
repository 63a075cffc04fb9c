import { expect, test } from 'vitest'
import { deliverMail } from '#testing/mail.ts'
import { addPerson, type Browser, openSession, type Person } from '#testing/person.ts'
import type { SquarePayment } from '#testing/square/book.ts'
import { openSquareApp, reconcileAll, sendEvent } from '#testing/square/open.ts'
import { reconcile } from './reconcile.ts'

// An event is a knock. Forged, lying, repeated or out of order, it changes nothing but what Square says when asked.

const world = await openSquareApp()
const { app, square } = world

let events = 0
function event(type: string, id: string, object: object = {}) {
  events += 1
  return { event_id: `event-${events}`, type, data: { type: type.split('.')[0], id, object } }
}

function pay(person: Browser) {
  const body = { sourceId: 'cnon:card-nonce-ok', email: 'upgrade@evenkeel.example', password: '' }
  return person.post('/api/process-payment', { ...body, amount: 500 })
}

async function recordsOf(person: Person) {
  return (await (await openSession(app, person)).get('/api/account/export')).body.records
}

async function stateOf(person: Person) {
  const later = await openSession(app, person)
  const { status } = (await later.get('/api/payment-status')).body
  const { hasPaid } = (await later.get('/api/auth/me')).body
  return { status, hasPaid }
}

/** Sorted, because what happens at one instant of the standing clock has no order. */
async function auditOf(person: Person): Promise<string[]> {
  const { auditEvents } = await recordsOf(person)
  const names = auditEvents.map(({ event: name }: { event: string }) => name)
  return names.filter((name: string) => name.startsWith('payment_')).toSorted()
}

async function addPayer(): Promise<{ person: Person; payment: SquarePayment }> {
  const person = await addPerson(app)
  await pay(person)
  const [row] = (await recordsOf(person)).payments
  const payment = square.payments.get(row.serviceId)
  if (payment === undefined) throw new Error('Square has no payment')
  return { person, payment }
}

/** Sends an event and lets the reconciler ask about it. */
async function knock(sent: object): Promise<void> {
  expect((await sendEvent(app, sent)).status).toBe(200)
  await reconcile(app.context)
}

const premium = { status: 'settled', hasPaid: true }
const ended = { status: 'refunded', hasPaid: false }

test.each([
  ['another key', { key: 'guessed' }, 403],
  ['no signature', { signature: '' }, 403],
  ['a signature that is no base64', { signature: '%%%' }, 403],
  ['the right key', {}, 200],
])('an event with %s answers %s', async (_, how, status) => {
  const { person, payment } = await addPayer()
  payment.refunded_money = { amount: 500, currency: 'USD' }
  const sent = event('refund.updated', 'r1', { refund: { payment_id: payment.id } })
  expect((await sendEvent(app, sent, how)).status).toBe(status)
  await reconcile(app.context)
  expect(await stateOf(person)).toEqual(status === 200 ? ended : premium)
})

test('a signature is of one text and no other', async () => {
  const { payment } = await addPayer()
  const sent = JSON.stringify(event('payment.updated', payment.id))
  expect((await sendEvent(app, sent)).status).toBe(200)
  expect((await sendEvent(app, ` ${sent}`)).status).toBe(200)
  const other = await sendEvent(app, sent.replace('updated', 'created'), {
    signature: 'b'.repeat(43).concat('='),
  })
  expect(other.status).toBe(403)
})

test.each(['{', '5', '{"type":"payment.updated"}', ''])(
  '%j is signed and no event',
  async (text) => {
    expect((await sendEvent(app, text)).status).toBe(400)
  },
)

test('an event that lies about a refund changes nothing', async () => {
  const { person, payment } = await addPayer()
  await knock(
    event('refund.updated', 'r2', {
      refund: { payment_id: payment.id, status: 'COMPLETED', amount_money: { amount: 500 } },
    }),
  )
  await knock(event('payment.updated', payment.id, { payment: { status: 'CANCELED' } }))
  await knock(event('dispute.created', 'made-up', { dispute: { state: 'LOST' } }))
  expect(await stateOf(person)).toEqual(premium)
  expect(await auditOf(person)).toEqual(['payment_settled', 'payment_started'])
})

test("an event about somebody else's payment, or nobody's, changes nothing", async () => {
  const { person } = await addPayer()
  square.payments.set('strange', {
    id: 'strange',
    status: 'COMPLETED',
    amount_money: { amount: 500, currency: 'USD' },
    refunded_money: { amount: 500, currency: 'USD' },
    reference_id: person.id,
    location_id: 'L1',
    created_at: app.clock.now().toISOString(),
    captures: 1,
    lag: 0,
  })
  await knock(event('payment.updated', 'strange'))
  await knock(event('payment.updated', 'nobodys'))
  expect(await stateOf(person)).toEqual(premium)
})

test('a refund in full ends premium once, with a letter', async () => {
  const { person, payment } = await addPayer()
  await deliverMail(app)
  square.refundInPart(payment.id, 500)
  const sent = event('refund.updated', 'r3', { refund: { payment_id: payment.id } })
  await knock(sent)
  await knock(sent)
  await knock(event('payment.updated', payment.id))
  expect(await stateOf(person)).toEqual(ended)
  expect(await auditOf(person)).toEqual(['payment_refunded', 'payment_settled', 'payment_started'])
  const letters = (await deliverMail(app)).filter(({ to }) => to === person.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['Your Evenkeel Premium has ended'])
  expect(letters[0]?.text).toContain(
    'Your payment of $5.00 for Evenkeel Premium was refunded in full.',
  )
  // They may pay again.
  expect((await pay(await openSession(app, person))).status).toBe(200)
  expect(await stateOf(person)).toEqual(premium)
})

test('a refund in part is noted once and ends nothing', async () => {
  const { person, payment } = await addPayer()
  square.refundInPart(payment.id, 200)
  await knock(event('payment.updated', payment.id))
  await knock(event('payment.updated', payment.id))
  expect(await stateOf(person)).toEqual(premium)
  expect(await auditOf(person)).toEqual([
    'payment_partly_refunded',
    'payment_settled',
    'payment_started',
  ])
  expect((await recordsOf(person)).payments[0].refunded).toBe('2.00')
})

test.each(['LOST', 'ACCEPTED'])('a dispute that is %s ends premium', async (state) => {
  const { person, payment } = await addPayer()
  await deliverMail(app)
  const id = `dispute-${state}`
  square.disputes.set(id, { state: 'EVIDENCE_REQUIRED', paymentId: payment.id })
  await knock(event('dispute.created', id))
  await knock(event('dispute.state.updated', id))
  expect(await stateOf(person)).toEqual(premium)
  square.disputes.set(id, { state, paymentId: payment.id })
  // Out of order: an older event that comes later asks for the same truth.
  await knock(event('dispute.state.updated', id))
  await knock(event('dispute.created', id))
  expect(await stateOf(person)).toEqual(ended)
  expect(await auditOf(person)).toEqual([
    'payment_dispute_lost',
    'payment_disputed',
    'payment_disputed',
    'payment_settled',
    'payment_started',
  ])
  const letters = (await deliverMail(app)).filter(({ to }) => to === person.email)
  expect(letters[0]?.text).toContain('was returned by your bank after a dispute.')
})

test('a dispute that is won leaves premium', async () => {
  const { person, payment } = await addPayer()
  square.disputes.set('won', { state: 'WON', paymentId: payment.id })
  await knock(event('dispute.state.updated', 'won'))
  expect(await stateOf(person)).toEqual(premium)
})

test('an event settles a payment whose answer got lost, before its turn', async () => {
  const person = await addPerson(app)
  square.faults.set('create', ['cut after'])
  await pay(person)
  const [row] = (await recordsOf(person)).payments
  const payment = [...square.payments.values()].find(({ reference_id }) => reference_id === row.id)
  await knock(event('payment.created', payment?.id ?? ''))
  expect(await stateOf(person)).toEqual(premium)
  expect(payment?.captures).toBe(1)
})

test('an event that comes while Square cannot be asked is looked at later', async () => {
  const { person, payment } = await addPayer()
  square.refundInPart(payment.id, 500)
  square.faults.set('find', ['error before'])
  await knock(event('payment.updated', payment.id))
  expect(await stateOf(person)).toEqual(premium)
  await reconcileAll(world, 1)
  expect(await stateOf(person)).toEqual(ended)
})
