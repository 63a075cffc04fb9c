import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Pay and takings, asked by a market trader with names that hold weekdays and months.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-08-31'
let person: Person

const saturday = entriesOf('income', 'Saturday Market', 'Stall Sales')
const sunday = entriesOf('income', 'Sunday Market', 'Stall Sales')
const wages = entriesOf('income', "Dan's wages", 'Wages')
const lessons = entriesOf('income', 'Lessons', 'Teaching')
const pitch = entriesOf('expense', 'Town Hall', 'Pitch Fees')
const flowers = entriesOf('expense', 'May Flowers', 'Stock')
const makroStock = entriesOf('expense', 'Makro', 'Stock')
const makroFood = entriesOf('expense', 'Makro', 'Groceries')
const stand = entriesOf('expense', 'Awning', 'Stall Kit')
const bean = entriesOf('expense', 'Bean Bar', 'Coffee')
const pit = entriesOf('expense', 'Pit Stop', 'Truck Stop')
const garage = entriesOf('expense', 'Garage Nord', 'Van')
const refund = entriesOf('income', 'Garage Nord', 'Refund')
const prints = entriesOf('income', 'Gallery', 'Print Sales')

const entries: readonly EntryFields[] = [
  saturday('2027-06-12', 30_000),
  saturday('2027-07-10', 41_000),
  saturday('2027-07-17', 35_000),
  sunday('2027-06-13', 9000),
  sunday('2027-07-11', 12_000),
  sunday('2027-07-18', 8000),
  wages('2027-06-28', 140_000),
  wages('2027-07-28', 145_000),
  lessons('2027-07-06', 3000),
  lessons('2027-07-13', 2500),
  pitch('2027-07-09', 4000),
  flowers('2027-05-14', 5000),
  flowers('2027-07-02', 6000),
  makroStock('2027-07-03', 10_000),
  makroFood('2027-07-04', 2500),
  stand('2027-07-05', 1500),
  bean('2027-07-06', 400),
  bean('2027-07-07', 450),
  bean('2027-08-02', 450),
  pit('2027-07-08', 1200),
  pit('2027-07-15', 1300),
  garage('2027-07-20', 9900),
  garage('2027-07-21', 9900),
  refund('2027-08-20', 9900),
  prints('2027-08-21', 5000),
]

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

function ask(...turns: string[]) {
  return askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
}

test.each([
  ["what's my best saturday market ever", 'biggest income from Saturday Market', '$410.00'],
  ['what was my worst sunday market', 'smallest income from Sunday Market', '$80.00'],
  ['which saturday market took the most', 'biggest income from Saturday Market', '$410.00'],
  ['lowest pay ive had from dan', "smallest income from Dan's wages", '$1,400.00'],
  ['smallest payout from the sunday market', 'smallest income from Sunday Market', '$80.00'],
  ['what did dan bring home in july', "from Dan's wages in July 2027", '$1,450.00'],
  ['how many lessons did i do in july', 'from Lessons in July 2027', '2 income transactions'],
  ['how many sundays did i work in july', 'from Sunday Market in July 2027', '2 income'],
  ['how many jobs has dan paid me for', "2 income transactions from Dan's wages", '$2,850.00'],
  ['how much did the stall take in july', 'from Stall Sales in July 2027', '$960.00'],
  ['what did we take on saturdays in july', 'On Saturdays you received', '$760.00'],
  ['how much did I buy off May Flowers', 'You spent', '$110.00 at May Flowers'],
  ['how much did I give May Flowers since I started writing things down', 'You spent', '$110.00'],
  ['did Garage Nord ever give us money back', 'You got back', '$99.00 from Garage Nord'],
  ['gallery sales in august', 'You received $50.00', 'at Gallery in August 2027'],
  ["Dan's wages sales in july", 'You received', "$1,450.00 from Dan's wages"],
  ['saturday market sales in july', 'You received $760.00', 'at Saturday Market in July 2027'],
  ['how much did print sales bring in this month', 'You received', '$50.00 from Print Sales'],
  ['how much money came in in july, everything counted', 'You received', '$2,465.00'],
])('%j', async (message, ...told) => {
  const { response } = await ask(message)
  for (const each of told) expect(response).toContain(each)
})

test.each([
  [
    'stall sales less stock and pitch fees for july, whats that leave',
    '$960.00 from Stall Sales in July 2027, and spent $200.00 on Stock and Pitch Fees: $760.00 is',
  ],
  ["what's left of dan's wages after groceries in july", '$1,425.00 is left'],
  ['profit in july, stall sales minus stock', '$960.00 from Stall Sales in July'],
  ['stall sales minus stock in july', 'Stall Sales comes to $800.00 more'],
  ['have i spent more than ive got in, since i started this', 'You stayed within your income'],
  [
    'If I take everything I have earned and subtract everything I have spent, how much is left?',
    'a net balance of $3,878.00',
  ],
  ['did we go backwards in july, stall and house all in', 'You stayed within your income'],
  ['what have we spent this month, home and stall together', 'You spent $4.50 in August'],
  ['did Garage Nord charge me twice for the van in july, can you check', 'July 21, 2027'],
  ['I think Garage Nord took my money twice in july, did they?', 'July 21, 2027'],
  ['am i still paying Town Hall or did that stop', 'The last charge was $40.00 on July 9, 2027'],
])('%j', async (message, told) => {
  expect((await ask(message)).response).toContain(told)
})

test.each([
  'Makro is for the stall and us, how much was stock and how much was groceries there in July',
  'how much at makro was stock and how much was groceries in july',
  'makro stock and groceries in july',
])('%j: each of them at the one payee', async (message) => {
  const { response } = await ask(message)
  expect(response).toContain('You spent $100.00 on Stock at Makro in July 2027')
  expect(response).toContain('You spent $25.00 on Groceries at Makro in July 2027')
})

test.each([
  ['what did i spend at pit stop in july', 'how many stops was that', '2 expenses at Pit Stop in'],
  ['how much was coffee in july', 'how many coffees is that', '2 expenses on Coffee in July 2027'],
  ['what did Bean Bar cost me in july', 'how many coffees was that', '2 expenses on Bean Bar in'],
  ['what did I spend at Makro in july', 'how many boxes was that', '2 expenses at Makro in July'],
  ['what did I take at sunday market', 'how many sundays was that', '3 income transactions from'],
  ['what did I take at saturday market in july', 'and the sunday one?', '$200.00 from Sunday'],
  ['saturday market or sunday market in july', 'and how many sundays did i do', '2 income trans'],
  ['stall sales in july', 'and after stock and pitch fees?', '$760.00 is left'],
])('%j, %j', async (before, message, told) => {
  expect((await ask(before, message)).response).toContain(told)
})

test.each([
  [['what did I spend on stock in july', 'how many coffees was that']],
  [['what did I spend on coffee a month on average', 'how many coffees is that']],
  [['which was my biggest expense in july', 'how many coffees was that']],
  [['what did I spend at pit stop in july', 'how many gallons was that']],
  [['Makro, stock and groceries in july']],
  [['how much did I take out of coffee']],
  [['profit on the stall in july']],
])('%j is asked back', async (turns) => {
  expect((await ask(...turns)).kind).toBe('clarify')
})

test.each([
  'what are the other stalls taking do you reckon',
  'is dan gonna give me a raise',
  'will Town Hall pay me more next year',
  'is my money safe at Ally do you think',
  'is Makro a good bank',
])('%j cannot be known', async (message) => {
  expect((await ask(message)).kind).toBe('refuse')
})

test('a visit is no payment, and what is asked of the product is told of it', async () => {
  expect((await ask('how often did I visit Dan')).response).toContain('You have no spending')
  expect((await ask('is my data safe')).kind).toBe('help')
  expect((await ask('how do i split an entry by category')).kind).toBe('help')
  expect((await ask('split makro by category')).response).toContain('Stock: $100.00')
})
