import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Lists in the order that is asked for, all dates of a payee, and months over a sum.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-05-13'
let ada: Person

const rows = [
  ['income', 'Larch Studio', 'Freelance', '900.00', '2027-02-01'],
  ['income', 'Hollow Press', 'Freelance', '300.00', '2027-03-01'],
  ['income', 'Pawfect refund', 'Refunds', '12.00', '2027-03-09'],
  ['expense', 'Pawfect', 'Pets', '30.00', '2026-02-02'],
  ['expense', 'Pawfect', 'Pets', '80.00', '2027-02-03'],
  ['expense', 'Pawfect', 'Pets', '24.00', '2027-02-17'],
  ['expense', 'Pawfect', 'Pets', '65.00', '2027-04-20'],
  ['expense', 'Pawfect', 'Pets', '71.00', '2027-05-04'],
  ['expense', 'Elm Vet', 'Pets', '140.00', '2027-03-05'],
  ['expense', 'Leaf Market', 'Groceries', '55.00', '2027-03-06'],
  ['expense', 'Oak Basket', 'Groceries', '25.00', '2027-03-07'],
] as const

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  ada = await addPerson(app)
  for (const [type, description, category, amount, date] of rows)
    await ada.post('/api/transactions', { type, description, category, amount, date })
})

const ask = (message: string, ...before: string[]) => askAssistant(ada, today, message, before)

const newest = ['May 4, 2027', 'April 20, 2027', 'February 3, 2027']
const largest = ['February 3, 2027', 'May 4, 2027', 'April 20, 2027']

test.each([
  ['everything over 60 bucks at pawfect this year, newest first', newest],
  ['list pawfect purchases over $60 this year, most recent first', newest],
  ['pawfect this year, only those over 60, oldest first', newest.toReversed()],
  ['pawfect expenses over $60 this year in chronological order', newest.toReversed()],
  ['show me pawfect payments over $60 this year from dearest to cheapest', largest],
  ['pawfect trips over $60 this year, biggest first', largest],
  ['pawfect trips over $60 this year, smallest first', largest.toReversed()],
  ['pawfect dates in february', ['February 17, 2027', 'February 3, 2027']],
  ['pawfect february dates', ['February 17, 2027', 'February 3, 2027']],
  ['dates of pawfect last february?', ['February 17, 2027', 'February 3, 2027']],
  [
    'pets by month this year, highest first',
    ['March 2027', 'February 2027', 'May 2027 so far', 'April 2027'],
  ],
  ['income by payee this year, smallest first', ['Pawfect refund', 'Hollow Press', 'Larch Studio']],
])('%s', async (question, expected) => {
  const reply = await ask(question)
  expect(reply.kind, reply.response).toBe('answer')
  const places = expected.map((each) => reply.response.indexOf(`${each}`))
  expect(places).not.toContain(-1)
  expect(places, reply.response).toEqual(places.toSorted((a, b) => a - b))
})

test.each([
  ['in how many months did I go over $100?', ['February 2027', 'March 2027']],
  ['which months were over 100', ['February 2027: $104.00', 'March 2027: $220.00']],
  ['how many months were under $70', ['In 2 months', 'February 2026', 'April 2027']],
  ['which category has the fewest transactions', ['Least often', 'Groceries: 2 times']],
  ['which category has the fewest purchases', ['Least often', 'Groceries: 2 times']],
  ['which of my income sources pays the most', ['Freelance: $1,200.00']],
  ['break groceries and pets down', ['Leaf Market: $55.00', 'Elm Vet: $140.00']],
  ['break down pets and groceries for march', ['Elm Vet: $140.00', 'Oak Basket: $25.00']],
  ['how much did I spend in Q1 compared to Q1 last year', ['$324.00', '$30.00']],
  ['do I go Leaf Market, Oak Basket or Pawfect most', ['more expenses on Pawfect', '5 times']],
  ['pets over 100 this year', ['March 5, 2027: Elm Vet, $140.00']],
  ['what did I spend over 100 on in march', ['March 5, 2027: Elm Vet, $140.00']],
  ['what have I paid more than 70 for this year', ['May 4, 2027: Pawfect', 'Elm Vet, $140.00']],
  ['biggest shop at Pawfect this year', ['$80.00', 'February 3, 2027']],
  ['which shop at Pawfect was the dearest', ['$80.00', 'February 3, 2027']],
  ['which day do I spend most on pets', ['Friday', '$140.00']],
  ['what did I spend on Fridays in March, all the Fridays', ['On Fridays you spent $140.00']],
  ['Q1 vs Q1 last year', ['$324.00', '$30.00']],
  ['when was the last time at pawfect', ['May 4, 2027']],
])('%s tells %j', async (question, texts) => {
  const reply = await ask(question)
  expect(reply.kind, reply.response).toBe('answer')
  for (const text of texts) expect(reply.response).toContain(text)
})
