import type { ChatReply } from '@evenkeel/domain/assistant'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { withoutCourtesies } from './courtesies.ts'

test.each([
  ['Sorry to bother you again, but how much was rent?', 'how much was rent?'],
  ['sorry but how much was rent', 'how much was rent'],
  ['I beg your pardon for troubling you, but what came in?', 'what came in?'],
  ['um and the income?', 'and the income?'],
  ['One more thing, and in May?', 'and in May?'],
  ['if you don’t mind, how much was it', 'how much was it'],
  ['Can you tell me how do I export?', 'how do I export?'],
  ['Ok so why, what did we buy?', 'why, what did we buy?'],
  ['well, so make it top 5', 'make it top 5'],
  ['I forgot, what did I pay for rent?', 'what did I pay for rent?'],
  ['and in May, I can’t remember', 'and in May'],
  ['Tell me why, what was it?', 'why, what was it?'],
  ['btw please what about May', 'what about May'],
  ['what’s the difference again?', 'what’s the difference?'],
  ['per month on average again?', 'per month on average?'],
  ['Good morning. I am new, how do I add one?', 'how do I add one?'],
  ['Hi!  food  please lol', 'food'],
  ['How much was it? Thank you so much!', 'How much was it?'],
  ['spent 12 at Corner Shop, thanks', 'spent 12 at Corner Shop'],
  ['ugh slow one, how much tips this week', 'how much tips this week'],
  ['busy day!! what did I take today', 'what did I take today'],
  ['slow month lol got any tips for saving money', 'got any tips for saving money'],
  ['no cap how much was it', 'how much was it'],
  ['ok real talk did i save any', 'did i save any'],
  ['quick one before my shift, how much was it', 'how much was it'],
  ['quick q on my break, whats due', 'whats due'],
  ['Aww. And which was the biggest?', 'And which was the biggest?'],
  ['just between us what did I spend', 'what did I spend'],
  ['how much was it i dont wanna know but tell me', 'how much was it'],
  ['how much was it, don’t judge me', 'how much was it'],
  ['I am afraid I have forgotten: what was it?', 'what was it?'],
  ['wait which shops was that', 'which shops was that'],
  ['Hold on, how much was it?', 'how much was it?'],
  ['sooo how much was it', 'how much was it'],
  ['Whaaat did we spend in mayyy', 'what did we spend in may'],
  ['spent 12 at Sooo Good', 'spent 12 at Sooo Good'],
  ['AAA in May', 'AAA in May'],
])('%j asks %j', (message, rest) => {
  expect(withoutCourtesies(message)).toBe(rest)
})

test.each([
  'thanks',
  'um',
  'lol',
  'please',
  'hey',
  'sorry, I mean July',
  'in June, sorry, not July',
  'spent 12 at Cheers',
  'what did I pay Ty',
  'umbrella costs',
  'quick question before work on groceries, how much last month',
  'and again?',
  'did I forget a bill',
  'which bills have I forgotten',
  'so far this year',
  'Well Pharmacy in May',
  'quick lunch 12.50',
  'tell me how much I spent',
  // Which week it was is told by nothing else.
  'slow week, what did I make',
  'busy day care in May',
  'quiet night in 12.50',
  'how much to No Cap Hats',
])('%j stays as it is', (message) => {
  expect(withoutCourtesies(message)).toBe(message)
})

const app = await openTestApp()
let bo: Person

beforeAll(async () => {
  app.clock.set('2027-06-16T12:00:00.000Z')
  bo = await addPerson(app)
  for (const [description, category, amount, date] of [
    ['Corner Shop', 'Food & Dining', '5.00', '2027-05-10'],
    ['Corner Shop', 'Food & Dining', '7.00', '2027-06-02'],
    ['City Transit', 'Transportation', '12.00', '2027-05-03'],
    ['City Transit', 'Transportation', '9.00', '2027-06-03'],
  ]) {
    const entry = { type: 'expense', description, category, amount, date }
    expect((await bo.post('/api/transactions', entry)).status).toBe(201)
  }
})

async function ask(message: string, ...history: string[]): Promise<ChatReply> {
  const conversationHistory = history.map((content) => ({ role: 'user', content }))
  const { status, body } = await bo.post('/api/ai/chat?today=2027-06-16', {
    message,
    conversationHistory,
  })
  expect(status).toBe(200)
  return body
}

const around: readonly ((asked: string) => string)[] = [
  (asked) => `Sorry to bother you, but ${asked}`,
  (asked) => `um ${asked}`,
  (asked) => `Quick question: ${asked}`,
  (asked) => `Hello, ${asked} please`,
  (asked) => `Er, ${asked} lol`,
  (asked) => `${asked}, thank you!`,
]

test.each([
  ['food in May', []],
  ['corner shop last month', []],
  ['and transport', ['food in May']],
  ['per month on average', ['how much on food this year']],
  ['spent 12.50 at corner shop', []],
  ['how do I add a bill', []],
  ['what did I spend on food', []],
  ['how much did I spend without food', []],
])('%j after %j is answered the same with courtesies around it', async (asked, history) => {
  const plain = await ask(asked, ...history)
  expect(['answer', 'draft', 'help']).toContain(plain.kind)
  for (const courteous of around) {
    expect({ courteous: courteous(asked), ...(await ask(courteous(asked), ...history)) }).toEqual({
      courteous: courteous(asked),
      ...plain,
    })
  }
})

test.each([
  'I would like to know how to set up a recurring bill',
  'My wife asks how do I set up a recurring bill',
  'I need this for my accountant: how do I set up a recurring bill?',
])('%s is answered with help', async (asked) => {
  expect(await ask(asked)).toMatchObject({ kind: 'help' })
})

test('a draft takes the spelling of last time', async () => {
  const { drafts } = await ask('SPENT 12.50 AT CORNER SHOP')
  expect(drafts).toMatchObject([{ description: 'Corner Shop', category: 'Food & Dining' }])
})
