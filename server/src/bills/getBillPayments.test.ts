import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'

// Bills outlast the trial.
const app = await openTestApp({ env: { BILLING: 'off' } })
beforeEach(() => app.clock.set('2026-03-15T09:30:00.000Z'))

const path = '/api/recurring-transactions'
const days = (stamps: string[]) => stamps.map((stamp) => stamp.slice(0, 10))

async function addBill(person: Person, fields: object = {}): Promise<string> {
  const bill = { type: 'expense', amount: '15.49', category: 'Entertainment' }
  const schedule = { frequency: 'monthly', startDate: '2026-03-31' }
  const reply = await person.post(path, { ...bill, ...schedule, ...fields })
  expect(reply.status).toBe(201)
  return reply.body.id
}

async function paymentsOf(person: Person, id: string) {
  const reply = await person.get(`${path}/${id}/payments`)
  expect(reply.status).toBe(200)
  return reply.body
}

test('a new bill has no payments and twelve dates ahead', async () => {
  const person = await addPerson(app)
  const id = await addBill(person)
  const found = await paymentsOf(person, id)
  expect(found).toMatchObject({
    bill: { id },
    count: 0,
    total: 0,
    payments: [],
    changes: [],
    since: null,
  })
  expect(days(found.dates)).toEqual([
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
  ])
})

test('payments, what they come to, and each change of the amount', async () => {
  const person = await addPerson(app)
  const id = await addBill(person)
  await addBill(person, { description: 'Another' })
  for (const amount of ['15.49', '15.49', '17.99', '16.99']) {
    await person.post(`${path}/${id}/process`, { amount })
  }
  const found = await paymentsOf(person, id)
  expect([found.count, found.total]).toEqual([4, 65.96])
  type Payment = { amount: string; dueDate: string }
  expect(found.payments.map((payment: Payment) => [payment.amount, payment.dueDate])).toEqual([
    ['16.99', '2026-06-30T00:00:00.000Z'],
    ['17.99', '2026-05-31T00:00:00.000Z'],
    ['15.49', '2026-04-30T00:00:00.000Z'],
    ['15.49', '2026-03-31T00:00:00.000Z'],
  ])
  expect(found.changes).toEqual([
    { dueDate: '2026-06-30T00:00:00.000Z', from: '17.99', to: '16.99' },
    { dueDate: '2026-05-31T00:00:00.000Z', from: '15.49', to: '17.99' },
  ])
  expect(days(found.dates).slice(0, 2)).toEqual(['2026-07-31', '2026-08-31'])
})

test('at most 24 payments are named, all of them counted, and a paused bill has no dates', async () => {
  const person = await addPerson(app)
  const id = await addBill(person, { frequency: 'weekly' })
  for (let paid = 0; paid < 26; paid += 1) await person.post(`${path}/${id}/process`, {})
  await person.patch(`${path}/${id}/toggle`, { isActive: 'false' })
  const { count, total, payments, since, dates } = await paymentsOf(person, id)
  expect([count, total, payments.length, dates]).toEqual([26, 402.74, 24, []])
  // The first payment is not among them.
  expect(since < payments.at(-1).dueDate).toBe(true)
})

test('twelve dates lie ahead however many are overdue, and a skipped one is not', async () => {
  const person = await addPerson(app)
  const id = await addBill(person, { frequency: 'weekly', startDate: '2026-03-16' })
  app.clock.set('2026-06-17T09:30:00.000Z')
  const back = await openSession(app, person)
  await back.post(`${path}/${id}/catch-up`, { cycles: [{ dueDate: '2026-03-23', as: 'skipped' }] })
  const found = await paymentsOf(back, id)
  const overdue = days(found.overdue)
  expect(overdue.slice(0, 2)).toEqual(['2026-03-16', '2026-03-30'])
  expect([overdue.length, overdue.at(-1)]).toEqual([13, '2026-06-15'])
  const dates = days(found.dates)
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([12, '2026-06-22', '2026-09-07'])
})

test('a bill that is gone, or somebody else’s, is not there', async () => {
  const [person, other] = [await addPerson(app), await addPerson(app)]
  const id = await addBill(person)
  expect((await other.get(`${path}/${id}/payments`)).status).toBe(404)
  await person.delete(`${path}/${id}`)
  expect((await person.get(`${path}/${id}/payments`)).status).toBe(404)
})

test('of many dates let pass the latest are shown, newest first', async () => {
  const person = await addPerson(app)
  const id = await addBill(person, { frequency: 'weekly', startDate: '2025-01-06' })
  const { rows } = await app.database.pool.query(
    `update recurring_transactions set passed =
         (select jsonb_agg(jsonb_build_object('dueDate', date '2025-01-06' + 7 * n, 'as', 'skipped') order by n)
           from generate_series(0, 29) as n)
       where id = $1 returning passed`,
    [id],
  )
  const dates = rows[0].passed.map(({ dueDate }: { dueDate: string }) => dueDate)
  const { passed } = await paymentsOf(person, id)
  expect(days(passed.map(({ dueDate }: { dueDate: string }) => dueDate))).toEqual(
    dates.slice(6).toReversed(),
  )
})
