import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// What came back, what was charged twice and what looks odd, in formal and in plain words, on Monday, 5 October 2026.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2026-10-05'
let person: Person

const target = entriesOf('expense', 'Target', 'Shopping')
const targetBack = entriesOf('income', 'Target', 'Shopping')
const airline = entriesOf('expense', 'Delta Air Lines', 'Travel')
const airlineBack = entriesOf('income', 'Delta Air Lines', 'Travel')
const tablet = entriesOf('expense', 'reMarkable Connect', 'Software')
const taxBack = entriesOf('income', 'IRS tax refund', 'Other Income')
const dividends = entriesOf('income', 'Vanguard dividends', 'Investment')

const entries: readonly EntryFields[] = [
  target('2026-08-03', 4000),
  target('2026-09-10', 6300),
  target('2026-09-10', 6300),
  targetBack('2026-09-20', 3900),
  airline('2026-09-08', 83_600),
  airlineBack('2026-09-29', 31_800),
  ...['07', '08', '09'].map((month) => tablet(`2026-${month}-02`, 300)),
  taxBack('2026-03-20', 186_200),
  dividends('2026-06-30', 45_000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

const fromStores = 'You got back $357.00'
const fromTarget = 'You got back $39.00 from Target'
const net = 'After refunds you spent $518.00 on Travel'
const twice = 'September 10, 2026: Target, $63.00'

test.each([
  // What stores gave back, without the tax refund
  ['What have stores given back to me in returns?', fromStores],
  ['What have shops refunded me?', fromStores],
  ['How much did I get back from stores?', fromStores],
  ['Who has refunded me?', 'You got back $2,219.00'],
  ['How much did I recoup from Target?', fromTarget],
  ['What did Target reimburse me?', fromTarget],
  ['What refund did Target issue?', fromTarget],
  ['Which company gave me the biggest refund?', 'IRS tax refund, +$1,862.00'],
  ['From which place did I get a refund in March?', 'You got back $1,862.00'],
  ['What did I get back for the things I returned?', 'You got back $2,219.00'],
  // What is taken off for it
  ["What was the net cost of travel in 2026, taking the airline's refund into account?", net],
  ['What did travel cost in 2026 allowing for refunds?', net],
  ['What did travel cost in 2026 with the refund factored in?', net],
  ['What did travel cost in 2026, bearing in mind the refund?', net],
  ['Considering the refund, what did travel cost in 2026?', net],
  // What was charged twice
  ['I think Target double-charged me, can you check?', twice],
  ['Did Target take the money twice?', twice],
  ['Was I double-billed by Target?', twice],
  // What looks odd
  ['Were there any irregularities in August?', 'No unusual charges in August 2026'],
  ['Any dubious income this year?', 'I can tell that of charges only.'],
  ['How much is remarkable a month?', 'reMarkable Connect $3.00'],
  ['Any red flags in August?', 'No unusual charges in August 2026'],
  ['Which August charges were higher than usual?', 'No unusual charges in August 2026'],
])('%s', async (asked, told) => {
  const { response } = await askAssistant(person, today, asked)
  expect(response).toContain(told)
})

test.each([
  'How much did Vanguard credit us in 2026?',
  'How much did I spend to recover from surgery?',
  'What have stores charged me?',
  'Did Target overcharge me?',
  'What did Target cost after taking the discount into account?',
])('%s asks for nothing that came back, and for no duplicate', async (asked) => {
  const { response } = await askAssistant(person, today, asked)
  expect(response).not.toMatch(/got back|After refunds|may be a duplicate/)
})
