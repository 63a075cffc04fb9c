import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson, type Person } from '#testing/person.ts'

// What is left, due and affordable, as people ask on about it, on Wednesday, 16 June 2027.

const app = await openTestApp()
let bo: Person

beforeAll(async () => {
  app.clock.set('2027-06-16T12:00:00.000Z')
  bo = await addPerson(app)
  const add = async (
    type: string,
    description: string,
    category: string,
    ...rows: (readonly [string, string])[]
  ) => {
    for (const [date, amount] of rows) {
      const row = { type, description, category, amount, date }
      expect((await bo.post('/api/transactions', row)).status).toBe(201)
    }
  }
  await add('income', 'Orchard Farm', 'Salary', ['2027-05-25', '900.00'], ['2027-06-01', '600.00'])
  await add(
    'expense',
    'Fresh Mart',
    'Groceries',
    ['2027-04-06', '100.00'],
    ['2027-05-06', '40.00'],
    ['2027-06-06', '50.00'],
  )
  await add('expense', 'Home Hub', 'Shopping', ['2027-04-01', '200.00'], ['2027-05-02', '80.00'])
  for (const [description, amount, type, startDate] of [
    ['Streamly', '12.00', 'expense', '2027-06-20'],
    ['Tunely', '7.00', 'expense', '2027-06-22'],
    ['City Gas', '30.00', 'expense', '2027-06-18'],
    ['Rentals', '200.00', 'expense', '2027-06-28'],
    ['Orchard Farm', '300.00', 'income', '2027-06-25'],
  ] as const) {
    const bill = { type, description, amount, category: 'Other', frequency: 'monthly', startDate }
    expect((await bo.post('/api/recurring-transactions', bill)).status).toBe(201)
  }
})

async function ask(conversation: string) {
  const turns = conversation.split(' >> ')
  return askAssistant(bo, '2027-06-16', turns.at(-1) ?? '', turns.slice(0, -1))
}

const dueFirst = 'How much do I still have to pay before payday on the 25th?'
const coat = 'can i afford 200 for a winter coat this month?'

test.each([
  // 900 received and due, less 50 spent and 249 due.
  ['Hi, am I ok this month? I keep worrying', 'You have $601.00 left'],
  ['are we going to be alright this month, bit nervous', 'You have $601.00 left'],
  ["what's left this month once all the bills are paid, been a quiet start", '$601.00 left'],
  [dueFirst, '$49.00 in total'],
  [`${dueFirst} >> which of those is the biggest`, 'the biggest:\nJune 18, 2027: City Gas, $30.00'],
  ['what is due before payday? >> and the smallest one?', 'the smallest:\nJune 22, 2027: Tunely'],
  [`${coat} >> ok what about 650 shoes`, 'Not from this month’s money'],
  [`${coat} >> and if I found one for 120 instead?`, 'After $120.00 that would be $481.00'],
  ['what if i cancel streamly >> and tunely on its own?', 'Without Tunely you would save $7.00'],
  [
    'what if i cancel streamly >> and tunely on its own? >> and both of them together?',
    'Without Streamly and Tunely you would save $19.00 a month, $228.00 a year',
  ],
  [
    'what would i save without streamly >> and tunely? >> both together?',
    'Without Streamly and Tunely you would save $19.00',
  ],
  [
    'What do I spend on groceries per month on average? >> was April above that?',
    'You spent $100.00 on Groceries in April 2027. The average is $70.00 a month',
  ],
  ['average groceries per month >> and was may more or less?', '$30.00 less than that'],
  ['average groceries per month >> was may more than april?', 'on Groceries in May 2027'],
  ['what percent of my income did i have left in May, all in all', 'You kept 86.7%'],
  ['what percentage of our pay did we manage to keep in May', 'You kept 86.7%'],
  [
    'what came in in May >> and how much did we have left over after everything we spent',
    '$780.00',
  ],
  ['if i take everything i earned and subtract everything i spent, how much is left?', '$1,030.00'],
  ['What will Streamly cost me over a whole year?', '$144.00 a year'],
  ['budget usage in May', 'is 13%: you spent $120.00 of $900.00 received, which is 13.3%'],
  ['when is streamly due >> how much is it for a whole year', '$144.00 a year'],
  ['how many days until I get paid >> and how much will it be', '$300.00'],
])('%s', async (question, text) => {
  const reply = await ask(question)
  expect(reply.kind).toBe('answer')
  expect(reply.response).toContain(text)
})

test.each([
  'What do I do if I entered a payment twice by mistake?',
  'I put something in twice, what now?',
  'I entered Fresh Mart twice yesterday, how do I fix that',
])('tells where an extra entry is deleted: %s', async (question) => {
  const reply = await ask(question)
  expect(reply.kind).toBe('help')
  expect(reply.response).toContain('press the bin')
})

test.each([`${coat} >> and what about two`, `${coat} >> and boots for 120 as well?`])(
  'asks back: %s',
  async (question) => {
    const reply = await ask(question)
    expect(reply.kind).toBe('clarify')
    expect(reply.response).not.toContain('Which day')
  },
)

test('whether something was entered twice is looked up', async () => {
  expect((await ask('did I enter anything twice?')).kind).toBe('empty')
})
