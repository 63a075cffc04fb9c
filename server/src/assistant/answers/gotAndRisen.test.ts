import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// What was got against what was spent, rises from the first amount on, and words beside a name, on Tuesday, 30 November 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-11-30'
let person: Person

const asked = Symbol('asked back')

const pay = entriesOf('income', 'Hill School', 'Salary')
const gift = entriesOf('income', 'Gran', 'Gifts')
const back = entriesOf('income', 'Quill & Co', 'Refund')
const water = entriesOf('expense', 'Fen Water', 'House')
const swim = entriesOf('expense', 'Lido', 'Fitness')
const trust = entriesOf('expense', 'Garden Trust', 'Membership')
const books = entriesOf('expense', 'Quill & Co', 'Books')
const train = entriesOf('expense', 'Northline', 'Trips')
const food = entriesOf('expense', 'Fairmart', 'Food')

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']

const entries: readonly EntryFields[] = [
  ...months.slice(0, 4).map((month) => pay(`2027-${month}-26`, 200_000)),
  ...months.slice(4, 8).map((month) => pay(`2027-${month}-26`, 206_000)),
  ...months.slice(8).map((month) => pay(`2027-${month}-26`, 215_000)),
  gift('2027-10-03', 5000),
  back('2027-10-12', 1500),
  ...months.slice(0, 5).map((month) => water(`2027-${month}-09`, 2000)),
  ...months.slice(5, 8).map((month) => water(`2027-${month}-09`, 2200)),
  ...months.slice(8).map((month) => water(`2027-${month}-09`, 2500)),
  ...months.slice(0, 4).map((month) => swim(`2027-${month}-15`, 3000)),
  trust('2027-04-01', 7200),
  books('2027-10-05', 9000),
  train('2027-10-08', 3100),
  train('2027-11-08', 4100),
  food('2027-10-10', 240_000),
  food('2027-11-10', 16_000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const [description, amount, category, frequency, startDate] of [
    ['Fen Water', '25.00', 'House', 'monthly', '2027-12-09'],
    ['Garden Trust', '72.00', 'Membership', 'yearly', '2028-04-01'],
  ]) {
    const bill = { type: 'expense', description, amount, category, frequency, startDate }
    expect((await person.post('/api/recurring-transactions', bill)).status).toBe(201)
  }
})

test.each([
  // What came in, and what went out
  ['did I spend more than I got in october? be gentle', 'You spent more than your income'],
  ['did i get more than i spent last month', 'You received $2,215.00 and spent $2,546.00 in Oct'],
  ['did I spend more than I received this month', 'You stayed within your income'],
  ['did i spend more in october than i got', 'You received $2,215.00 and spent $2,546.00 in Oct'],
  ['have i spent more than i got from gran', asked],
  ['did i spend more at Quill & Co than i got in refunds', asked],
  ['how much did I get from people as gifts', 'You received $50.00 from Gifts'],
  ['how much have people given me as gifts', 'You received $50.00 from Gifts'],
  ['how much have people given me', asked],
  // From the first amount to the latest
  [
    'By how much has my monthly salary risen since I began recording it?',
    'Hill School: from $2,000.00 to $2,150.00 (7.5%, $150.00 more each time)',
  ],
  ['how much has my pay risen in all', '$150.00 more each time'],
  ['by how much has Fen Water gone up in total', 'from $20.00 to $25.00 (25.0%, $5.00 more'],
  ['has my salary gone up?', 'from $2,060.00 to $2,150.00'],
  [
    'By how much has my salary gone up? >> When did the latest rise come in?',
    'since September 26, 2027',
  ],
  ['By how much has Fen Water gone up since we moved in?', asked],
  // A word for what is sold, beside a name
  [
    'my last Northline train, when was it and how much',
    'November 8, 2027 (22 days ago): you paid $41',
  ],
  ['how much on Northline tickets', 'You spent $72.00 on Northline'],
  ['how much did my Lido membership cost in 2027', 'You spent $120.00 on Lido in 2027'],
  ['how much is my Garden Trust membership', 'Garden Trust: $72.00 yearly'],
  ['how much on Lido and membership', 'You spent $192.00 on Lido and Membership'],
  // Other turns
  ["what's my water bill again", 'Fen Water: $25.00 monthly'],
  ['whats my Fen Water again', 'Fen Water: $25.00 monthly'],
  ['Fairmart or Quill & Co, where does more of my money go?', 'You spent more on Fairmart'],
  ['eek how much have I spent today already', 'no spending on November 30'],
  ['How much did I pay Lido in all before I stopped going?', 'You spent $120.00 at Lido'],
  ['books this school year, that is, since september', 'You spent $90.00 on Books since'],
  ['how much on food since i got here', asked],
  ['how much on food since i got here >> and just in november?', '$160.00 on Food in November'],
  ['what bills have i got to pay in december', 'December 9, 2027: Fen Water, $25.00'],
  ['What did I spend on trips? >> How many payments does that comprise?', 'You have 2 expenses'],
  ['what does most of my money go on? >> ok and after that?', 'second biggest expense category'],
  ['what did I spend on trips? >> and after that?', asked],
  ['Why did Fen Water decide to put its price up?', 'Why a price changed is not in your records'],
] as const)('%s → %s', async (conversation, expected) => {
  const turns = conversation.split(' >> ')
  const said = await askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
  const reply = `${conversation}: ${said.response}`
  if (expected === asked) expect([reply, said.kind]).toEqual([reply, 'clarify'])
  else expect(reply).toContain(expected)
})
