import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// What comes in and goes out in a month, nets of several months, months left out, and which charges of a category rose, on Wednesday,
// 20 October 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-10-20'
let person: Person

const asked = Symbol('asked back')

const pay = entriesOf('income', 'Hill School', 'Salary')
const films = entriesOf('expense', 'Reelhouse', 'Streaming')
const music = entriesOf('expense', 'Tunebox', 'Streaming')
const food = entriesOf('expense', 'Fairmart', 'Groceries')

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09']

const entries: readonly EntryFields[] = [
  ...months.map((month) => pay(`2027-${month}-25`, 200_000)),
  ...months.slice(0, 4).map((month) => films(`2027-${month}-09`, 1500)),
  ...months.slice(4).map((month) => films(`2027-${month}-09`, 1800)),
  ...months.map((month) => music(`2027-${month}-11`, 1000)),
  ...months.map((month, at) => food(`2027-${month}-14`, 30_000 + 1000 * at)),
  food('2027-10-02', 9_000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  const bill = {
    type: 'income',
    description: 'Hill School',
    amount: '2000.00',
    category: 'Salary',
    frequency: 'monthly',
    startDate: '2027-10-25',
  }
  expect((await person.post('/api/recurring-transactions', bill)).status).toBe(201)
})

const bothSides =
  /On average you received \$2,000\.00 a month .* On average you spent \$371\.88 a m/

test.each([
  // What comes in
  ['How much comes in each month on average?', 'you received $2,000.00 a month'],
  ['what comes in in a month', 'you received $2,000.00 a month'],
  ['how much do we bring in a month on average', 'you received $2,000.00 a month'],
  ['how much money comes in per month?', 'you received $2,000.00 a month'],
  ['what goes out each month on average', 'you spent $371.88 a month'],
  ['what money is coming in this week?', 'No recurring income is due'],
  ['what comes in next week?', '1 payment to you is due'],
  ['what is coming in in November?', 'November 25, 2027: Hill School, $2,000.00'],
  ['what comes in this month?', 'You have no income in October 2027 so far'],
  // Both sides of the books
  ['what comes in and what goes out in an average month?', bothSides],
  ['what do I earn and spend in an average month?', bothSides],
  ['average monthly income and expenses', bothSides],
  ['how much do I earn and how much do I spend per month?', bothSides],
  // What was kept in each of several months
  [
    'Give me the net for July, August and September 2027.',
    'was $1,612.00 in July 2027, $1,602.00 in August 2027 and $1,592.00 in September 2027, which is $4,806.00 in all',
  ],
  ['what was left over in July and in August?', '$1,612.00 in July 2027 and $1,602.00 in August'],
  ['was my net better in July or in August?', '$10.00 less in August 2027 than in July 2027'],
  ['net in July, August and December 2027', asked],
  // A month left out among those that are ranked
  ['which month had the highest spending, leaving out September', 'August 2027: $398.00'],
  [
    'Which month of 2027 had the highest spending? >> And the lowest, leaving out October?',
    'January 2027: $325.00',
  ],
  ['dearest month for groceries apart from September and August', 'July 2027: $360.00'],
  ['which month did I spend the most >> and without September?', 'August 2027: $398.00'],
  ['which month did I spend the most >> without streaming or September', 'August 2027: $370.00'],
  ['in which month did I save the least, excluding September', 'August 2027: $1,602.00'],
  ['biggest expense leaving out September', asked],
  ['what did I spend this year >> and without September', asked],
  // Which charges of a category rose
  ['which of our streaming things went up this year', 'Reelhouse: from $15.00 to $18.00 (20.0%'],
  ['did any streaming services go up?', 'One payee has raised a repeated charge:'],
  ['which groceries went up in September', 'No price rise on Groceries'],
  ['what do I pay Reelhouse now and what was it before the increase?', 'from $15.00 to $18.00'],
  ['whats reelhouse gone up to and when did that start', 'since May 9, 2027'],
  ['what is reelhouse now and what was it before', 'from $15.00 to $18.00'],
  ['did streaming go up', 'Your spending on Streaming is'],
] as const)('%s → %s', async (conversation, expected) => {
  const turns = conversation.split(' >> ')
  const said = await askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
  const reply = `${conversation}: ${said.response}`
  if (expected === asked) expect([reply, said.kind]).toEqual([reply, 'clarify'])
  else expect(reply).toMatch(expected)
})
