import { addDays } from '@evenkeel/domain/calendar'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson } from '#testing/person.ts'

const app = await openTestApp({ env: { BILLING: 'off' } })

function charges(description: string, amount: number, dates: readonly string[]): EntryFields[] {
  return dates.map((date) => ({ type: 'expense', category: 'Other', description, amount, date }))
}

/** Where there are bills, a payee that is none has to be paid regularly. */
const rentBill = {
  type: 'expense',
  amount: '450.00',
  description: 'Rent',
  category: 'Other',
  frequency: 'monthly',
  startDate: '2026-07-01',
}

const weekly = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(from, 7 * at))

test('a monthly charge that skipped a month is still a regular payment, a weekly coffee is none', async () => {
  app.clock.set('2026-06-17T09:30:00.000Z')
  const person = await addPerson(app)
  await person.post('/api/recurring-transactions', rentBill)
  await writeEntries(app, person, [
    ...charges('Metro pass', 2900, ['2025-09-02', '2025-10-02', '2025-12-02', '2026-01-02']),
    ...charges('Metro pass', 2900, ['2026-02-02']),
    ...charges('Metro pass', 3150, ['2026-03-02', '2026-04-02', '2026-05-02', '2026-06-02']),
    ...charges('Corner coffee', 300, weekly('2026-04-01', 5)),
    ...charges('Corner coffee', 350, weekly('2026-05-06', 5)),
  ])
  const reply = await person.post('/api/ai/chat?today=2026-06-17', {
    message: 'Which of my regular payments got more expensive?',
    conversationHistory: [],
  })
  expect(reply.body.response).toBe(
    'One payee has raised a repeated charge:\nMetro pass: from $29.00 to $31.50 (8.6%, $2.50 more each time) since March 2, 2026',
  )
})

test('what is paid once a year rises from one charge to the next, and one higher charge is told as such', async () => {
  app.clock.set('2026-06-17T09:30:00.000Z')
  const person = await addPerson(app)
  await writeEntries(app, person, [
    ...charges('TV licence', 16_950, ['2024-08-01']),
    ...charges('TV licence', 17_450, ['2025-08-01']),
    ...charges('Tax advance', 85_000, ['2025-06-15', '2025-09-15', '2026-01-15']),
    ...charges('Tax advance', 90_000, ['2026-04-15']),
    ...charges('Garden shop', 2_000, ['2025-06-15', '2025-07-15']),
  ])
  const ask = async (message: string) =>
    (await person.post('/api/ai/chat?today=2026-06-17', { message, conversationHistory: [] })).body
      .response
  expect(await ask('Has the TV licence gone up?')).toContain(
    'TV licence: from $169.50 to $174.50 (2.9%, $5.00 more each time) since August 1, 2025',
  )
  expect(await ask('Did the tax advance go up in price?')).toContain(
    'The last charge, $900.00 on April 15, 2026, was higher than the $850.00 before it.',
  )
  expect(await ask('did the garden shop go up in price?')).toMatch(/^No price rise[^.]*\.$/)
  expect(await ask('did it go up in price?')).toBe('Which payee do you mean?')
})

test('who comes every week for years is a regular payment', async () => {
  app.clock.set('2026-06-17T09:30:00.000Z')
  const person = await addPerson(app)
  await person.post('/api/recurring-transactions', rentBill)
  await writeEntries(app, person, [
    ...charges('May Cleaner', 3_400, weekly('2025-09-04', 20)),
    ...charges('May Cleaner', 3_600, weekly('2026-01-22', 20)),
  ])
  const reply = await person.post('/api/ai/chat?today=2026-06-17', {
    message: 'Which of our regular payments have gone up?',
    conversationHistory: [],
  })
  expect(reply.body.response).toContain('May Cleaner: from $34.00 to $36.00')
})

test('a price can be compared with what it was at first, and what is no subscription is told apart', async () => {
  app.clock.set('2026-06-17T09:30:00.000Z')
  const person = await addPerson(app)
  const bills = [
    { ...rentBill, description: 'Tunebox', category: 'Entertainment' },
    { ...rentBill, description: 'Flat', category: 'Housing' },
  ]
  for (const bill of bills) await person.post('/api/recurring-transactions', bill)
  const of = (category: string, rows: EntryFields[]) => rows.map((row) => ({ ...row, category }))
  await writeEntries(app, person, [
    ...of('Entertainment', charges('Tunebox', 900, ['2025-12-03', '2026-01-03'])),
    ...of('Entertainment', charges('Tunebox', 1000, ['2026-02-03', '2026-03-03'])),
    ...of('Entertainment', charges('Tunebox', 1200, ['2026-04-03', '2026-05-03', '2026-06-03'])),
    ...of('Housing', charges('Flat', 50_000, ['2026-01-01', '2026-02-01', '2026-03-01'])),
    ...of('Housing', charges('Flat', 52_000, ['2026-04-01', '2026-05-01', '2026-06-01'])),
  ])
  const ask = async (message: string) =>
    (await person.post('/api/ai/chat?today=2026-06-17', { message, conversationHistory: [] })).body
      .response
  const whole = 'Tunebox: from $9.00 to $12.00 (33.3%'
  expect(await ask('Is Tunebox more expensive than when we signed up?')).toContain(whole)
  expect(await ask('Has Tunebox gone up since I joined?')).toContain(whole)
  const dearer = await ask('Which of my subscriptions have become dearer?')
  expect(dearer).toContain('Tunebox: from $10.00 to $12.00')
  expect(dearer).toContain('Not counted as subscriptions, these rose too: Flat.')
  expect(await ask('Which bills have gone up?')).toContain('Flat: from $500.00 to $520.00')
})

test('what rose in two years running rose in each of them, and so does pay', async () => {
  app.clock.set('2027-05-31T12:00:00.000Z')
  const person = await addPerson(app)
  const pay = (amount: number, dates: readonly string[]): EntryFields[] =>
    dates.map((date) => ({
      type: 'income',
      category: 'Salary',
      description: 'Harbour',
      amount,
      date,
    }))
  await writeEntries(app, person, [
    ...charges('Health plan', 31_275, ['2025-11-01', '2025-12-01']),
    ...charges('Health plan', 33_820, ['2026-01-01', '2026-02-01', '2026-12-01']),
    ...charges('Health plan', 36_155, ['2027-01-01', '2027-05-01']),
    ...pay(200_000, ['2025-11-28', '2025-12-28']),
    ...pay(210_000, ['2026-03-28', '2026-12-28']),
    ...pay(220_000, ['2027-01-28', '2027-02-28']),
  ])
  const ask = async (message: string) =>
    (await person.post('/api/ai/chat?today=2027-05-31', { message, conversationHistory: [] })).body
      .response
  expect(await ask('Did my Health plan go up in 2026?')).toContain('from $312.75 to $338.20')
  expect(await ask('Did my Health plan go up in 2027?')).toContain('from $338.20 to $361.55')
  expect(await ask('Did my pay go up in 2026?')).toContain('from $2,000.00 to $2,100.00')
  expect(await ask('Is my Health plan more expensive now than it was last year?')).toContain(
    'from $338.20 to $361.55',
  )
})
