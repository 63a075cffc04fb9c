import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Remarks that run on after a question, work by who does it, and names made of two words, and refunds, on Wednesday, 20 October 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-10-20'
let person: Person

const asked = Symbol('asked back')

const sitter = entriesOf('expense', 'June Park', 'Babysitter')
const piano = entriesOf('expense', 'April Lane', 'Kids')
const food = entriesOf('expense', 'Fairmart', 'Groceries')
const gas = entriesOf('expense', 'Fairmart Gas', 'Car')
const groomer = entriesOf('expense', 'Elm Grooming', 'Dog')

const back = entriesOf('income', 'Fairmart', 'Refund')
const taxes = entriesOf('income', 'IRS Tax Refund', 'Tax Refund')

const entries: readonly EntryFields[] = [
  sitter('2027-07-03', 4000),
  sitter('2027-08-07', 5000),
  sitter('2027-10-02', 6000),
  piano('2027-09-14', 8000),
  food('2027-09-04', 12_000),
  food('2027-09-18', 13_000),
  gas('2027-09-05', 3000),
  groomer('2027-09-14', 7000),
  back('2027-09-20', 900),
  taxes('2027-03-20', 50_000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

test.each([
  // Remarks without a full stop before them
  ['how much on groceries last month i feel like it was a lot', 'You spent $250.00 on Groceries'],
  ['how much did we spend last month i feel awful', 'You spent $430.00 in September 2027'],
  ['what did we spend at Fairmart last month im scared to look', 'You spent $250.00 at Fairmart'],
  ['what did we spend at Fairmart last month she wont tell me', 'You spent $250.00 at Fairmart'],
  ['how much was the dog last month its killing us', 'You spent $70.00 on Dog'],
  ['how much did we spend last month my wife is mad', 'You spent $430.00 in September 2027'],
  ['when did we last pay elm grooming hes getting so shaggy', 'September 14, 2027 (36 days ago)'],
  ['which shop did we go to most often last month bet i know', 'Fairmart: 2 times'],
  ['which shop did we pay most last month i bet its elm grooming', 'Fairmart: $250.00'],
  // What tells more than the question is none of them
  ['how much did we spend last month i need it by category', asked],
  ['how much did we spend at fairmart last month it is gas', 'You spent $30.00 at Fairmart Gas'],
  ['how much did we spend last month i had no dog', asked],
  // Who does a work, by the work
  ['how many times did june park babysit this summer', 'You have 2 expenses on Babysitter'],
  ['how much did babysitting cost this year', 'You spent $150.00 on Babysitter'],
  ['how much on sitters in October', 'You spent $60.00 on Babysitter'],
  ['how much did june park get this summer for babysitting', 'You spent $90.00 on Babysitter'],
  ['how much did we pay april lane to babysit', asked],
  // Two words that make one name
  ['how much did we pay Fairmart for gas', 'You spent $30.00 at Fairmart Gas'],
  ['gas at fairmart in September', 'You spent $30.00 on Fairmart Gas'],
  ['fairmart vs gas in september', 'You spent more on Fairmart'],
  ['fairmart plus gas in september', 'You spent $280.00 on Fairmart and Fairmart Gas'],
  ['how much at fairmart on gas and the dog', asked],
  // Refunds without some of them, and one price left out
  ['how much did stores refund us not counting the tax refund', 'You got back $9.00, leaving out'],
  ['how much did stores refund us this year', 'You got back $9.00 in 2027 so far'],
  ['refunds this year without the IRS', 'You got back $9.00, leaving out IRS Tax Refund,'],
  ['groceries in September without the 130 purchase', 'You spent $120.00 on Groceries'],
  // One payment on average: over all that are recorded
  ['what does a fairmart trip cost us on average', 'On average $125.00 each on Fairmart in all'],
  // "Or no" asks nothing more
  ['can we afford a 900 dollar bunk bed this month or no', 'After $900.00 that would be'],
  ['is a 300 dollar jacket ok this month', 'After $300.00 that would be'],
] as const)('%s → %s', async (question, expected) => {
  const said = await askAssistant(person, today, question)
  const reply = `${question}: ${said.response}`
  if (expected === asked) expect([reply, said.kind]).toEqual([reply, 'clarify'])
  else expect(reply).toContain(expected)
})
