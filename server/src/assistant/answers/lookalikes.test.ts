import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Questions that look like others and ask for something else, on Monday, 5 October 2026.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2026-10-05'
let person: Person

const salary = entriesOf('income', 'Quantix', 'Salary')
const shop = entriesOf('income', 'Etsy', 'Side Income')
const refund = entriesOf('income', 'Costco', 'Refund')
const rent = entriesOf('expense', 'Oakfield Lettings', 'Rent')
const costco = entriesOf('expense', 'Costco', 'Groceries')
const uber = entriesOf('expense', 'Uber', 'Transport')
const netflix = entriesOf('expense', 'Netflix', 'Streaming')

const entries: readonly EntryFields[] = [
  salary('2026-08-28', 300_000),
  salary('2026-09-28', 300_000),
  shop('2026-09-20', 8000),
  rent('2026-09-01', 120_000),
  costco('2026-09-03', 9000),
  refund('2026-09-09', 2000),
  uber('2026-09-11', 2500),
  uber('2026-09-12', 1500),
  ...['05', '06', '07'].map((month) => netflix(`2026-${month}-08`, 1500)),
  ...['08', '09'].map((month) => netflix(`2026-${month}-08`, 1800)),
]

const bills = [
  { description: 'Netflix', category: 'Streaming', amount: '18.00', startDate: '2026-10-08' },
  { description: 'Oakfield', category: 'Rent', amount: '1200.00', startDate: '2026-10-20' },
  { description: 'Quantix', category: 'Salary', amount: '3000.00', startDate: '2026-10-28' },
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const bill of bills) {
    const type = bill.category === 'Salary' ? 'income' : 'expense'
    const body = { ...bill, type, frequency: 'monthly' }
    expect((await person.post('/api/recurring-transactions', body)).status).toBe(201)
  }
})

test.each([
  ['When was the Costco refund?', ['September 9, 2026: Costco, +$20.00']],
  ['What do I have due this month?', ['2 bills are due from October 5 to 31, 2026']],
  ['How much did I sell on Etsy this year?', ['$80.00 from Etsy']],
  ['How much can I set aside each month?', ['On average you kept']],
  ['How much can I set aside this month?', ['left this month']],
  ['How much on Uber last month? I want the average.', ['Each of the 2 was $20.00']],
  ['when was the last rise in netflix', ['from $15.00 to $18.00']],
  ['How many of my bills have I paid this year?', ['expenses']],
])('%s', async (asked, told) => {
  const { response } = await askAssistant(person, today, asked)
  for (const part of told) expect(response).toContain(part)
})

test.each([
  'What was my total income this year, not counting refunds?',
  'How much have I been billed so far this year?',
  'How much have I sold this year?',
  'What is my biggest category this year, not counting rent and August?',
  'Can I put 100 a week aside and still pay my bills?',
  'Catering profit last month',
  'How much on Uber last month? The airport rides.',
  'Did I buy electronics at Costco last month?',
  'Costco last month electronics',
  'How much did I spend each Monday?',
  'How much was Costco? We were there twice.',
  'When was the first rise in the Netflix price?',
  'Is Costco my biggest store?',
])('%s is asked back', async (asked) => {
  expect((await askAssistant(person, today, asked)).kind).toBe('clarify')
})

test('a bill left out, or under a limit, is in neither side of what is due', async () => {
  for (const asked of [
    'What bills and income are due this month apart from rent?',
    'Income and bills over $100 due this month?',
  ]) {
    const { kind, response } = await askAssistant(person, today, asked)
    if (kind === 'answer') expect(response).not.toMatch(/Oakfield.*apart|Netflix.*over/s)
  }
})

test('that a salary has come says nothing of a bill', async () => {
  const { response } = await askAssistant(person, today, 'Has my salary been paid?')
  expect(response).not.toContain('The bill of')
})
