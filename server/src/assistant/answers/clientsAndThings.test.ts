import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Categories by another word, and clients who pay, on Saturday, 2 January 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-01-02'
let person: Person

const clothing = entriesOf('expense', 'Zara', 'Clothing')
const gifts = entriesOf('expense', 'Toy Cupboard', 'Gifts')
const charity = entriesOf('expense', 'Red Cross', 'Charity')
const hair = entriesOf('expense', "June's Salon", 'Hair')
const phone = entriesOf('expense', 'O2', 'Phone')
const garden = entriesOf('expense', 'Rose Nursery', 'Garden')
const kids = entriesOf('expense', 'School', 'Kids')
const support = entriesOf('expense', 'Child support', 'Family')
const holidays = entriesOf('expense', 'Jet2', 'Holidays')
const gym = entriesOf('expense', 'Fitness Depot', 'Sport')
const octopus = entriesOf('expense', 'Octopus Energy', 'Energy')
const frost = entriesOf('income', 'Mr Frost', 'Jobs')

const entries: readonly EntryFields[] = [
  clothing('2026-11-02', 4000),
  gifts('2026-12-10', 3000),
  charity('2026-12-11', 2500),
  hair('2026-12-12', 4200),
  phone('2026-12-13', 2300),
  garden('2026-12-14', 1900),
  kids('2026-12-15', 1700),
  support('2026-12-16', 31_000),
  holidays('2026-08-01', 70_000),
  gym('2026-08-02', 1100),
  ...['06', '07', '08', '09'].map((month) => octopus(`2026-${month}-12`, 16_400)),
  ...['10', '11', '12'].map((month) => octopus(`2026-${month}-12`, 18_900)),
  frost('2026-03-23', 23_500),
  frost('2026-11-13', 19_000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

test.each([
  ['how much on clothes', ['$40.00 on Clothing', 'I counted the category Clothing.']],
  ['what did I spend on presents in December?', ['$30.00 on Gifts']],
  ['donations last year', ['$25.00 on Charity']],
  ['haircuts last year', ['$42.00 on Hair']],
  ['mobile phone last year', ['$23.00 on Phone']],
  ['gardening in 2026', ['$19.00 on Garden']],
  ['how much for the children', ['$17.00 on Kids']],
  ['vacations in 2026', ['$700.00 on Holidays']],
  // A name that holds the word comes first.
  ['how much on fitness', ['$11.00 on Fitness Depot']],
  ['child support last year', ['$310.00 on Child support']],
  // He pays whoever asks.
  [
    'mr frost total last year >> when did he last pay',
    ['November 13, 2026', 'you received $190.00'],
  ],
  ['how much did I get from mr frost >> how often does he pay', ['2 times from Mr Frost']],
  ['when did mr frost start to pay me 190', ['November 13, 2026', 'exactly $190.00']],
  ['Has my Octopus Energy payment gone up at all?', ['from $164.00 to $189.00']],
  ['Octopus Energy is more expensive now than before?', ['from $164.00 to $189.00']],
  ['if i bin off octopus energy what do i save', ['Octopus Energy']],
  ['alright mate hows it going', ['Ready to work out figures']],
  ['how much was all my income in november, with the refund', ['You received $190.00']],
  ['gardening in 2026 >> when did i last go', ['on Garden', 'December 14, 2026']],
  ['mr frost total last year >> did he pay in november', ['You received $190.00']],
])('%s', async (conversation, told) => {
  const turns = conversation.split(' >> ')
  const { response } = await askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
  for (const part of told) expect(response).toContain(part)
})

test('at present is now, and no gift', async () => {
  const { response } = await askAssistant(person, today, 'what is my health score at present')
  expect(response).not.toContain('Gifts')
})

test.each([
  ['I paid the window cleaner 18 pounds this morning', '18.00', 'Window cleaner'],
  ["I've just paid the sitter $31.40 for the cat", '31.40', 'Sitter for the cat'],
])('%s is an expense of %s', async (told, amount, description) => {
  const { drafts } = await askAssistant(person, today, told)
  expect(drafts).toMatchObject([{ type: 'expense', amount, description }])
})

test('what a client gives, told in the present, is income', async () => {
  const { drafts } = await askAssistant(person, today, 'Mr Frost give me 40 today for windows')
  expect(drafts).toMatchObject([{ type: 'income', amount: '40.00', category: 'Jobs' }])
})
