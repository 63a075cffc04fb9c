import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Refunds of a category, what money mostly went on and bills that were paid, on Thursday, 15 July 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-07-15'
let person: Person

const books = entriesOf('expense', 'Campus Bookstore', 'Textbooks')
const booksBack = entriesOf('income', 'Campus Bookstore refund', 'Refund')
const scrubs = entriesOf('expense', 'Figs Scrubs', 'Work')
const scrubsBack = entriesOf('income', 'Figs refund', 'Refund')
const pipes = entriesOf('expense', 'Home Depot', 'Materials')
const drill = entriesOf('expense', 'Home Depot', 'Tools')
const depotBack = entriesOf('income', 'Home Depot', 'Refund')
const rent = entriesOf('expense', 'Dave Hill', 'Rent')
const gig = entriesOf('income', 'Dave Hill', 'Gigs')
const power = entriesOf('expense', 'ComEd', 'Utilities')
const music = entriesOf('expense', 'Spotify', 'Streaming')
const camp = entriesOf('expense', 'August summer camp', 'Grandchildren')
const present = entriesOf('expense', 'August Christmas', 'Grandchildren')
const shell = entriesOf('expense', 'Shell', 'Fuel')
const costco = entriesOf('expense', 'Costco Gas', 'Fuel')
const phone = entriesOf('expense', 'Verizon', 'Phone')

const entries: readonly EntryFields[] = [
  books('2027-02-02', 8430),
  booksBack('2027-02-06', 2250),
  scrubs('2027-03-02', 6000),
  scrubsBack('2027-03-09', 2000),
  pipes('2027-04-02', 9000),
  drill('2027-04-03', 7000),
  depotBack('2027-04-20', 1500),
  rent('2027-06-01', 50_000),
  gig('2027-06-12', 30_000),
  power('2026-12-09', 12_100),
  power('2027-01-09', 11_050),
  power('2027-02-09', 9900),
  power('2027-06-09', 10_400),
  ...['2027-01', '2027-02', '2027-03', '2027-04'].map((month) => music(`${month}-03`, 1000)),
  ...['2027-05', '2027-06', '2027-07'].map((month) => music(`${month}-03`, 1200)),
  camp('2026-06-20', 18_000),
  present('2026-12-19', 7600),
  shell('2027-05-02', 4000),
  shell('2027-05-12', 4000),
  costco('2027-05-22', 3000),
  phone('2027-05-20', 4500),
  phone('2027-06-20', 4500),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  const bill = {
    description: 'Verizon',
    type: 'expense',
    category: 'Phone',
    amount: '45.00',
    frequency: 'monthly',
    startDate: '2027-07-20',
  }
  expect((await person.post('/api/recurring-transactions', bill)).status).toBe(201)
})

test.each([
  // What came back for a category
  ['textbooks minus the refund came to what', ['$61.80', '$84.30 less $22.50']],
  ['how much did I spend on textbooks after refunds', ['$61.80']],
  ['any refunds on textbooks?', ['You got back $22.50 for Textbooks', 'February 6, 2027']],
  ['work net of refunds', ['$40.00', '$60.00 less $20.00']],
  [
    'tools after refunds',
    ['You spent $70.00 on Tools', '$15.00 that came back (Home Depot) may be for other categories'],
  ],
  ['rent after refunds', ['You spent $500.00 on Rent', 'No refund is recorded for that.']],
  // What it was mostly on
  ['how much did i spend in June >> what was it mostly on', ['Rent: $500.00']],
  ['how much did i spend in June >> on what, mainly?', ['Rent: $500.00']],
  ['how much did i spend in June >> what did we mostly spend it on?', ['Rent: $500.00']],
  ['what did i mostly spend on in June', ['Rent: $500.00']],
  ['what was my spending in February mostly on?', ['Utilities: $99.00']],
  ['what is my income mostly from?', ['Gigs: $300.00']],
  ['who mostly pays me', ['Dave Hill: $300.00']],
  ['do i mostly spend on rent', ['I do not know “mostly”']],
  // Bills that were paid, and those that recur
  ['how many comed bills over 100 in 2027', ['2 expenses on ComEd, each over $100.00, in 2027']],
  ['How many of my ComEd bills have been over $100?', ['3 expenses on ComEd']],
  ['which comed bills were over 110', ['December 9, 2026: ComEd, $121.00', '$110.50']],
  ['any comed bills over 150?', ['no spending on ComEd, each over $150.00']],
  ['how many Verizon bills have I paid', ['2 expenses on Verizon']],
  ['how many phone bills do i have', ['1 active recurring bill for Phone']],
  ['how many ComEd bills are due', ['no recurring bill for ComEd']],
  // What a statement tells, with a remark before the question about it
  [
    'Spotify has put its price up, I fear. When was that, and to what?',
    ['Spotify: from $10.00 to $12.00', 'May 3, 2027'],
  ],
  ['Spotify has put its price up, it seems. When was that?', ['from $10.00 to $12.00']],
  ['Spotify went up. Since when?', ['from $10.00 to $12.00']],
  // Somebody called like a month
  ['How much did the summer camp for August cost me?', ['$180.00 on August summer camp in all']],
  ['how much did i give august for christmas', ['$76.00 on August Christmas in all']],
  ['how much did i spend on august', ['“august” may be a month or a payee']],
  ['how much did i spend on phone for june', ['$45.00 on Phone in June 2027']],
  [
    'What did I spend altogether in June? The month, I mean, not my granddaughter.',
    ['You spent $661.00 in June 2027'],
  ],
  ['how much in february (the month)', ['$193.30 in February 2027']],
  // A kind of shop is a category, and its payees are asked for
  ['which gas station do I fill up at most often', ['Shell: 2 times']],
  ['how much at gas stations in May', ['$110.00 on Fuel in May 2027']],
  ['how much did i spend on gas', ['$110.00 on Fuel']],
  ['how much at costco gas', ['$30.00 at Costco Gas']],
  ['which phone store do i go to', ['Verizon: $90.00']],
  ['which costco store do i spend most at', ['Which of your categories or payees do you mean?']],
  ['how much at textbook stores in february', ['$84.30 on Textbooks in February 2027']],
  // The average of one, over all records
  ['what is my average Spotify charge', ['$10.86', 'over 7 expenses']],
])('%s', async (conversation, told) => {
  const turns = conversation.split(' >> ')
  const { response } = await askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
  for (const part of told) expect(response).toContain(part)
})
