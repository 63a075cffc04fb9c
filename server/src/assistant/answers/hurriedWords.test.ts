import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// What people ask in a hurry, or in the English of a newcomer, on Sunday, 14 March 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-03-14'
let person: Person

const job = entriesOf('income', 'Kuhn', 'Jobs')
const refund = entriesOf('income', 'Next', 'Refund')
const clothes = entriesOf('expense', 'Next', 'Clothes')
const estimated = entriesOf('expense', 'IRS Estimated Tax', 'Taxes')
const tax = entriesOf('expense', 'County Office', 'Taxes')
const inn = entriesOf('expense', 'The Bell Inn', 'Eating Out')
const fuel = entriesOf('expense', 'Shell', 'Fuel')

const entries: readonly EntryFields[] = [
  job('2027-01-05', 30_000),
  job('2027-02-10', 50_000),
  refund('2027-03-01', 2400),
  clothes('2027-02-20', 6000),
  estimated('2026-09-15', 90_000),
  tax('2026-10-01', 5000),
  inn('2027-03-01', 5680),
  fuel('2027-02-03', 2800),
  fuel('2027-02-17', 1400),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const [description, amount, startDate] of [
    ['Hive', '150.00', '2027-03-20'],
    ['Oscar', '312.75', '2027-03-22'],
  ]) {
    const bill = { description, amount, startDate, category: 'Costs', frequency: 'monthly' }
    const added = await person.post('/api/recurring-transactions', { ...bill, type: 'expense' })
    expect(added.status).toBe(201)
  }
})

async function ask(conversation: string) {
  const turns = conversation.split(' >> ')
  return askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
}

/** Each question, and figures that its answer must show. */
test.each([
  ['did the next refund come thru', ['24.00']],
  ['did the refund from next come through yet', ['24.00']],
  ['what did I pay in estimated tax last year', ['900.00']],
  ['what did I pay in tax last year', ['950.00']],
  ['how much is the average job worth this year', ['400.00']],
  ['When did we last have a meal at The Bell Inn?', ['2027-03-01']],
  ['when were we last at the bell inn for a bite to eat', ['2027-03-01']],
  ['In February how much I spend for fuel in one week, average?', ['10.50']],
  ['How much stayed for me in February after all expenses?', ['398.00']],
  ['When I must pay Oscar next time?', ['2027-03-22']],
  ['How much will I have left this month after all of my bills?', ['-495.55']],
  ['whats my next bill >> and after that', ['2027-03-22', '312.75']],
  ['whats my next bill >> and what comes after that', ['2027-03-22', '312.75']],
  ['what is the bill after the next one', ['2027-03-22', '312.75']],
  ['list every payment over 50 pounds this month', ['56.80']],
  ['quick one before my shift, how much on fuel in feb', ['42.00']],
  ['ok real talk did i spend more than i made in february', ['398.00']],
] as const)('%s', async (question, expected) => {
  const { kind, facts } = await ask(question)
  expect(kind).toBe('answer')
  expect(facts.map(({ value }) => value)).toEqual(expect.arrayContaining([...expected]))
})

test.each([
  ['anything sus this month', 'anything suspicious this month'],
  [
    'what will my spending be this month at my usual pace',
    'what will my spending be this month at this pace',
  ],
])('"%s" asks the same as "%s"', async (said, plain) => {
  expect((await ask(said)).response).toBe((await ask(plain)).response)
})

test.each([
  'how much do we spend when we get a meal at the bell inn',
  'whats my next bill >> and after that >> and after that',
])('%s is asked back', async (question) => {
  expect((await ask(question)).kind).toBe('clarify')
})
