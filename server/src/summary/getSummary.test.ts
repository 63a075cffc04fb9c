import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'

const app = await openTestApp()

type Entry = [type: string, amount: string, category: string, date: string]

async function record(person: Person, ...entries: Entry[]): Promise<void> {
  for (const [type, amount, category, date] of entries) {
    const reply = await person.post('/api/transactions', { type, amount, category, date })
    expect(reply.status).toBe(201)
  }
}

async function summary(person: Person, query = '') {
  const reply = await person.get(`/api/summary${query}`)
  expect(reply.status).toBe(200)
  return reply.body
}

test('a user without entries has zeros', async () => {
  expect(await summary(await addPerson(app))).toEqual({
    totalIncome: 0,
    totalExpenses: 0,
    netBalance: 0,
    categoryBreakdown: {},
    incomeBreakdown: {},
  })
})

test('totals and breakdowns keep the Other of both types separate', async () => {
  const person = await addPerson(app)
  await record(
    person,
    ['income', '2500.00', 'Salary', '2026-03-01'],
    ['income', '0.10', 'Other', '2026-03-02'],
    ['income', '0.20', 'Other', '2026-03-03'],
    ['expense', '1200.00', 'Housing', '2026-03-01'],
    ['expense', '19.99', 'Other', '2026-03-02'],
    ['expense', '0.01', 'Other', '2026-03-02'],
  )
  expect(await summary(person)).toEqual({
    totalIncome: 2500.3,
    totalExpenses: 1220,
    netBalance: 1280.3,
    categoryBreakdown: { Housing: { amount: 1200, count: 1 }, Other: { amount: 20, count: 2 } },
    incomeBreakdown: { Salary: { amount: 2500, count: 1 }, Other: { amount: 0.3, count: 2 } },
  })
})

test('numbers are exact on the wire, digit for digit', async () => {
  const person = await addPerson(app)
  for (let turn = 0; turn < 10; turn += 1) {
    await record(person, ['expense', '0.10', 'Other', '2026-03-01'])
  }
  await record(person, ['income', '0.30', 'Gift', '2026-03-01'])
  const { text } = await person.get('/api/summary')
  expect(text).toBe(
    '{"totalIncome":0.3,"totalExpenses":1,"netBalance":-0.7,"categoryBreakdown":{"Other":{"amount":1,"count":10}},"incomeBreakdown":{"Gift":{"amount":0.3,"count":1}}}',
  )
})

test.each([
  ['', 31],
  ['?startDate=2026-03-02', 30],
  ['?endDate=2026-03-04', 15],
  ['?startDate=2026-03-02&endDate=2026-03-04', 14],
  ['?startDate=2026-03-03&endDate=2026-03-03', 4],
  ['?startDate=2026-03-02T23:59:59.999Z&endDate=2026-03-03T00:00:00Z', 6],
  ['?startDate=2026-03-02T20:00:00-08:00&endDate=2026-03-03', 4],
  ['?startDate=2026-03-04&endDate=2026-03-02', 0],
  ['?startDate=2100-01-01', 16],
  ['?endDate=1999-12-31', 0],
])('the range %s includes both its days whole', async (query, totalExpenses) => {
  const person = await addPerson(app)
  await record(
    person,
    ['expense', '1', 'Other', '2026-03-01'],
    ['expense', '2', 'Other', '2026-03-02'],
    ['expense', '4', 'Other', '2026-03-03'],
    ['expense', '8', 'Other', '2026-03-04'],
    // A future day counts if the range includes it.
    ['expense', '16', 'Other', '2100-01-01'],
  )
  expect((await summary(person, query)).totalExpenses).toBe(totalExpenses)
})

test.each([
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'valueOf',
  '0',
  '$&',
  'Café ☕',
])('a category named %s is a category like any other', async (category) => {
  const person = await addPerson(app)
  await record(
    person,
    ['expense', '1.50', category, '2026-03-01'],
    ['income', '2.50', category, '2026-03-01'],
  )
  const body = await summary(person)
  expect(Object.entries(body.categoryBreakdown)).toEqual([[category, { amount: 1.5, count: 1 }]])
  expect(Object.entries(body.incomeBreakdown)).toEqual([[category, { amount: 2.5, count: 1 }]])
})

test('sums are exact to the cent beyond 2^31 and 2^32 cents', async () => {
  const person = await addPerson(app)
  for (let turn = 0; turn < 60; turn += 1) {
    await record(person, ['income', '99999999.99', 'Salary', `2026-01-${10 + (turn % 20)}`])
  }
  await record(person, ['expense', '0.01', 'Other', '2026-01-01'])
  expect(await summary(person)).toMatchObject({
    totalIncome: 5_999_999_999.4,
    totalExpenses: 0.01,
    netBalance: 5_999_999_999.39,
    incomeBreakdown: { Salary: { amount: 5_999_999_999.4, count: 60 } },
  })
})

test('a sum that no number represents fails instead of being rounded', async () => {
  const person = await addPerson(app)
  await record(person, ['income', '1', 'Salary', '2026-03-01'])
  for (const total of ['90071992547409.93', '123456789012345678.90']) {
    await app.database.pool.query('update monthly_totals set total = $2 where user_id = $1', [
      person.id,
      total,
    ])
    const reply = await person.get('/api/summary')
    expect(reply.body).toMatchObject({ status: 500, code: 'internal' })
    expect(reply.text).not.toContain(total.slice(0, 10))
  }
})

test('the summary reflects every change immediately', async () => {
  const person = await addPerson(app)
  const entry = { type: 'expense', amount: '5', category: 'Other', date: '2026-03-01' }
  const { id } = (await person.post('/api/transactions', entry)).body
  await person.patch(`/api/transactions/${id}`, { type: 'income', category: 'Gift', amount: '7' })
  expect(await summary(person)).toEqual({
    totalIncome: 7,
    totalExpenses: 0,
    netBalance: 7,
    categoryBreakdown: {},
    incomeBreakdown: { Gift: { amount: 7, count: 1 } },
  })
  await person.delete(`/api/transactions/${id}`)
  expect((await summary(person)).incomeBreakdown).toEqual({})
})

test('other users’ entries never count', async () => {
  const [mine, theirs] = [await addPerson(app), await addPerson(app)]
  await record(theirs, ['income', '5', 'Salary', '2026-03-01'])
  expect((await summary(mine)).totalIncome).toBe(0)
})

test.each([
  ['startDate=2026-02-30', 'startDate', "That date doesn't exist"],
  ['endDate=', 'endDate', 'Date is required'],
  ['startDate=1899-12-31', 'startDate', 'Enter a date from 1900 to 2199'],
])('the range %s is refused', async (query, field, message) => {
  const reply = await (await addPerson(app)).get(`/api/summary?${query}`)
  expect(reply.body).toMatchObject({ status: 400, message, errors: [{ field, message }] })
})
