import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// The biggest of something, a part of what was just asked, and then against now, on Tuesday, 9 March 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-03-09'
let person: Person

const shop = entriesOf('expense', 'Fairmart', 'Weekly Shop')
const butcher = entriesOf('expense', 'Alder Butchers', 'Pantry')
const baker = entriesOf('expense', 'Mill Bakery', 'Pantry')
const tool = entriesOf('expense', 'Ironworks', 'Tools')
const ferry = entriesOf('expense', 'Ferry Top-Up', 'Travel')
const gas = entriesOf('expense', 'Fenland Gas', 'House')
const lodger = entriesOf('income', 'Mr Vance', 'Lodger')
const client = entriesOf('income', 'Osprey Ltd', 'Fees')
const refund = entriesOf('income', 'Fairmart', 'Refund')

const entries: readonly EntryFields[] = [
  shop('2027-01-09', 9000),
  shop('2027-02-06', 12_000),
  shop('2027-03-06', 6000),
  butcher('2027-02-04', 3000),
  butcher('2027-02-18', 3300),
  butcher('2027-03-02', 4500),
  baker('2027-02-05', 700),
  tool('2026-11-12', 8900),
  tool('2027-01-20', 2400),
  ferry('2027-01-04', 2000),
  ferry('2027-01-25', 2000),
  ...['06', '07', '08', '09', '10', '11'].map((month) => gas(`2026-${month}-17`, 8000)),
  gas('2026-12-17', 8800),
  gas('2027-01-17', 8800),
  gas('2027-02-17', 8800),
  lodger('2027-01-01', 45_000),
  lodger('2027-02-01', 45_000),
  client('2027-02-11', 62_000),
  refund('2027-01-12', 1500),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  const bill = { description: 'Fenland Gas', amount: '88.00', category: 'House' }
  const due = { type: 'expense', frequency: 'monthly', startDate: '2027-03-17' }
  const added = await person.post('/api/recurring-transactions', { ...bill, ...due })
  expect(added.status).toBe(201)
})

async function ask(conversation: string) {
  const turns = conversation.split(' >> ')
  return askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
}

test.each([
  // A category whose name ends in a word for a place
  ['dearest weekly shop ever', 'was $120.00'],
  ['cheapest weekly shop this year', 'was $60.00'],
  ['Which shop do we spend the most at?', 'Fenland Gas: $744.00'],
  // Who it was from, and where
  [
    'What was the largest single payment I received in 2027, and from whom?',
    'Osprey Ltd, +$620.00',
  ],
  ['biggest check I got and which client was it from', 'Osprey Ltd, +$620.00'],
  ['Dearest tool I ever bought, and where?', 'Ironworks, $89.00'],
  ['biggest weekly shop and where', 'Fairmart, $120.00'],
  ['whats the most I was ever paid in one go and who by', 'Osprey Ltd, +$620.00'],
  // Whole months
  ['Which whole month of 2027 brought in the least?', 'January 2027: $465.00'],
  ['Which category grew the most in absolute terms from January to February?', 'Pantry: up $70.00'],
  ['which month was worst for pantry', 'February 2027: $70.00'],
  // A part of what was asked about
  [
    'What did we spend on Pantry in February, and how much of that went to Alder Butchers?',
    'Alder Butchers came to 90.0% of your spending on Pantry in February 2027: $63.00 of $70.00.',
  ],
  [
    'How much did I spend at Alder Butchers, and how much of it was Pantry?',
    'Pantry came to 100.0% of your spending on Alder Butchers',
  ],
  ['What did I spend on Pantry, and how much of that on Tools?', 'none of Pantry is Tools'],
  // An average beside a count is of all that is counted.
  [
    'How many times did we go to Alder Butchers, and what does it come to on average each time?',
    'On average $36.00 each at Alder Butchers in all your records so far, over 3 expenses.',
  ],
  ['how many times at Alder Butchers and how much a go', '$36.00 each'],
  ['how many times at Alder Butchers this year and whats it cost on average', '$36.00 each'],
  ['how many ferry top ups did i do in january', 'You have 2 expenses'],
  ['how many times did I get tools from Fairmart', 'You have 3 expenses at Fairmart'],
  // What was written under a category
  ['What was the very first thing I wrote down under Tools, and how much was it?', '$89.00'],
  ['what did we put down under pantry first', 'you paid $30.00'],
  ['did I return anything to Fairmart?', '$15.00 from Fairmart'],
])('%s', async (question, text) => {
  expect((await ask(question)).response).toContain(text)
})

test.each([
  // What somebody believes is what is asked.
  [
    'Harold is quite sure Fenland Gas has put its price up. Is he right, and if so by how much?',
    'from $80.00 to $88.00',
  ],
  ['My sister says Fenland Gas went up. Is that true?', 'from $80.00 to $88.00'],
  ['Wife reckons we spend more on pantry than on tools. Is she right?', 'Pantry: $115.00'],
  [
    'My sister thinks I spent over 100 on pantry in February. Is she right?',
    'No: you spent $70.00 on Pantry in February 2027, $30.00 less than $100.00.',
  ],
  // The new price
  [
    'By how much did Fenland Gas go up, and when did the new price first apply?',
    'since December 17, 2026',
  ],
  [
    'When did the new price for Fenland Gas come in, and how much more is it?',
    '$8.00 more each time',
  ],
  ['fenland gas prices up?', 'from $80.00 to $88.00'],
  // Then against now
  [
    'why does Fenland Gas charge us more now than last summer?',
    'Why a price changed is not in your records.',
  ],
  ['is Fenland Gas dearer than last autumn', '$8.00 more each time'],
  ['did we spend more on Fenland Gas than last summer', 'Which time shall I compare'],
  [
    'Which of the two had more from us in 2027, Fairmart or Alder Butchers?',
    '$162.00 more than on Alder Butchers',
  ],
  [
    'fairmart or alder butchers, which got more off me this year',
    '$162.00 more than on Alder Butchers',
  ],
  ['Did Alder Butchers have more than 100 from us this year?', 'Yes: you spent $108.00'],
  [
    'am i spending more on pantry this month than by the same day last month?',
    '$45.00 on Pantry in March 2027 so far (March 1 to 9, 2027), and $37.00',
  ],
  ['How is our pantry this month so far, set against the same days in February?', '$37.00'],
  ['am i spending faster this month than last month', '$52.00 less'],
  // Exclamations before what goes on
  [
    'What did we spend on Pantry in February? >> My word! And which was the dearest of those?',
    '$33.00',
  ],
  ['Blimey, how much did I spend on tools?', '$113.00'],
  // Whom of them, and not the largest single payment
  ['Which of my pantry shops have I paid the most?', 'Alder Butchers: $108.00'],
  ['which of my lodgers has earned me the most this year', 'Mr Vance: $900.00'],
  // The span before, and not the last time
  ['pantry this month >> and last', '$70.00 on Pantry in February 2027'],
  // A unit and a time leave out what they are about.
  ['average pantry a month >> per week this year', 'a week on Pantry in 2027 so far'],
  // What somebody charges, now and then
  ['Has Fenland Gas put up what they charge me? I have a feeling they have.', '$80.00 to $88.00'],
  ['is fenland gas more expensive than when i signed up', '$80.00 to $88.00'],
  // What was given for something came in.
  ['How much did Osprey Ltd give me for fees?', '$620.00'],
])('%s is answered', async (question, text) => {
  expect((await ask(question)).response).toContain(text)
})

test.each([
  'how many canoe trips this term... i mean since january',
  'what did i spend up to the same day last month',
  'Netflix says they charged me twice. Are they right?',
])('%s is asked back', async (question) => {
  expect((await ask(question)).kind).toBe('clarify')
})
