import type { ChatReply } from '@evenkeel/domain/assistant'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Answers about payees whose names are words of the calendar, and about several payees at once.

const app = await openTestApp()
const today = '2027-06-16'
let flo: Person

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  flo = await addPerson(app)
  const rows = [
    ['expense', 'March', 'Eating Out', '41.00', '2027-02-11'],
    ['expense', 'March', 'Eating Out', '58.00', '2027-05-20'],
    ['expense', 'Elm Market', 'Food & Dining', '20.00', '2027-03-04'],
    ['expense', 'Elm Market', 'Food & Dining', '22.00', '2027-05-04'],
    ['expense', 'Oak Basket', 'Food & Dining', '7.00', '2027-05-05'],
    ['expense', 'Rye Bakery', 'Food & Dining', '3.00', '2027-05-06'],
    ['expense', 'May Okafor Dental', 'Healthcare', '130.00', '2027-05-21'],
    ['expense', 'May Okafor Dental', 'Healthcare', '92.50', '2027-06-02'],
    ['expense', 'Next', 'Clothes', '64.00', '2027-04-08'],
    ['income', 'Busking', 'Gigs', '300.00', '2027-05-02'],
    ['expense', 'Amp hire', 'Band', '120.00', '2027-05-03'],
    ['expense', 'Shield Gig Insurance', 'Cover', '12.00', '2027-01-02'],
    ['expense', 'Vertigo', 'Nights Out', '31.00', '2027-01-03'],
  ] as const
  for (const [type, description, category, amount, date] of rows)
    await flo.post('/api/transactions', { type, description, category, amount, date })
})

async function ask(message: string) {
  const reply = await flo.post(`/api/ai/chat?today=${today}`, { message, conversationHistory: [] })
  return reply.body as ChatReply
}

const values = (reply: ChatReply) => reply.facts.map(({ value }) => value)

test.each([
  'how many times did I go to March in 2027',
  'how much has gone to March',
  'trips to march this year',
  'what went to March in total',
  'how many times did we go to march 2027',
])('%s asks for the payee', async (question) =>
  expect(values(await ask(question))).toEqual(expect.arrayContaining(['99.00', '2'])),
)

test.each(['how much in March', 'spent on food in march', 'what did I spend in March 2027'])(
  '%s asks for the month',
  async (question) => expect(values(await ask(question))).toContain('20.00'),
)

test.each([
  'last time I went to the dentist? May Okafor',
  'when did I last go to may okafor',
  'last time at May Okafor',
])('%s asks for the payee at any time', async (question) =>
  expect(values(await ask(question))).toEqual(expect.arrayContaining(['2027-06-02', '92.50'])),
)

test('a month beside a payee that begins with its name is still a month', async () => {
  expect(values(await ask('May Okafor Dental in May'))).toContain('130.00')
  expect(values(await ask('how much did I spend in May, food aside'))).toContain('308.00')
})

test.each([
  'Next, this year so far, total outlay',
  'Next: spending this year',
  'Next, total, 2027',
])('%s asks for the payee', async (question) =>
  expect(values(await ask(question))).toContain('64.00'),
)

test('"next" before a question of its own is no payee', async () => {
  const { response } = await ask('Next, how much did I spend this month?')
  expect(response).not.toContain('on Next')
  expect((await ask('Next payday?')).response).not.toContain('64.00')
})

test.each([
  'how much on food at Elm Market and Oak Basket last month',
  'food at elm market, oak basket in May',
  'groceries at Elm Market AND Oak Basket in May, together',
])('%s is what was spent at both, and not on all food', async (question) =>
  expect(values(await ask(question))).toContain('29.00'),
)

test.each([
  'Gigs minus Band in 2027',
  'gigs minus the band this year',
  'my gigs minus band in May',
])('%s is the difference of the two', async (question) =>
  expect(values(await ask(question))).toContain('180.00'),
)

test.each([
  'what did the money go on in May',
  'what has my money gone on in May',
  'what did all my money go on last month',
])('%s lists more than the sum', async (question) => {
  const { response } = await ask(question)
  expect(response).toContain('Healthcare')
})

test.each([
  ['how much did I spend on gig insurance', '12.00'],
  ['when did I last pay the gig insurance', '12.00'],
  ['my most expensive night out ever', '31.00'],
  ['what did I earn from gigs', '300.00'],
])('more words are a payee, and one may be in the singular: %s', async (question, value) => {
  expect(values(await ask(question))).toContain(value)
})
