import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// The other end of a ranking, half years, a category called Invoices and a charge that rose, on Saturday, 31 July 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-07-31'
let person: Person

const northwind = entriesOf('income', 'Northwind Labs', 'Invoices')
const pine = entriesOf('income', 'Pixel & Pine', 'Invoices')
const store = entriesOf('income', 'Apple Store', 'Refund')
const aldi = entriesOf('expense', 'Aldi', 'Groceries')
const vans = entriesOf('expense', 'Vans', 'Clothes')
const concert = entriesOf('expense', 'Ticketmaster', 'Fun')
const phone = entriesOf('expense', 'Verizon', 'Phone')

const entries: readonly EntryFields[] = [
  northwind('2027-03-14', 412_000),
  northwind('2027-07-21', 350_000),
  pine('2027-07-18', 61_000),
  store('2027-03-17', 7900),
  aldi('2026-02-10', 10_000),
  aldi('2026-08-10', 12_000),
  aldi('2027-02-10', 15_000),
  aldi('2027-06-10', 9000),
  aldi('2027-07-10', 5000),
  concert('2027-06-12', 8500),
  vans('2027-07-20', 6490),
  ...['2026-09', '2026-10', '2026-11', '2026-12'].map((month) => phone(`${month}-19`, 5500)),
  ...['2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06'].map((month) =>
    phone(`${month}-19`, 6000),
  ),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

test.each([
  // The other end of a ranking
  [
    'In which month of 2027 were my expenses lowest? >> And highest?',
    ['highest', 'June 2027: $235'],
  ],
  ['smallest expense in 2027 >> and biggest?', ['biggest', '$150.00', 'Aldi']],
  ['three cheapest purchases in 2027 >> and the biggest?', ['Which one do you mean']],
  // Halves of a year
  [
    'By what percentage did my groceries change between the first half of 2026 and the first half of 2027?',
    ['up $140.00 (140.0%)', '$240.00', '$100.00'],
  ],
  ['Compare my groceries in the first and second halves of 2026.', ['$100.00', '$20.00 more']],
  ['what did I spend from the first half of 2026 to the first half of 2027', ['$1,125.00']],
  // Invoices are those of the category, and not all income.
  ['smallest invoice this year', ['$610.00', 'Invoices']],
  ['how many invoices this year', ['3 income transactions', '$8,230.00']],
  ['average invoice this year', ['On average $2,743.33 each']],
  ['which client paid me most this year >> share of this years invoices?', ['Which one do you']],
  // What somebody charges rose
  ['By how much did the Verizon charge rise, and when?', ['$55.00 to $60.00', 'January 19, 2027']],
  [
    'has the Verizon fee gone up? >> Why did they raise it?',
    ['Why a price changed is not in your'],
  ],
  // What moved since the month that this one was compared with
  [
    'am i spending more than last month? >> which category went up the most then',
    ['in July 2027, against', 'Clothes: up $64.90'],
  ],
  ['when did i buy those vans again', ['July 20, 2027', '$64.90']],
  ['how much did i spend on clothes in july? wanna tell my sister', ['$64.90']],
])('%s', async (conversation, told) => {
  const turns = conversation.split(' >> ')
  const { response } = await askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
  for (const part of told) expect(response).toContain(part)
})
