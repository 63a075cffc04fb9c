import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Chatty and roundabout questions on Wednesday, 16 June 2027: exclamations, remarks, and the English of a newcomer.

const app = await openTestApp()
let bo: Person

beforeAll(async () => {
  app.clock.set('2027-06-16T12:00:00.000Z')
  bo = await addPerson(app)
  for (const [type, description, category, date, amount] of [
    ['expense', 'Cafe Luna', 'Cafes', '2027-05-04', '6.50'],
    ['expense', 'Cafe Luna', 'Cafes', '2027-06-04', '7.50'],
    ['expense', 'Waitrose', 'Groceries', '2027-05-10', '33.00'],
    ['expense', 'Waitrose', 'Groceries', '2027-06-08', '21.00'],
    ['expense', 'Waitrose', 'Groceries', '2027-06-09', '21.00'],
    ['expense', 'Greenpaw', 'Cat', '2027-06-02', '80.00'],
    ['expense', 'Will Green', 'Gardener', '2027-06-03', '40.00'],
    ['expense', 'Crown Bar', 'Going Out', '2027-05-20', '18.00'],
    ['income', 'Mr Pemberton', 'Lodgers', '2027-05-01', '520.00'],
    ['income', 'Mr Pemberton', 'Lodgers', '2027-06-01', '550.00'],
    ['income', 'Rose Whitfield', 'Lodgers', '2027-06-05', '480.00'],
    ['income', 'Waitrose refund', 'Refund', '2027-05-15', '9.00'],
    ['income', 'Greenpaw refund', 'Refund', '2027-06-10', '12.00'],
  ] as const) {
    const row = { type, description, category, date, amount }
    expect((await bo.post('/api/transactions', row)).status).toBe(201)
  }
})

async function ask(conversation: string) {
  const turns = conversation.split(' >> ')
  return askAssistant(bo, '2027-06-16', turns.at(-1) ?? '', turns.slice(0, -1))
}

test.each([
  // Exclamations
  ['How much have I paid Will Green this year, bless him?', '$40.00 at Will Green'],
  [
    'How often has Mr Pemberton paid me? He never misses, the dear man.',
    'You have 2 income transactions',
  ],
  ['Poor old Tibbles! What has the cat cost me this year?', '$80.00 on Cat'],
  ['how much have I left at Cafe Luna since May, I dread to ask', '$14.00 at Cafe Luna'],
  [
    'Could you see whether Waitrose took the money twice, I have a feeling they did in June.',
    '$21.00 in total',
  ],
  // Roundabout words
  ['Compare my groceries in June with those in May.', '$42.00 on Groceries in June 2027'],
  ['How much did we put aside in June, meaning income minus expenses?', 'a net balance of $872.50'],
  ['What have my two lodgers brought in this year between them?', '$1,550.00 from Lodgers'],
  ['Did the lodgers pay me at any time, and how much was it?', '$1,550.00 from Lodgers'],
  ['What was our latest refund and who was it from?', 'Greenpaw refund, +$12.00'],
  ['my first refund', 'Waitrose refund, +$9.00'],
  ['how much I get from Mr Pemberton in May', '$520.00 from Mr Pemberton'],
  // A category whose name is a verb
  ['going out since May', '$18.00 on Going Out since May 1, 2027'],
  ['spent going out in May', '$18.00 on Going Out in May 2027'],
  // The difference of two nets
  ['my net in June >> and in May? >> what is the difference between the two?', '$383.00 more'],
  // The sum after how often
  ['How often has Mr Pemberton paid me this year? >> what did that come to in total?', '$1,070.00'],
])('%s', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

test.each([
  ['yesterday I pay 12 dollars for taxi', 'expense', '12.00', '2027-06-15'],
  ['I buy bread and milk for 8.40 today', 'expense', '8.40', '2027-06-16'],
  ['Today I get 50 from Mr Pemberton', 'income', '50.00', '2027-06-16'],
] as const)('told in the present: %s', async (told, type, amount, date) => {
  const { kind, drafts } = await ask(told)
  expect(kind).toBe('draft')
  expect(drafts).toMatchObject([{ type, amount, date }])
})

test.each(['what is going out on Friday', 'how much I pay today?', 'do I get 50 today'])(
  '%s asks, and tells nothing',
  async (question) => {
    expect((await ask(question)).kind).not.toBe('draft')
  },
)
