import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { paymentChecks } from '#db/schema.ts'
import { addPerson, type Browser, openSession, type Person } from '#testing/person.ts'
import { openSquareApp, reconcileAll } from '#testing/square/open.ts'
import { resolvePage } from './hostedPage.ts'
import { requireCards } from './requireCards.ts'

// Square's own page as the other way to pay.

const world = await openSquareApp()
const { app, square } = world

afterEach(() => square.faults.clear())

function pay(person: Browser) {
  const body = { sourceId: 'cnon:card-nonce-ok', email: 'upgrade@evenkeel.example', password: '' }
  return person.post('/api/process-payment', { ...body, amount: 500 })
}

async function openPage(person: Browser) {
  const reply = await person.post('/api/payment-link', {})
  const link = [...square.links.values()].find(({ url }) => url === reply.body.url)
  return { reply, link, orderId: link?.order_id ?? '' }
}

async function stateOf(person: Person) {
  const later = await openSession(app, person)
  const { records } = (await later.get('/api/account/export')).body
  const { status } = (await later.get('/api/payment-status')).body
  const { hasPaid } = (await later.get('/api/auth/me')).body
  return { status, hasPaid, payments: records.payments }
}

test('the page is the same as long as it is open, and what is paid there gives premium', async () => {
  const person = await addPerson(app)
  const { reply, orderId } = await openPage(person)
  expect(reply.status).toBe(200)
  expect(reply.body.url).toMatch(/^https:\/\/square\.link\/u\//)
  expect((await openPage(person)).reply.body.url).toBe(reply.body.url)
  expect((await person.get('/api/payment-status')).body.status).toBe('none')
  square.payOnPage(orderId)
  await reconcileAll(world)
  expect(await stateOf(person)).toMatchObject({
    status: 'settled',
    hasPaid: true,
    payments: [{ method: 'hosted_page', amount: '5.00' }],
  })
  const later = await openSession(app, person)
  expect((await openPage(later)).reply).toMatchObject({
    status: 409,
    body: { message: 'You have already paid. There is nothing more to pay.' },
  })
})

test('ten clicks open one page', async () => {
  const person = await addPerson(app)
  const before = square.links.size
  const pages = await Promise.all(Array.from({ length: 10 }, () => openPage(person)))
  expect(new Set(pages.map(({ reply }) => reply.body.url)).size).toBe(1)
  expect(square.links.size).toBe(before + 1)
})

test('an answer that got lost opens the same page again', async () => {
  const person = await addPerson(app)
  const before = square.links.size
  square.faults.set('openLink', ['cut after'])
  expect((await openPage(person)).reply.status).toBe(503)
  expect((await openPage(person)).reply.status).toBe(200)
  expect(square.links.size).toBe(before + 1)
})

test('paying by card closes the page, and what is still paid there goes back', async () => {
  const person = await addPerson(app)
  const { link, orderId } = await openPage(person)
  await pay(person)
  await reconcileAll(world, 1)
  expect(link?.isOpen).toBe(false)
  const second = square.payOnPage(orderId)
  await reconcileAll(world, 90)
  expect(second.refunded_money?.amount).toBe(500)
  expect(await stateOf(person)).toMatchObject({ status: 'settled', hasPaid: true })
})

test('both ways at once: one payment stays', async () => {
  const person = await addPerson(app)
  const { orderId } = await openPage(person)
  square.faults.set('create', ['cut after'])
  await pay(person)
  square.payOnPage(orderId)
  await reconcileAll(world, 60)
  const { hasPaid, payments } = await stateOf(person)
  expect(hasPaid).toBe(true)
  expect(payments.filter(({ status }: { status: string }) => status === 'settled')).toHaveLength(1)
  const kept = [...square.payments.values()].filter(
    ({ status, refunded_money: back, order_id, reference_id }) =>
      status === 'COMPLETED' &&
      back === undefined &&
      (order_id === orderId || payments.some(({ id }: { id: string }) => id === reference_id)),
  )
  expect(kept).toHaveLength(1)
})

test('several servers that see a payment at the same time keep it', async () => {
  const person = await addPerson(app)
  const { orderId } = await openPage(person)
  const payment = square.payOnPage(orderId)
  app.clock.advance({ minutes: 1 })
  const { db } = app.database
  const [check] = await db.select().from(paymentChecks).where(eq(paymentChecks.orderId, orderId))
  if (check === undefined) throw new Error('There is no check')
  const resolve = () => resolvePage(app.context, requireCards(app.context), check, undefined)
  await Promise.all(Array.from({ length: 5 }, resolve))
  expect(payment.refunded_money).toBeUndefined()
  expect(await stateOf(person)).toMatchObject({ status: 'settled', hasPaid: true })
})

test.each([
  ['order', 'cut before'],
  ['order', 'error before'],
  ['order', 'nonsense'],
  ['order', 'too many requests'],
  ['find', 'cut before'],
  ['find', 'nonsense'],
] as const)('paid on the page, then %s: %s: premium comes later', async (step, fault) => {
  const person = await addPerson(app)
  const { orderId } = await openPage(person)
  square.payOnPage(orderId)
  square.faults.set(step, [fault])
  await reconcileAll(world, 2)
  expect(await stateOf(person)).toMatchObject({ status: 'settled', hasPaid: true })
})

const cuts = ['cut before', 'cut after', 'error before', 'error after'] as const

test.each(cuts)(
  'paid twice, and the refund fails with %s: one payment goes back',
  async (fault) => {
    const person = await addPerson(app)
    const { orderId } = await openPage(person)
    square.faults.set('refund', [fault])
    await pay(person)
    const second = square.payOnPage(orderId)
    await reconcileAll(world, 150)
    expect(second.refunded_money?.amount).toBe(500)
    const { status, hasPaid, payments } = await stateOf(person)
    expect({ status, hasPaid }).toEqual({ status: 'settled', hasPaid: true })
    const states = payments.map((payment: { status: string }) => payment.status)
    expect(states.toSorted()).toEqual(['refunded', 'settled'])
  },
)

test.each(cuts)('paid by card, and closing the page fails with %s: it is closed', async (fault) => {
  const person = await addPerson(app)
  const { link } = await openPage(person)
  square.faults.set('closeLink', [fault])
  await pay(person)
  await reconcileAll(world, 5)
  expect(link?.isOpen).toBe(false)
})

test('while a card is being confirmed there is no second way', async () => {
  const person = await addPerson(app)
  square.faults.set('create', ['cut before'])
  await pay(person)
  expect((await openPage(person)).reply).toMatchObject({
    status: 409,
    body: { message: 'Your last payment is still being confirmed.' },
  })
})

test('an account that is deleted while its page is open: the page goes, and the money too', async () => {
  const person = await addPerson(app)
  const { link, orderId } = await openPage(person)
  await person.post('/api/auth/delete-account', { currentPassword: person.password })
  await reconcileAll(world, 3)
  expect(link?.isOpen).toBe(false)
  const payment = square.payOnPage(orderId)
  await reconcileAll(world, 90)
  expect(payment.refunded_money?.amount).toBe(500)
})
