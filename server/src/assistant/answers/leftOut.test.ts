import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Words and remarks that were not understood beside what is asked by its name, on Friday, 31 July 2026.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2026-07-31'
let person: Person

const lidl = entriesOf('expense', 'Lidl', 'Groceries')
const boxes = entriesOf('expense', 'BoxUp', 'Packaging')
const petals = entriesOf('expense', 'Rose & Thorn', 'Decorations')
const cakes = entriesOf('income', 'Wedding cake', 'Cake Sales')
const cupcakes = entriesOf('income', 'Cupcakes', 'Cake Sales')
const market = entriesOf('income', 'Saturday Market', 'Market Sales')
const stall = entriesOf('expense', 'Market Stall', 'Stall Fees')
const salary = entriesOf('income', 'Acme', 'Salary')

const entries: readonly EntryFields[] = [
  lidl('2026-06-03', 2500),
  lidl('2026-07-14', 1240),
  lidl('2026-07-15', 1240),
  boxes('2026-02-03', 4000),
  petals('2026-03-03', 3000),
  cakes('2026-05-09', 42_000),
  cupcakes('2026-06-09', 3000),
  market('2026-06-13', 8000),
  stall('2026-06-13', 2500),
  salary('2026-06-30', 100_000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

const replyTo = (conversation: string) => {
  const turns = conversation.split(' >> ')
  return askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
}

test.each([
  [
    'lidl charged me double in july right?',
    ['July 15, 2026: Lidl, $12.40', 'I left aside “right”.'],
  ],
  [
    'Is it packaging or decorations that has eaten more of my money?',
    ['Packaging: $40.00', 'Decorations: $30.00', 'I left aside “eaten”.'],
  ],
  [
    "What was my biggest cake sale ever? My daughter doesn't believe how much people pay",
    ['$420.00', "I left aside “My daughter doesn't believe how much people pay”."],
  ],
  [
    "What was my biggest cake sale ever? My daughter doesn't believe how much people pay >> and the smallest?",
    ['$30.00'],
  ],
  [
    "What did I earn at the Saturday Market? I'm thinking whether to keep it.",
    ['$80.00', "I left aside “I'm thinking whether to keep it”."],
  ],
])('%s is answered without what was not understood', async (asked, told) => {
  const reply = await replyTo(asked)
  expect(reply.kind).toBe('answer')
  for (const text of told) expect(reply.response).toContain(text)
})

test.each([
  // A thing, a place, a person or a time of one's own may narrow what is named.
  'how much was the cheese at Lidl',
  'how much vegan did i buy at lidl in july',
  'what did i spend at lidl in july, vegan stuff',
  'how much did kwame and I spend at lidl in july',
  'how much did I spend at Lidl when I was sick',
  'how much of my Lidl spending was cheese',
  'how many gallons did I get at Lidl',
  'lidl snacks in july',
  'what did I spend at Lidl in July? I only mean the snacks.',
  'what did I spend at Lidl in July? I paid 30 of it back.',
  'we agreed on max $20 for Lidl in july. how much was it?',
  // Nothing is named.
  'How much did I spend in July? I bought cheese.',
])('%s is asked back', async (asked) => {
  expect((await replyTo(asked)).kind).toBe('clarify')
})

test('that there is none is not said of a question with a word that was not understood', async () => {
  expect((await replyTo('did lidl refund me gladly')).kind).not.toBe('answer')
  expect((await replyTo('has decorations eaten more of my money in july')).kind).toBe('clarify')
})
