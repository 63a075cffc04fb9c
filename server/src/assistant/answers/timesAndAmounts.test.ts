import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// How often, compared with another time; rows of one amount left out; and what was got back, on Friday, 31 December 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-12-31'
let person: Person

const inn = entriesOf('expense', 'The Plough', 'Eating Out')
const fine = entriesOf('expense', 'Parking fine', 'Fines')
const chemist = entriesOf('expense', 'Boots', 'Health')
const shoes = entriesOf('expense', 'Tiny Toes Shoes', 'Kids')
const run = entriesOf('income', 'Airport run', 'Airport')
const back = entriesOf('income', 'Parking fine', 'Refund')
const other = entriesOf('income', 'Argos', 'Refund')

const entries: readonly EntryFields[] = [
  inn('2026-02-14', 4000),
  inn('2026-09-05', 3000),
  inn('2027-01-16', 2500),
  inn('2027-03-06', 3500),
  inn('2027-04-10', 2000),
  fine('2026-11-02', 6000),
  fine('2027-02-03', 3500),
  back('2027-03-01', 3500),
  other('2027-03-02', 1200),
  chemist('2027-01-11', 1250),
  chemist('2027-02-09', 18_730),
  chemist('2027-04-02', 900),
  shoes('2027-02-20', 4200),
  run('2026-12-20', 5000),
  run('2027-03-08', 5500),
  run('2027-03-28', 6000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const bill of [
    { description: 'Mercy Hospital', category: 'Wages', amount: '2100.00', type: 'income' },
    { description: 'Acorn Nursery', category: 'Kids', amount: '185.00', type: 'expense' },
  ]) {
    const more = { frequency: 'monthly', startDate: '2028-01-25' }
    const added = await person.post('/api/recurring-transactions', { ...bill, ...more })
    expect(added.status).toBe(201)
  }
})

async function ask(conversation: string) {
  const turns = conversation.split(' >> ')
  return askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
}

test.each([
  // How often, then and now
  ['have we eaten out more often this year than in 2026', ['3 expenses', 'and 2', '1 more']],
  ['how many times did we eat out in 2026 compared to 2027', ['2 expenses', 'and 3', '1 more']],
  ['did I go to The Plough fewer times in march than in april', ['1 expense', 'exactly as many']],
  ['did i do more airport runs in 2027 than in 2026', ['2 income transactions', '1 more']],
  // What was spent there is compared by money.
  ['Have we been eating out more this year than last year?', ['$80.00', '$70.00']],
  // What was kept of the income
  [
    'How much of our income did we keep in 2027, once all our spending is taken off? >> How does that compare with 2026?',
    ['−$203.80', '−$80.00'],
  ],
  ['Wife reckons I spent more on eating out than on health', ['$58.80 more than on Eating Out']],
  // Without the rows of one amount
  ['how much at Boots this year >> And what would it be without the one for 187.30?', ['$21.50']],
  ['how much at boots this year >> leaving out the 187.30', ['$21.50']],
  ['what did i spend at boots in 2027 apart from the 187.30', ['$21.50', 'any of $187.30']],
  ['average at boots this year not counting the 187.30 one', ['Each of the 2 was $10.75']],
  // What a count was worth, and what came back
  ['number of airport runs this year >> worth how much', ['2 income', '$115.00']],
  ['how many airport runs did i do this year and what were they worth', ['2 income', '$115.00']],
  ['parking fines, total ever >> did i get any of it back', ['$35.00', '1 refund']],
  ['how much in parking fines >> did I get anything back', ['$35.00', '1 refund']],
  ['did i get any of the parking fine back', ['$35.00', '1 refund']],
  ['did i get anything back', ['$47.00', '2 refunds']],
  // What will come, and when
  [
    'When is my next wage from the hospital due, and how much should it be?',
    ['January 25, 2028', '$2,100.00'],
  ],
  ['what should my next nursery bill be', ['January 25, 2028', '$185.00']],
  ['when should the nursery payment go out', ['January 25, 2028', '$185.00']],
  [
    'My youngest has outgrown her shoes again, so when did I last buy a pair at Tiny Toes?',
    ['February 20, 2027', '$42.00'],
  ],
])('%s', async (conversation, figures) => {
  const { kind, response } = await ask(conversation)
  expect(kind).toBe('answer')
  for (const figure of figures) expect(response).toContain(figure)
})

test.each([
  ['have we been going out more this year than last year', 'eating out, or everything'],
  ['how much did I spend this year minus 50', 'not sure'],
  ['how much did we spend this year excluding 500', 'not sure'],
])('what could be something else is asked back: %s', async (question, told) => {
  const { kind, response } = await ask(question)
  expect(kind).toBe('clarify')
  expect(response).toContain(told)
})

test.each([
  ['will Airport run book me this summer', 'refuse', 'What a client'],
  ['will the hospital give me more shifts', 'refuse', 'What a client'],
  ['marking a bill as paid - how', 'help', 'Mark as Paid'],
  ['deleting a transaction, how do i do that', 'help', 'bin beside the transaction'],
  ['can my husband and I share one account?', 'help', 'for one person'],
  ['Thank you, that is just what we needed!', 'smalltalk', 'welcome'],
  ["thanks, that's exactly what I was looking for", 'smalltalk', 'welcome'],
])('%s', async (question, expected, told) => {
  const { kind, response } = await ask(question)
  expect(kind).toBe(expected)
  expect(response).toContain(told)
})
