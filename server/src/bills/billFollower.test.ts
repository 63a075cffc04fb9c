import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { actionOf, undo } from '#testing/ledger.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'

const path = '/api/recurring-transactions'
const app = await openTestApp({ env: { BILLING: 'off' } })

let ada: Person

beforeEach(async () => {
  app.clock.set('2026-01-31T12:00:00.000Z')
  ada = await addPerson(app)
})

async function setUp(description: string): Promise<string> {
  const { body } = await ada.post(path, {
    type: 'expense',
    amount: '9.00',
    description,
    category: 'Other',
    frequency: 'monthly',
    startDate: '2026-01-31',
  })
  return body.id
}

const pay = async (id: string): Promise<string> =>
  (await ada.post(`${path}/${id}/process`)).body.transaction.id
const deletePayment = (id: string) => ada.delete(`/api/transactions/${id}`)
const deleteMany = (ids: string[]) => ada.post('/api/transactions/bulk', { ids, delete: true })

async function dueOf(id: string): Promise<string> {
  const { body } = await ada.get(path)
  return body.find((bill: { id: string }) => bill.id === id).nextDueDate.slice(0, 10)
}

test('payments of several bills deleted at once move each bill by its own payments alone', async () => {
  const phone = await setUp('Phone')
  app.clock.set('2026-02-10T12:00:00.000Z')
  ada = await openSession(app, ada)
  const music = await setUp('Music')
  const unpaid = await setUp('Paper')
  const payments = [await pay(phone), await pay(music)]
  expect([await dueOf(phone), await dueOf(music)]).toEqual(['2026-02-28', '2026-03-31'])

  const deletion = await deleteMany(payments)
  // January was never owed by the bill set up in February, although the other one paid it.
  expect([await dueOf(phone), await dueOf(music)]).toEqual(['2026-01-31', '2026-02-28'])
  expect(await dueOf(unpaid)).toBe('2026-02-28')
  await undo(ada, actionOf(deletion))
  expect([await dueOf(phone), await dueOf(music)]).toEqual(['2026-02-28', '2026-03-31'])
})

test('two payments deleted at once move the bill back over both, the older one alone over none', async () => {
  const id = await setUp('Phone')
  const january = await pay(id)
  const february = await pay(id)
  await deletePayment(january)
  expect(await dueOf(id)).toBe('2026-03-31')
  await deletePayment(february)
  expect(await dueOf(id)).toBe('2026-02-28')
  const again = [await pay(id), await pay(id)]
  await deleteMany(again.toReversed())
  expect(await dueOf(id)).toBe('2026-02-28')
})

test('a restored bill does not go back over a payment that was restored before it', async () => {
  const id = await setUp('Phone')
  const january = await pay(id)
  const february = await pay(id)
  const deletion = await ada.delete(`${path}/${id}`)
  const ofFebruary = await deletePayment(february)
  await undo(ada, actionOf(ofFebruary))
  await deletePayment(january)
  await undo(ada, actionOf(deletion))
  expect(await dueOf(id)).toBe('2026-03-31')
})

test('an undo that leaves no payment deleted moves no bill', async () => {
  const id = await setUp('Phone')
  const payment = await pay(id)
  const reply = await ada.patch(`/api/transactions/${payment}`, { amount: '10.00' })
  await pay(id)
  await undo(ada, actionOf(reply))
  expect(await dueOf(id)).toBe('2026-03-31')
})

test('undoing a payment that was added again moves the bill back again', async () => {
  const id = await setUp('Phone')
  const first = await ada.post(`${path}/${id}/process`)
  const deletion = await deletePayment(first.body.transaction.id)
  const restored = await undo(ada, actionOf(deletion))
  expect(await dueOf(id)).toBe('2026-02-28')
  await undo(ada, actionOf(restored))
  expect(await dueOf(id)).toBe('2026-01-31')
})

test('a redone deletion leaves the bill where the deletion had left it, whatever was paid since', async () => {
  const id = await setUp('Phone')
  const january = await pay(id)
  const february = await pay(id)
  const ofJanuary = await deletePayment(january)
  await deletePayment(february)
  const restored = await undo(ada, actionOf(ofJanuary))
  const redone = await undo(ada, actionOf(restored))
  expect(await dueOf(id)).toBe('2026-02-28')

  // The same, when the bill was changed in between and changed back.
  const restoredAgain = await undo(ada, actionOf(redone))
  const pause = await ada.patch(`${path}/${id}/toggle`)
  await undo(ada, actionOf(pause))
  await undo(ada, actionOf(restoredAgain))
  expect(await dueOf(id)).toBe('2026-02-28')
})
