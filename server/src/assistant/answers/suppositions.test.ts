import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson, type Person } from '#testing/person.ts'

// "If I put away 15 a week, how much is that in a year?": amounts of the person's own, on Wednesday, 16 June 2027.

const app = await openTestApp()
let bo: Person

beforeAll(async () => {
  app.clock.set('2027-06-16T12:00:00.000Z')
  bo = await addPerson(app)
  const spent = async (description: string, category: string, amount: string, date: string) => {
    const row = { type: 'expense', description, category, amount, date }
    expect((await bo.post('/api/transactions', row)).status).toBe(201)
  }
  for (const month of ['2026-03', '2026-09', '2027-02'])
    await spent('Credit Union', 'Rainy Day', '500.00', `${month}-04`)
  await spent('Fresh Mart', 'Groceries', '1900.00', '2026-05-08')
  await spent('Fresh Mart', 'Groceries', '1300.00', '2026-11-08')
  for (const [description, category, amount, frequency] of [
    ['Streamly', 'Fun', '12.00', 'monthly'],
    ['Maple Homes', 'Rent', '300.00', 'weekly'],
  ] as const) {
    const bill = { type: 'expense', description, category, amount, frequency }
    const reply = await bo.post('/api/recurring-transactions', { ...bill, startDate: '2027-07-01' })
    expect(reply.status).toBe(201)
  }
})

async function ask(conversation: string) {
  const turns = conversation.split(' >> ')
  return askAssistant(bo, '2027-06-16', turns.at(-1) ?? '', turns.slice(0, -1))
}

test.each([
  ['if i put away 15 a week how much is that in a year', '$780.00'],
  ['if i put away 15 a week how much is that in a year >> and 20?', '$1,040.00'],
  ['if i put away 15 a week how much is that in a year >> and in five years?', '$3,900.00'],
  ['if i put away 15 a week how much is that in a year >> what about 40 a month', '$480.00'],
  ['If we saved $20 every month, how much would we have after 2 years?', '$480.00'],
  ['putting aside $5 a day, what does that make in a month?', '$152.08'],
  ['how much will i have in 6 months if i save 50 a week', '$1,300.00'],
  ['how much is 75 a month over a year', '$900.00'],
  ["5 bucks a day on coffee - what's that per week", '$35.00'],
  ['if i spend 10 less a week on groceries how much is that a year', '$520.00 less'],
  ['what if it goes up by 60 a month, how much more is that over a year', '$720.00'],
  ['if streamly goes up by 3 dollars, how much more is that a year?', '$36.00 more'],
  ['how much is streamly >> and if it goes up 50%, how much more a year?', '$72.00 more'],
  ['what if the rent goes up to 310, how much more is that a year?', '$520.00 more'],
  ['if the rent goes down to 290 how much less is that a month', '$43.33 less'],
  [
    'what if I only spent 250 a month on groceries, how much less is that in a year than what I spent in 2026',
    '$200.00 less',
  ],
  [
    'if we spend 70 a week on groceries how much less is that than we spent last year',
    '$440.00 more',
  ],
  ['if I keep putting 250 a month into rainy day how many months till it is 3000', '6 months'],
  ['How much have I put into rainy day? >> at 250 a month how long till its 3000', '6 months'],
  ['how long would it take to save 1200 at 50 a week', '24 weeks'],
  ['how many months to save 1200 for a bike if i put by 50 a week', '6 months'],
  ['how much do i need to save a month to have 3000 in a year', '$250.00 a month'],
])('%s', async (question, figure) => {
  const reply = await ask(question)
  expect(reply.kind).toBe('answer')
  expect(reply.response).toContain(figure)
})

test.each([
  'if i gave each child 25 a month how much is that a year',
  'if i save 20 a week and 10 a month how much is that a year',
  'if i pay 5 a day on weekdays how much is that a year',
  'what if it goes up to 60 a month, how much more is that a year',
  'if groceries go up by 3 dollars, how much more is that a year',
  'at 250 a month how long till its 3000',
  'if i pay 185 a month on rent how much did i pay in a year',
])('asks back: %s', async (question) => {
  expect((await ask(question)).kind).toBe('clarify')
})
