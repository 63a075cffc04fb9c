import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// What each thing of a list came to, who gets the money, and what goes into a pot, on Wednesday, 12 May 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-05-12'
let person: Person

const garage = entriesOf('expense', 'Tyne Motors', 'Repairs')
const fuel = entriesOf('expense', 'Gulf', 'Fuel')
const petrol = entriesOf('expense', 'Texaco', 'Fuel')
const market = entriesOf('expense', 'Lidl', 'Groceries')
const baker = entriesOf('expense', 'Crumb Bakery', 'Groceries')
const inn = entriesOf('expense', 'The Plough', 'Eating Out')
const curry = entriesOf('expense', 'Balti House', 'Eating Out')
const pot = entriesOf('expense', 'Camper pot', 'Savings')
const flat = entriesOf('expense', 'Dell Lettings', 'Rent')
const wage = entriesOf('income', 'Ana wages', 'Wages')

const entries: readonly EntryFields[] = [
  garage('2026-02-10', 9000),
  garage('2026-11-20', 15_000),
  garage('2027-04-14', 21_000),
  fuel('2027-03-02', 5000),
  fuel('2027-04-06', 4000),
  petrol('2027-04-20', 4500),
  market('2027-03-04', 8000),
  market('2027-04-28', 6000),
  baker('2027-04-29', 900),
  inn('2027-02-13', 4200),
  curry('2027-03-20', 3100),
  curry('2027-04-03', 2900),
  pot('2027-03-01', 10_000),
  pot('2027-04-01', 12_500),
  flat('2027-04-01', 80_000),
  flat('2027-05-01', 80_000),
  wage('2027-04-25', 190_000),
]

const bills = [
  { description: 'Dell Lettings', category: 'Rent', amount: '800.00', startDate: '2027-06-01' },
  { description: 'Now TV', category: 'Subscriptions', amount: '9.99', startDate: '2027-05-20' },
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const bill of bills) {
    const added = await person.post('/api/recurring-transactions', {
      ...bill,
      type: 'expense',
      frequency: 'monthly',
    })
    expect(added.status).toBe(201)
  }
})

async function ask(conversation: string) {
  const turns = conversation.split(' >> ')
  return askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
}

test.each([
  // A list tells what each thing on it costs.
  ['Which subscriptions do we have, and what does each one cost?', ['Now TV: $9.99 monthly']],
  ['what bills have i got and how much is each one', ['$800.00 monthly', '$9.99 monthly']],
  ['List my bills and the cost of each', ['$800.00 monthly', '$9.99 monthly']],
  ['How much does each bill cost us?', ['$800.00 monthly', '$9.99 monthly']],
  ['What bills do we have? >> and how much is each one?', ['$800.00 monthly', '$9.99 monthly']],
  ['what repairs did i have and what did each cost', ['$90.00', '$150.00', '$210.00']],
  ['what did we buy for groceries and what did each thing cost', ['$80.00', '$60.00', '$9.00']],
  ['tyne motors charges, every one of them', ['$90.00', '$150.00', '$210.00']],
  ['tyne motors charges, all of them >> average of those?', ['$150.00 each', '3 expenses']],
  ['how much did we spend at tyne motors >> the average of them', ['$150.00 each']],
  ['which restaurants did we go to this year', ['Balti House: $60.00', 'The Plough: $42.00']],
  [
    'which shops did we use for groceries in april and how much at each',
    ['Lidl: $60.00', 'Crumb Bakery: $9.00'],
  ],
  // Who gets the money of a category
  ['Which shop gets most of our grocery money?', ['Lidl: $140.00']],
  ['who takes most of what we spend on eating out?', ['Balti House: $60.00']],
  ['which place took the biggest share of our fuel budget', ['Gulf: $90.00']],
  ["who's my biggest supplier", ['leaving out Rent', 'Tyne Motors: $450.00']],
  [
    'How much of the grocery money this year went to Lidl, and how much to Crumb Bakery?',
    ['$140.00 of $149.00', '$9.00 of $149.00'],
  ],
  // The places of the month that came first
  ['which month was highest for groceries, and where', ['March 2027: $80.00', 'Lidl: $80.00']],
  ['which month was highest for eating out >> where did it go', ['The Plough: $42.00', '100.0%']],
  ['which month was highest for groceries >> on what', ['March 4, 2027: Lidl, $80.00']],
  // Two questions, one of what is due and one of what was spent
  ["how's my spending in april and what's due next week", ['$1,318.00', 'Now TV']],
  ['whats due and how much did i spend in april', ['$809.99 in total', '$1,318.00']],
  ['when is the rent due and how much have i paid this year', ['June 1, 2027', '$1,600.00']],
  ['whats due >> and how much did i spend in april', ['$1,318.00 in April 2027']],
  // Filling up is what is spent on fuel.
  ['where do i fill up most often', ['Gulf: 2 times']],
  ['when did I last fill the car up', ['April 20, 2027', '$45.00']],
  ['what did i spend filling up in april', ['$85.00 on Fuel']],
  ['how often did i fill up at gulf this year', ['2 times']],
  ['how much does it cost me to fill up', ['$45.00 each']],
  // What goes into a pot is spent.
  ['How much have we paid into the camper pot so far?', ['$225.00 on Camper pot']],
  ['how much have we saved in the camper pot', ['$225.00 on Camper pot']],
  ['what percentage of my wages in april went into the camper pot', ['6.6%', '$125.00']],
  ['what was paid into the camper pot in april', ['$125.00 on Camper pot']],
])('%s', async (conversation, figures) => {
  const { kind, response } = await ask(conversation)
  expect(kind).toBe('answer')
  for (const figure of figures) expect(response).toContain(figure)
})

test.each([
  ['how much is in the camper pot', 'not in your records'],
  ['how much did Ana pay into the camper pot', 'not in your records'],
])('who paid into a pot, and what is in it now, is not known: %s', async (question, told) => {
  const { kind, response } = await ask(question)
  expect(kind).toBe('clarify')
  expect(response).toContain(told)
})

test.each([
  'what is the balance of our joint account?',
  'what is left in our joint account',
  'are we overdrawn',
])('%s is no question about sharing', async (question) => {
  const { kind, response } = await ask(question)
  expect(kind).toBe('refuse')
  expect(response).toMatch(/balance/)
})
