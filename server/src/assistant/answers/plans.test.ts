import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person, signIn } from '#testing/person.ts'

// What is left this month is where the dashboard's line of the month ends.

const app = await openTestApp({ env: { BILLING: 'off' } })

async function addBill(person: Person, fields: object): Promise<string> {
  const bill = { amount: '10.00', category: 'Other', frequency: 'monthly' }
  const reply = await person.post('/api/recurring-transactions', { ...bill, ...fields })
  expect(reply.status).toBe(201)
  return reply.body.id
}

async function ask(person: Person, message: string): Promise<string> {
  const reply = await person.post('/api/ai/chat', { message, conversationHistory: [] })
  expect(reply.status).toBe(200)
  return reply.body.response
}

const forecastQuestion = 'What will I have spent by the end of the month?'

async function lineEnd(person: Person, today: string): Promise<number> {
  return (await person.get(`/api/outlook?today=${today}`)).body.ahead.at(-1)
}

const income = (amount: number, date: string): EntryFields => ({ type: 'income', amount, date })
const expense = (amount: number, date: string): EntryFields => ({ type: 'expense', amount, date })

test('late income, late bills and entries of later days count like on the line of the month', async () => {
  app.clock.set('2026-03-12T09:30:00.000Z')
  const early = await addPerson(app)
  await addBill(early, { type: 'income', amount: '100.00', startDate: '2026-03-13' })
  await addBill(early, { type: 'expense', startDate: '2026-03-14' })
  await addBill(early, { type: 'expense', amount: '3.00', startDate: '2026-03-30' })
  await writeEntries(app, early, [
    income(50_000, '2026-03-01'),
    expense(2500, '2026-03-02'),
    expense(700, '2026-03-29'),
    income(900, '2026-03-31'),
    expense(99_999, '2026-04-01'),
  ])
  app.clock.set('2026-03-18T09:30:00.000Z')
  const person = await signIn(app, early)
  expect(await lineEnd(person, '2026-03-18')).toBe(564)
  expect(await ask(person, 'How much is left this month?')).toBe(
    'You have $564.00 left this month: $500.00 received and $100.00 still due to you, less $25.00 spent, $3.00 of bills due by March 31, 2026 and $10.00 overdue, less $7.00 recorded for later days, plus $9.00 of income recorded for later days.',
  )
})

test('on the last day nothing is later', async () => {
  app.clock.set('2026-03-31T09:30:00.000Z')
  const person = await addPerson(app)
  await writeEntries(app, person, [income(50_000, '2026-03-01'), expense(100, '2026-03-31')])
  expect(await lineEnd(person, '2026-03-31')).toBe(499)
  expect(await ask(person, 'How much is left this month?')).toBe(
    'You have $499.00 left this month: $500.00 received and $0.00 still due to you, less $1.00 spent, $0.00 of bills due by March 31, 2026 and $0.00 overdue.',
  )
})

test('a forecast is also told with the bills that are already due', async () => {
  app.clock.set('2026-03-12T09:30:00.000Z')
  const early = await addPerson(app)
  await addBill(early, { type: 'expense', startDate: '2026-03-14' })
  await addBill(early, { type: 'expense', amount: '3.00', startDate: '2026-03-18' })
  await addBill(early, { type: 'expense', amount: '1.00', startDate: '2026-03-19' })
  const months = ['2025-12', '2026-01', '2026-02']
  await writeEntries(app, early, [
    ...months.map((month) => expense(100, `${month}-01`)),
    ...months.map((month) => expense(3000, `${month}-20`)),
    expense(2500, '2026-03-02'),
  ])
  app.clock.set('2026-03-18T09:30:00.000Z')
  const person = await signIn(app, early)
  const { forecast } = (await person.get('/api/outlook?today=2026-03-18')).body
  expect(forecast.spending).toBe(68)
  expect(await ask(person, forecastQuestion)).toBe(
    'By March 31, 2026 you will have spent about $55.00: $25.00 so far, and $30.00 more, the average spent after this day in the three months before. With the $13.00 of bills already due, it is $68.00.',
  )
})

test('a date that was caught up on is not owed, though an earlier one is', async () => {
  app.clock.set('2026-03-01T09:30:00.000Z')
  const early = await addPerson(app)
  const gym = { type: 'expense', description: 'Gym', frequency: 'weekly', startDate: '2026-03-02' }
  await addBill(early, gym)
  app.clock.set('2026-03-18T09:30:00.000Z')
  const person = await signIn(app, early)
  const path = '/api/recurring-transactions'
  const [{ id, version }] = (await person.get(path)).body
  const cycles = [{ dueDate: '2026-03-09', as: 'paid' }]
  const seen = { headers: { 'if-match': `"${version}"` } }
  const reply = await person.post(`${path}/${id}/catch-up?today=2026-03-18`, { cycles }, seen)
  expect(reply.status).toBe(200)
  expect(await lineEnd(person, '2026-03-18')).toBe(-50)
  expect(await ask(person, 'How much is left this month?')).toContain('You have −$50.00 left')
  expect((await ask(person, 'What bills are overdue?')).split('\n')).toEqual([
    '2 bills are overdue, $20.00 in total:',
    'March 2, 2026: Gym, $10.00 (16 days ago)',
    'March 16, 2026: Gym, $10.00 (2 days ago)',
  ])
})

test.each([
  [
    'a month without entries before',
    '2026-03-18',
    ['2025-12-01', '2026-02-20'],
    'needs three whole',
  ],
  [
    'a first month that is not whole',
    '2026-03-18',
    ['2025-12-02', '2026-01-20', '2026-02-20'],
    'needs three whole',
  ],
  // Longer months before have later days, but this one has none.
  [
    'the last day of a short month',
    '2026-02-28',
    ['2025-11-01', '2025-12-31', '2026-01-31'],
    'at least the $0.00 recorded this month. The month ends today.',
  ],
  [
    'nothing after this day so far',
    '2026-03-18',
    ['2025-12-01', '2026-01-01', '2026-02-01'],
    'recorded this month. The three months before suggest no more than that.',
  ],
])(
  'where the line has no forecast, neither has the assistant: %s',
  async (_name, today, days, text) => {
    app.clock.set(`${today}T09:30:00.000Z`)
    const person = await addPerson(app)
    await writeEntries(
      app,
      person,
      days.map((day) => expense(3000, day)),
    )
    expect((await person.get(`/api/outlook?today=${today}`)).body.forecast).toBeNull()
    expect(await ask(person, forecastQuestion)).toContain(text)
  },
)

test('a bill that is paid late each month is forecast once, while it is overdue too', async () => {
  const months = ['2025-11', '2025-12', '2026-01', '2026-02']
  app.clock.set('2025-12-01T09:30:00.000Z')
  const early = await addPerson(app)
  await writeEntries(
    app,
    early,
    months.flatMap((month) => [expense(100, `${month}-01`), expense(3000, `${month}-20`)]),
  )
  const id = await addBill(early, {
    type: 'expense',
    amount: '900.00',
    startDate: '2025-12-05',
  })
  app.clock.set('2026-03-06T09:30:00.000Z')
  const person = await signIn(app, early)
  for (const month of months.slice(1)) {
    const body = { dueDate: `${month}-05`, paymentDate: `${month}-08` }
    const path = `/api/recurring-transactions/${id}/process?today=2026-03-06`
    expect((await person.post(path, body)).status).toBe(201)
  }
  const { forecast } = (await person.get('/api/outlook?today=2026-03-06')).body
  expect(forecast).toMatchObject({
    spending: 930,
    trials: [{ month: '2026-02-01T00:00:00.000Z', forecast: 931, actual: 931 }],
  })
  expect(await ask(person, forecastQuestion)).toBe(
    'By March 31, 2026 you will have spent about $30.00: $0.00 so far, and $30.00 more, the average spent after this day in the three months before, but for bills that were overdue by then. With the $900.00 of bills already due, it is $930.00.',
  )
})
