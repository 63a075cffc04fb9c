import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Somebody who pays one insurance and one app by recurring bills, a plant box without one, and shops where it suits.

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
  ...['2027-02-20', '2027-03-20', '2027-04-20', '2027-05-20'].flatMap((date) => [
    expense('Insurance', 'Harbour Mutual', 9_000, date),
    expense('Apps', 'Quillnote', date < '2027-04' ? 700 : 800, date),
    expense('Pets', 'Vet plan', 3_000, date),
  ]),
  ...['2027-03-10', '2027-04-10', '2027-05-11', '2027-06-10'].map((date) =>
    expense('Garden', 'Fern Box', date < '2027-06' ? 2_000 : 2_200, date),
  ),
  ...['2027-05-05', '2027-05-30', '2027-06-02', '2027-06-11'].map((date) =>
    expense('Groceries', 'Corner Barn', 2_000, date),
  ),
  expense('Pets', 'Kibble Store', 1_500, '2027-05-02'),
]

const bills = [
  ['Harbour Mutual', 'Insurance', '95.00', 'monthly', '2027-06-20'],
  ['Quillnote', 'Apps', '8.00', 'monthly', '2027-06-20'],
  ['Vet plan', 'Pets', '30.00', 'monthly', '2027-06-20'],
] as const

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const [description, category, amount, frequency, startDate] of bills) {
    const bill = { description, type: 'expense', category, amount, frequency, startDate }
    expect((await person.post('/api/recurring-transactions', bill)).status).toBe(201)
  }
})

async function ask(message: string, before: readonly string[] = []): Promise<string> {
  return (await askAssistant(person, today, message, before)).response
}

test.each([
  ['how much is my insurance', 'Insurance, $95.00 a month or $1,140.00 a year'],
  ['what does my insurance cost a month', 'Insurance, $95.00 a month'],
  ['what do I pay for insurance', 'Insurance, $95.00 a month'],
  ['what does Quillnote cost', 'Quillnote, $8.00 a month'],
  ['what does Quillnote cost me a year', 'Quillnote, $8.00 a month or $96.00 a year'],
  ['Quillnote cost', 'Quillnote, $8.00 a month'],
  ['how much is Quillnote per month', 'Quillnote, $8.00 a month'],
  ['what do Quillnote and Harbour Mutual cost each month', '$103.00 a month or $1,236.00 a year'],
])('what has a bill is told by its price: %s', async (question, told) => {
  expect(await ask(question)).toMatch(/^You have [12] active recurring bills? for /)
  expect(await ask(question)).toContain(told)
})

test.each([
  ['what does Fern Box cost', 'You spent $82.00 on Fern Box'],
  ['how much is Garden', 'You spent $82.00 on Garden'],
  ['what does Fern Box cost a month', 'a month on Fern Box'],
])(
  'what is paid regularly without a bill, by its last payment first: %s',
  async (question, told) => {
    const said = await ask(question)
    expect(said).toMatch(
      /^You last paid Fern Box \$22\.00 on June 10, 2027, and pay it about once a mo/,
    )
    expect(said).toContain(told)
  },
)

test.each([
  ['what does Corner Barn cost me', 'You spent $80.00 on Corner Barn'],
  ['what does Corner Barn cost a month', 'On average you spent'],
  ['how much is Pets', 'You spent $135.00 on Pets'],
  ['what do pets cost a month', 'On average you spent'],
  ['what has Quillnote cost me', 'You spent $30.00 on Quillnote'],
  ['how much did my insurance cost', 'You spent $360.00 on Insurance'],
  ['what does Quillnote cost me altogether', 'You spent $30.00 on Quillnote'],
  ['how much do I spend on insurance a month', 'On average you spent'],
  ['what does insurance cost me in an average month', 'On average you spent'],
])('what it has cost stays a sum, and more than bills does: %s', async (question, told) => {
  expect(await ask(question)).toMatch(new RegExp(`^${told.replaceAll('$', '\\$')}`))
})

test.each([
  'how much did Corner Barn go up',
  'how much has Corner Barn gone up',
  'how much did Corner Barn go up this month',
  'how much did groceries go up',
])('what a shop rose by is what was spent there: %s', async (question) => {
  expect(await ask(question)).toContain('up $20.00 (100.0%): $40.00 in June 2027 so far')
})

test('the prices of a shop are not what was spent there', async () => {
  expect(await ask('did Corner Barn raise its prices')).toContain('No price rise on Corner Barn')
  expect(await ask('how much did Quillnote go up')).toContain('from $7.00 to $8.00')
})

test.each(['and then?', 'then when?', 'ok then?'])(
  'after a due date the one after that is told: %s',
  async (question) => {
    const due = 'when is the Quillnote bill due'
    expect(await ask(question, [due])).toBe(
      'After June 20, 2027, Quillnote is due on July 20, 2027: $8.00.',
    )
    expect(await ask(question, [due, question])).toContain('I can tell the next two dates.')
    expect(await ask(question, ['what did I spend in May'])).toBe('What do you want to know next?')
  },
)

test.each([
  [['how much did I spend at Corner Barn in May', 'and Fern Box?'], 'both together?', '$60.00'],
  [
    ['Corner Barn in May', 'how much did I spend at Fern Box in May'],
    'how much is that together',
    '$60.00',
  ],
  [['Fern Box in April', 'and in May?'], 'both together', '$40.00 on Fern Box in all'],
  [['Vet plan in May', 'and Kibble Store?', 'and Fern Box?'], 'and both?', '$35.00'],
])('the last two sums are added up: %s %s', async (before, question, told) => {
  expect(await ask(question, before)).toContain(told)
})

test.each([
  [['Vet plan in May', 'and Kibble Store?', 'and Fern Box?'], 'together?'],
  [['how much on pets in May', 'and Kibble Store?'], 'both together?'],
  [['Vet plan in May', 'and Kibble Store in April?'], 'both together?'],
  [['what did I earn in May', 'and spend?'], 'both together?'],
])('what may be other sums is asked back: %s %s', async (before, question) => {
  expect(await ask(question, before)).toContain('Which ones do you want to add up?')
})

test.each([
  'can I afford new shoes for both kids, about 120',
  'could we afford tickets for both of us, 120',
  'can I afford a coat for both the children, $120',
])('the price stands after what it is for: %s', async (question) => {
  expect(await ask(question)).toContain('After $120.00 that would be')
})

test('the price of one of two is no price of both', async () => {
  expect(await ask('can I afford shoes for both kids at 120')).not.toContain('After $120.00')
  expect(await ask('can I afford shoes for both kids, 120 each')).not.toContain('After $120.00')
})

test.each([
  ['uber 14.20 last friday', '$14.20, Uber, Transportation, June 11, 2027'],
  ['piano lessons with Clara 45 yesterday', '$45.00, Piano lessons with Clara, Other, June 15'],
  ['dog walker 20 on Monday', '$20.00, Dog walker, Pets, June 14, 2027'],
])('words, an amount and a day are an entry: %s', async (entry, told) => {
  expect(await ask(entry)).toContain(`Ready to add: expense of ${told}`)
})

test.each([
  'uber 14.20 last friday?',
  'lessons under 45 yesterday',
  'piano lessons 45',
  '45 yesterday',
])('no entry: %s', async (question) => {
  expect(await ask(question)).not.toContain('Ready to add')
})

test.each(['Corner Barn: earned and spent in May', 'Corner Barn - spent and earned in May'])(
  'both sides of a name before a colon: %s',
  async (question) => {
    expect(await ask(question)).toContain(
      'received nothing from Corner Barn in May 2027, and spent $40.00',
    )
  },
)

test.each([
  ['half of that', 'Half of that is $30.00.'],
  ["what's half of that?", 'Half of that is $30.00.'],
  ['a third of that', 'A third of that is $20.00.'],
  ['twice that', 'Twice that is $120.00.'],
  ['and triple that?', 'Three times that is $180.00.'],
])('a part or a multiple of a sum that was told: %s', async (question, told) => {
  const before = ['how much did I spend at Corner Barn and Fern Box in May']
  expect(await ask(question, before)).toContain(
    'You spent $60.00 on Corner Barn and Fern Box in May',
  )
  expect(await ask(question, before)).toContain(told)
})

test.each([
  [['biggest expense in May'], 'half of that'],
  [['spending in April vs May'], 'half of that'],
  [[], 'half of that'],
])('a part of no sum is asked back: %s %s', async (before, question) => {
  expect(await ask(question, before)).not.toContain('alf of that is')
})
