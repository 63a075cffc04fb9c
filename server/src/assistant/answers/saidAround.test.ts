import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// What people fear, are told or say of somebody around a question, on Thursday, 15 July 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-07-15'
let person: Person

const books = entriesOf('expense', 'The Bookmark', 'Books')
const boba = entriesOf('expense', 'Boba Bear', 'Boba')
const power = entriesOf('expense', 'National Grid', 'Utilities')
const birthday = entriesOf('expense', 'Rose birthday', 'Grandchildren')
const ballet = entriesOf('expense', 'Rose ballet lessons', 'Grandchildren')
const will = entriesOf('expense', 'Will birthday', 'Grandchildren')
const pay = entriesOf('income', 'Library job', 'Job')
const museum = entriesOf('income', 'Museum job', 'Job')

const entries: readonly EntryFields[] = [
  books('2027-07-06', 2460),
  books('2027-07-08', 2460),
  boba('2027-03-05', 700),
  boba('2027-03-19', 750),
  power('2027-05-11', 6000),
  power('2027-06-11', 8000),
  birthday('2027-02-03', 5000),
  ballet('2027-03-03', 7200),
  will('2026-03-09', 5000),
  will('2027-03-09', 6000),
  pay('2027-06-02', 90_000),
  museum('2027-06-05', 30_000),
  museum('2027-06-19', 30_000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  const bill = {
    description: 'Tyler mowing',
    type: 'expense',
    category: 'Lawn',
    amount: '35.00',
    frequency: 'weekly',
    startDate: '2027-07-16',
  }
  expect((await person.post('/api/recurring-transactions', bill)).status).toBe(201)
})

test.each([
  // What somebody fears is what is asked
  [
    'I have an uneasy feeling I was charged twice for the same book this month. Was I?',
    ['July 8, 2027: The Bookmark, $24.60'],
  ],
  ['I suspect I was charged twice for a book. Was I?', ['The Bookmark, $24.60']],
  ['I was charged twice at The Bookmark. When was that?', ['July 8, 2027']],
  ['Did any supplier charge me twice this month?', ['July 8, 2027: The Bookmark']],
  ["I'm worried about money. How much did I spend in March?", ['$146.50 in March 2027']],
  // What somebody else says before the question
  [
    'ok so my roommate says i go to boba bear way too much so like how many times did i go in march',
    ['2 expenses at Boba Bear in March 2027'],
  ],
  ['my friend says i spend too much on boba so how much was it in march', ['$14.50 on Boba']],
  // Rose is somebody where nothing rose
  ['what did i give little Rose for her birthday', ['$50.00 on Rose birthday']],
  ['How much has dear Rose cost me?', ['$122.00 on Rose ballet lessons and Rose birthday']],
  ['Which prices rose this year?', ['No price rise in 2027']],
  // What a bill comes to until the month ends
  [
    "How much will young Tyler's mowing come to for the rest of this month?",
    ['3 bills are due for Tyler mowing', '$105.00 in total'],
  ],
  ['what will the mowing come to by the end of the month', ['$105.00 in total']],
  // Why a price is higher
  [
    'Why has National Grid become so much dearer? It used to be so reasonable.',
    ['Why National Grid charges more is not in your records'],
  ],
  // What comes in, and how much of it goes out
  ['how much do I get every month altogether', ['you received']],
  ['is boba more than a third of my income', ['Boba came to']],
  [
    'which job is bigger, library job or museum job',
    ['Library job: $900.00 each', 'Museum job: $300.00 each'],
  ],
  // One of several by itself
  ['utilities in June? >> Just National Grid on its own, please', ['$80.00 on National Grid']],
  ['can i afford $300 for the train to see the grandchildren', ['After $300.00 that would be']],
  ['heyy whats good', ['Ready']],
])('%s', async (conversation, told) => {
  const turns = conversation.split(' >> ')
  const { response } = await askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
  for (const part of told) expect(response).toContain(part)
})
