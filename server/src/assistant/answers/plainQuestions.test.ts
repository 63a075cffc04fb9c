import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// The shortest ways of asking, as people type them.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-06-16'
let person: Person

const expense = (
  category: string,
  description: string,
  amount: number,
  date: string,
): EntryFields => ({ type: 'expense', category, description, amount, date })

const entries: readonly EntryFields[] = [
  expense('Travel', 'Delta Air Lines', 41_260, '2027-03-24'),
  expense('Travel', 'Delta Air Lines', 23_890, '2027-05-15'),
  expense('Eating out', 'Chipotle', 1_250, '2027-05-03'),
  expense('Eating out', 'Chipotle', 1_150, '2027-06-02'),
  expense('Eating out', 'Noodle Bar', 3_000, '2027-06-15'),
  expense('Kids', 'Lego for Sam', 4_500, '2027-01-20'),
  expense('Kids', 'School trip', 3_500, '2027-02-09'),
  {
    type: 'income',
    category: 'Travel',
    description: 'Delta Air Lines',
    amount: 5_000,
    date: '2027-05-20',
  },
  {
    type: 'income',
    category: 'Salary',
    description: 'Harbour',
    amount: 300_000,
    date: '2027-06-15',
  },
]

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

async function ask(message: string, ...before: string[]): Promise<string> {
  return (await askAssistant(person, today, message, before)).response
}

test.each([
  ['Show me yesterday.', '2 transactions on June 15, 2027.'],
  ['list yesterday', '2 transactions on June 15, 2027.'],
  ['show me May', '3 transactions in May 2027.'],
  ['Show me anything that cost over 200.', '2 expenses, each over $200.00'],
  [
    'How much has gone on Kids, and on what?',
    '2 expenses on Kids in all your records so far, $80.00',
  ],
  ['Show my Delta payments.', '2 expenses on Delta Air Lines'],
  ['what is the delta between May and June', '$209.90 less in June 2027 so far'],
])('a list of what is named: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test.each([
  'do I go to Chipotle more than the Noodle Bar?',
  'Chipotle or Noodle Bar, which do i go to more',
])('visits of two places, with what they cost: %s', async (question) => {
  const said = await ask(question)
  for (const each of ['Chipotle: 2 times, $24.00', 'Noodle Bar: 1 time, $30.00'])
    expect(said).toContain(each)
})

test('whether one place was visited more is either of two questions', async () => {
  expect(await ask('did I go to Chipotle more in May or in June?')).toContain('how often')
})

test.each([
  ['What took the biggest slice of my spending in May?', 'Travel: $238.90'],
  ['did I end last year in the plus?', 'no transactions in 2026'],
  ['Did Delta ever pay me anything back?', 'You got back $50.00'],
  ['How will I stand at the end of June?', 'left this month'],
  ['What do I have to work with till the end of the month?', 'left this month'],
  ['what did I pay for on May 3', 'May 3, 2027: Chipotle, $12.50'],
  ['list every payment from a client that was more than $2,500', 'Harbour, +$3,000.00'],
  ['Is my health score okay or should I worry?', 'Your financial health score'],
  ['what did I spend last Christmas', 'in December 2026'],
  ['what have I spent since last Christmas', 'since December 25, 2026'],
])('what people call it: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test('when something was last bought looks beyond the month asked about before', async () => {
  expect(await ask('When did I last?', 'Did I spend anything on Kids in June?')).toContain(
    'February 9, 2027',
  )
})

test.each([
  [
    'what did I spend at Noodle Bar in June?',
    'show me May',
    'You have no spending at Noodle Bar in May',
  ],
  ['did I stay under $500 on Kids in June', 'when did I last?', 'When did you last do what?'],
])('after %s, %s', async (before, question, told) => {
  expect(await ask(question, before)).toContain(told)
})

test.each([
  ['did I spend more this Christmas than last', 'in December 2026'],
  ['what did I spend between last Christmas and February 1', 'from December 25, 2026'],
  ['do I use Chipotle and Noodle Bar more than usual', 'how often'],
])('a look-alike: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})
