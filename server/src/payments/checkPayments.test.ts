import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { paymentChecks, users } from '#db/schema.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { openSquareApp } from '#testing/square/open.ts'
import { checkPayments } from './checkPayments.ts'
import { requireCards } from './requireCards.ts'

const world = await openSquareApp()
const { app, square } = world

afterEach(async () => {
  square.payments.clear()
  await app.database.db.delete(users)
  await app.database.db.delete(paymentChecks)
})

function pay(person: Person, sourceId = 'cnon:card-nonce-ok') {
  const body = { sourceId, email: 'upgrade@evenkeel.example', password: '', amount: 500 }
  return person.post('/api/process-payment', body)
}

async function findings(): Promise<string[]> {
  const found: string[] = []
  for await (const { kind, line } of checkPayments(app.context, requireCards(app.context))) {
    found.push(`${kind}: ${line}`)
  }
  return found
}

async function addPayer() {
  const person = await addPerson(app)
  await pay(person)
  const [row] = await app.database.db.select().from(users).where(eq(users.id, person.id))
  const payment = square.payments.get(row?.paymentId ?? '')
  if (payment === undefined) throw new Error('Square has no payment')
  return { person, payment }
}

test('accounts that agree with Square have no findings', async () => {
  await addPayer()
  await addPayer()
  await pay(await addPerson(app), 'cnon:decline-CARD_DECLINED')
  expect(await findings()).toEqual([])
})

test('an open payment is listed', async () => {
  square.faults.set('create', ['cut after'])
  await pay(await addPerson(app))
  expect(await findings()).toEqual([
    expect.stringMatching(/^open: [\da-f-]{36} card since 2026-03-15T\S+, checked 0 times$/),
  ])
})

test('premium without its payment is found', async () => {
  const [unknown, canceled, refunded, cheap] = [
    await addPayer(),
    await addPayer(),
    await addPayer(),
    await addPayer(),
  ]
  square.payments.delete(unknown.payment.id)
  canceled.payment.status = 'CANCELED'
  square.refundInPart(refunded.payment.id, 500)
  cheap.payment.amount_money = { amount: 1, currency: 'USD' }
  expect((await findings()).toSorted()).toEqual(
    [
      `ours: ${unknown.payment.id} gives premium, but the card service does not know this payment`,
      `ours: ${canceled.payment.id} gives premium, but the card service has it as canceled`,
      `ours: ${refunded.payment.id} gives premium, but it was refunded`,
      `ours: ${cheap.payment.id} gives premium, but it is for another amount`,
    ].toSorted(),
  )
})

test('a payment older than a year is asked for by its id', async () => {
  const { payment } = await addPayer()
  payment.created_at = '2024-01-01T00:00:00.000Z'
  expect(await findings()).toEqual([])
})

test('money without premium is found, by card and on the hosted page, and other sales are not', async () => {
  const { payment } = await addPayer()
  const person = await addPerson(app)
  await person.post('/api/payment-link', {})
  const link = [...square.links.values()].at(-1)
  const onPage = square.payOnPage(link?.order_id ?? '')
  const lost = square.payOnPage('order-of-nobody')
  Object.assign(lost, { note: 'Evenkeel Premium' })
  square.payOnPage('a-cup-of-coffee')
  await app.database.db.update(users).set({ hasPaid: false, paymentId: null })
  const open = (await findings()).filter((line) => line.startsWith('open: '))
  expect(open).toHaveLength(1)
  const service = (await findings()).filter((line) => !line.startsWith('open: '))
  // The page is still being watched, so what was paid there is not lost.
  expect(service.join('\n')).not.toContain(onPage.id)
  expect(service.toSorted()).toEqual(
    [payment.id, lost.id]
      .map((id) => `service: ${id} was taken, but no account has premium for it`)
      .toSorted(),
  )
})
