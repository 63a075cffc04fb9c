import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'

// Bills outlast the trial.
const app = await openTestApp({ env: { BILLING: 'off' } })
const path = '/api/recurring-transactions'

let ada: Person
beforeEach(async () => {
  app.clock.set('2026-01-05T09:30:00.000Z')
  ada = await addPerson(app)
})

async function addBill(fields: object, person = ada): Promise<string> {
  const bill = { type: 'expense', amount: '10', category: 'Other', frequency: 'monthly' }
  const reply = await person.post(path, { ...bill, ...fields })
  expect(reply.status).toBe(201)
  return reply.body.id
}

type Due = { name: string; dueDate: string; amount: number }

async function month(person = ada) {
  const { status, body } = await person.get(`${path}/month`)
  expect(status).toBe(200)
  const told = (dues: Due[]) =>
    dues.map(({ name, dueDate, amount }) => `${name} ${dueDate.slice(0, 10)} ${amount}`)
  return { ...body, paid: told(body.paid), due: told(body.due) }
}

test('a month without bills is empty', async () => {
  await addBill({ startDate: '2026-01-10' }, await addPerson(app))
  expect(await month()).toEqual({
    from: '2026-01-01T00:00:00.000Z',
    to: '2026-01-31T00:00:00.000Z',
    paid: [],
    due: [],
    ahead: { income: 0, expense: 0 },
  })
})

test('due dates of the month, paid and to come, and overdue ones of earlier months', async () => {
  const gym = await addBill({ description: 'Gym', frequency: 'weekly', startDate: '2026-01-31' })
  const rent = await addBill({ description: 'Rent', startDate: '2026-01-31', amount: '900' })
  await addBill({ startDate: '2026-03-01' })
  await addBill({ description: 'Paused', startDate: '2026-02-03', isActive: 'false' })
  app.clock.set('2026-02-20T09:30:00.000Z')
  ada = await openSession(app, ada)
  await ada.post(`${path}/${rent}/process`, {})
  await ada.post(`${path}/${rent}/process`, { amount: '950' })
  const cycles = [
    { dueDate: '2026-02-07', as: 'paid' },
    { dueDate: '2026-02-14', as: 'skipped' },
  ]
  await ada.post(`${path}/${gym}/catch-up`, { cycles })
  expect(await month()).toMatchObject({
    from: '2026-02-01T00:00:00.000Z',
    paid: ['Gym 2026-02-07 10', 'Rent 2026-02-28 950'],
    due: ['Gym 2026-01-31 10', 'Gym 2026-02-21 10', 'Gym 2026-02-28 10'],
  })
  await ada.delete(`${path}/${rent}`)
  expect((await month()).paid).toEqual(['Gym 2026-02-07 10'])
})

test('the next 30 days leave out overdue dates and those paid under another schedule', async () => {
  const id = await addBill({ startDate: '2026-01-05' })
  await addBill({ type: 'income', amount: '900', startDate: '2026-02-05' })
  for (const _ of ['5 January', '5 February', '5 March']) {
    await ada.post(`${path}/${id}/process`, {})
  }
  app.clock.set('2026-02-10T09:30:00.000Z')
  ada = await openSession(app, ada)
  const weekly = { frequency: 'weekly', startDate: '2026-01-29' }
  await ada.put(`${path}/${id}`, { type: 'expense', amount: '10', category: 'Other', ...weekly })
  // 12, 19 and 26 February and 12 March.
  expect((await month()).ahead).toEqual({ income: 900, expense: 40 })
})

test('bills due on one day come in the order in which they were added', async () => {
  await addBill({ description: 'Rent', startDate: '2026-01-20' })
  await addBill({ description: 'Gym', frequency: 'weekly', startDate: '2026-01-13' })
  await addBill({ description: 'Phone', startDate: '2026-01-20' })
  expect((await month()).due).toEqual([
    'Gym 2026-01-13 10',
    'Rent 2026-01-20 10',
    'Gym 2026-01-20 10',
    'Phone 2026-01-20 10',
    'Gym 2026-01-27 10',
  ])
})
