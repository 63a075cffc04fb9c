import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person, signIn } from '#testing/person.ts'

// The month's line, through the API.

const app = await openTestApp()

beforeEach(() => app.clock.set('2026-03-15T09:30:00.000Z'))

async function outlook(person: Person, today = '2026-03-15') {
  const reply = await person.get(`/api/outlook?today=${today}`)
  expect(reply.status).toBe(200)
  return reply.body
}

async function personWith(...entries: EntryFields[]): Promise<Person> {
  const person = await addPerson(app)
  await writeEntries(app, person, entries)
  return person
}

async function addBill(person: Person, fields: object): Promise<{ id: string }> {
  const bill = { type: 'expense', amount: '10.00', category: 'Housing', frequency: 'monthly' }
  const reply = await person.post('/api/recurring-transactions', { ...bill, ...fields })
  expect(reply.status).toBe(201)
  return reply.body
}

const income = (amount: number, date: string): EntryFields => ({ type: 'income', amount, date })
const expense = (amount: number, date: string): EntryFields => ({ type: 'expense', amount, date })
const duesOf = (body: { dues: { name: string; dueDate: string }[] }) =>
  body.dues.map(({ name, dueDate }) => `${name} ${dueDate.slice(0, 10)}`)

test('a user without anything has a level line', async () => {
  const body = await outlook(await addPerson(app))
  expect(body).toEqual({
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-31T00:00:00.000Z',
    today: '2026-03-15T00:00:00.000Z',
    soFar: Array.from({ length: 15 }, () => 0),
    lastMonth: [],
    ahead: Array.from({ length: 17 }, () => 0),
    dues: [],
    later: [],
    hasBills: false,
    spent: 0,
    spentByThen: null,
    forecast: null,
  })
})

test('days ahead name their first two entries, each name once, and how many entries there are', async () => {
  const named = (description: string, date: string): EntryFields => ({ description, date })
  const person = await personWith(
    named('Tea', '2026-03-15'),
    named('Dentist', '2026-03-25'),
    { category: 'Shopping', date: '2026-03-25' },
    named('Dentist', '2026-03-25'),
    named('Cinema', '2026-03-25'),
    named('Train', '2026-03-16'),
    named('Bus', '2026-03-26'),
    named('Bus', '2026-03-26'),
    named('Tram', '2026-03-26'),
    named('Gift', '2026-04-01'),
  )
  await writeEntries(app, await addPerson(app), [named('Other', '2026-03-20')])
  const { later } = await outlook(person)
  expect(later).toEqual([
    { day: '2026-03-16T00:00:00.000Z', names: ['Train'], entryCount: 1 },
    { day: '2026-03-25T00:00:00.000Z', names: ['Dentist', 'Shopping'], entryCount: 4 },
    { day: '2026-03-26T00:00:00.000Z', names: ['Bus'], entryCount: 3 },
  ])
  app.clock.set('2026-03-31T09:30:00.000Z')
  const last = await outlook(await signIn(app, person), '2026-03-31')
  expect(last.later).toEqual([])
})

test('bills count as such even if paused', async () => {
  const person = await personWith()
  expect((await outlook(person)).hasBills).toBe(false)
  const { id } = await addBill(person, { startDate: '2026-03-20' })
  expect((await outlook(person)).hasBills).toBe(true)
  await person.patch(`/api/recurring-transactions/${id}/toggle`)
  const { dues, hasBills } = await outlook(person)
  expect([dues, hasBills]).toEqual([[], true])
})

test('entries, the month before and bills to come make the line', async () => {
  const person = await personWith(
    income(300_000, '2026-03-01'),
    expense(1050, '2026-03-15'),
    expense(25, '2026-03-20'),
    income(1, '2026-01-31'),
    expense(700, '2026-02-15'),
    expense(800, '2026-02-16'),
    expense(99_999, '2026-04-01'),
  )
  await addBill(person, { description: 'Rent', amount: '1200.00', startDate: '2026-03-30' })
  await addBill(person, { type: 'income', category: 'Salary', startDate: '2026-03-28' })
  await addBill(person, { description: 'Gym', frequency: 'weekly', startDate: '2026-03-17' })
  const body = await outlook(person)
  expect(body.soFar).toEqual([...Array.from({ length: 14 }, () => 3000), 2989.5])
  expect(body.lastMonth.slice(13, 16)).toEqual([0, -7, -15])
  expect(body.dues[0]).toMatchObject({ name: 'Gym', type: 'expense', amount: 10 })
  expect(duesOf(body)).toEqual([
    'Gym 2026-03-17',
    'Gym 2026-03-24',
    'Salary 2026-03-28',
    'Rent 2026-03-30',
    'Gym 2026-03-31',
  ])
  expect(body.ahead.map((balance: number) => balance.toFixed(2))).toEqual([
    ...['2989.50', '2989.50', '2979.50', '2979.50', '2979.50', '2979.25', '2979.25', '2979.25'],
    ...['2979.25', '2969.25', '2969.25', '2969.25', '2969.25', '2979.25', '2979.25', '1779.25'],
    '1769.25',
  ])
  expect([body.spent, body.spentByThen]).toEqual([10.5, 7])
})

test('overdue bills count today, all of their cycles', async () => {
  app.clock.set('2026-03-09T09:30:00.000Z')
  const person = await addPerson(app)
  await addBill(person, { description: 'Gym', frequency: 'weekly', startDate: '2026-03-10' })
  app.clock.set('2026-03-18T09:30:00.000Z')
  const body = await outlook(await signIn(app, person), '2026-03-18')
  expect(duesOf(body)).toEqual([
    'Gym 2026-03-10',
    'Gym 2026-03-17',
    'Gym 2026-03-24',
    'Gym 2026-03-31',
  ])
  expect(body.ahead.slice(0, 7)).toEqual([-20, -20, -20, -20, -20, -20, -30])
})

test('a paid cycle moves from what is to come into what was spent', async () => {
  const person = await addPerson(app)
  const { id } = await addBill(person, { description: 'Gym', startDate: '2026-03-20' })
  const end = async () => (await outlook(person)).ahead.at(-1)
  expect(await end()).toBe(-10)
  const path = `/api/recurring-transactions/${id}/process`
  const paid = await person.post(`${path}?today=2026-03-15`, { dueDate: '2026-03-20' })
  expect(paid.status).toBe(201)
  const body = await outlook(person)
  expect([body.spent, body.dues, body.ahead.at(-1)]).toEqual([10, [], -10])
})

test('a due date that was paid under an earlier schedule is not owed again', async () => {
  const person = await addPerson(app)
  const fields = { type: 'expense', amount: '10.00', category: 'Housing', description: 'Gym' }
  const { id } = await addBill(person, { ...fields, startDate: '2026-03-24' })
  const path = `/api/recurring-transactions/${id}`
  await person.post(`${path}/process?today=2026-03-15`, { dueDate: '2026-03-24' })
  const weekly = { ...fields, frequency: 'weekly', startDate: '2026-03-17' }
  expect((await person.put(`${path}?today=2026-03-15`, weekly)).status).toBe(200)
  expect(duesOf(await outlook(person))).toEqual(['Gym 2026-03-17', 'Gym 2026-03-31'])
})

test('paused bills and other users’ money never count', async () => {
  const other = await personWith(income(500_000, '2026-03-01'))
  await addBill(other, { startDate: '2026-03-20' })
  const person = await addPerson(app)
  await addBill(person, { startDate: '2026-03-20', isActive: 'false' })
  const body = await outlook(person)
  expect([body.dues, body.ahead.at(-1)]).toEqual([[], 0])
})

test('three whole months of records give a forecast, and each more a try of it', async () => {
  const months = ['2025-11', '2025-12', '2026-01', '2026-02']
  const person = await personWith(
    ...months.flatMap((month) => [expense(100, `${month}-01`), expense(3000, `${month}-20`)]),
    income(10_000, '2026-03-01'),
  )
  expect((await outlook(person)).forecast).toEqual({
    spending: 30,
    balance: 70,
    usualError: null,
    trials: [{ month: '2026-02-01T00:00:00.000Z', forecast: 31, actual: 31 }],
  })
})

test('the first record may be an income, and one that was deleted does not count', async () => {
  const person = await personWith(
    expense(3000, '2025-12-20'),
    expense(100, '2026-01-20'),
    expense(300, '2026-02-20'),
  )
  const first = { type: 'income', amount: '1.00', category: 'Gift', date: '2025-12-01' }
  const { id } = (await person.post('/api/transactions', first)).body
  expect((await outlook(person)).forecast).toMatchObject({ spending: 11.33 })
  await person.delete(`/api/transactions/${id}`)
  expect((await outlook(person)).forecast).toBeNull()
})

test('the user’s own day decides what the month is', async () => {
  app.clock.set('2026-03-01T02:00:00.000Z')
  const person = await personWith(expense(100, '2026-02-28'))
  const body = await outlook(person, '2026-02-28')
  expect([body.from.slice(0, 10), body.spent]).toEqual(['2026-02-01', 1])
})

test.each([
  ['today=2026-02-30', 'today', "That date doesn't exist"],
  ['range=all', '', undefined],
])('the query %s is refused', async (query, field, message) => {
  const reply = await (await addPerson(app)).get(`/api/outlook?${query}`)
  expect(reply.body).toMatchObject({ status: 400, errors: [{ field }] })
  if (message) expect(reply.body.message).toBe(message)
})
