import type { ChatReply } from '@evenkeel/domain/assistant'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Answers about a household whose records hold both sides of some categories, tips, and payees with common words.

const app = await openTestApp()
const today = '2027-06-16'
let flo: Person

async function add(
  type: 'income' | 'expense',
  description: string,
  category: string,
  amount: string,
  date: string,
) {
  await flo.post('/api/transactions', { type, description, category, amount, date })
}

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  flo = await addPerson(app)
  await add('expense', 'Lakeside pitch', 'Caravan', '145.00', '2027-04-01')
  await add('expense', 'Lakeside pitch', 'Caravan', '145.00', '2027-05-01')
  await add('income', 'Caravan let Moss', 'Caravan', '200.00', '2027-05-20')
  await add('income', 'Caravan let Reed', 'Caravan', '60.00', '2027-04-20')
  await add('income', 'Tip jar', 'Tips', '40.00', '2027-04-09')
  await add('income', 'Tip jar', 'Tips', '52.50', '2027-05-14')
  await add('income', 'Tip jar', 'Tips', '20.00', '2027-05-15')
  await add('expense', 'Kibble Store', 'Dog', '31.00', '2027-05-09')
})

async function ask(message: string, ...turns: string[]) {
  const conversationHistory = turns.map((content) => ({ role: 'user', content }))
  const reply = await flo.post(`/api/ai/chat?today=${today}`, { message, conversationHistory })
  return reply.body as ChatReply
}

const values = (reply: ChatReply) => reply.facts.map(({ value }) => value)

test.each([
  'Is the caravan paying for itself in May?',
  'caravan profit in May',
  'did the caravan make money in May',
  'net on the caravan in May',
])('%s is what came in under it against its costs', async (question) => {
  const reply = await ask(question)
  expect(values(reply)).toEqual(['200.00', '145.00', '55.00'])
  expect(reply.response).toContain('More came in than it cost')
})

test('a category that costs more than it brings in does not pay for itself', async () => {
  const reply = await ask('Has the caravan paid its way this year?')
  expect(values(reply)).toEqual(['260.00', '290.00', '-30.00'])
  expect((await ask('does the dog pay for itself')).kind).toBe('clarify')
  expect((await ask('did I save money on the caravan')).kind).toBe('clarify')
})

test.each([
  ['average tip', '37.50'],
  ["what's my average tip", '37.50'],
  ['typical tip this year', '37.50'],
  ['biggest tip this year', '52.50'],
])('%s: an entry of the category Tips', async (question, amount) => {
  expect(values(await ask(question))).toContain(amount)
})

test.each(['best tip night', 'which night did I get the most tips', 'my best night for tips'])(
  '%s is a day of income',
  async (question) => {
    expect((await ask(question)).response).toMatch(/Friday, May 14, 2027: \$52\.50$/)
  },
)

test('a night is no day where money was spent', async () => {
  expect((await ask('how much did I spend on Friday nights')).kind).toBe('clarify')
  expect((await ask('my biggest night for the dog')).kind).toBe('clarify')
})

test.each([
  'what have I spent since payday',
  'spending since I got paid',
  'what did we spend since our last paycheck',
])('%s is asked back where no payday is recorded', async (question) => {
  const reply = await ask(question)
  expect(reply.kind).toBe('clarify')
  expect(reply.response).toContain('Since which day do you mean?')
})
