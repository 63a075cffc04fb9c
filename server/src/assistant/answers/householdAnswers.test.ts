import type { ChatReply } from '@evenkeel/domain/assistant'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
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
  for (const [name, amount] of [
    ['Pocket money May', '5.00'],
    ['Pocket money Ann', '6.00'],
    ['Chester Zoo', '40.00'],
  ] as const) {
    await add('expense', name, 'Grandchildren', amount, '2027-05-07')
    await add('expense', name, 'Grandchildren', amount, '2027-06-04')
  }
  await add('expense', 'Zellow May', 'Utilities', '30.00', '2027-05-03')
  await add('expense', 'Zellow', 'Shopping', '9.00', '2027-05-04')
  await add('expense', 'Corner Shop', 'Groceries', '21.00', '2027-05-05')
  await add('income', 'Corner Shop', 'Groceries', '4.00', '2027-05-06')
  await add('income', 'Tailor refund', 'Other', '12.00', '2027-05-08')
  for (const month of ['01', '02', '03', '04', '05', '06'])
    await add(
      'expense',
      'Borough Tax',
      'Housing',
      month < '04' ? '176.00' : '184.00',
      `2027-${month}-01`,
    )
  const club = await flo.post('/api/recurring-transactions', {
    type: 'expense',
    description: 'Chess club',
    category: 'Entertainment',
    amount: '22.00',
    frequency: 'monthly',
    startDate: '2027-06-20',
  })
  const { id } = club.body as { id: string }
  await flo.patch(`/api/recurring-transactions/${id}/toggle`, { isActive: 'false' })
  await add('expense', 'Kibble Store', 'Dog', '31.00', '2027-05-09')
})

const ask = (message: string, ...before: string[]) => askAssistant(flo, today, message, before)

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
  expect((await ask('how much did I spend on Friday nights')).kind).toBe('refuse')
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

test.each(['What refunds have we had?', 'any refunds this year?', 'did I get any refunds'])(
  '%s: what lodgers paid in an expense category is none',
  async (question) => {
    const reply = await ask(question)
    expect(values(reply)).toEqual(expect.arrayContaining(['16.00', '2', '260.00']))
    expect(reply.response).toMatch(/^You got back \$16\.00 .*\$260\.00 from others/s)
  },
)

test.each([
  ['How much pocket money has May had this year?', '10.00'],
  ['how much pocket money did Ann get in May', '6.00'],
  ['how much pocket money did I give in May', '11.00'],
  ['pocket money in June', '11.00'],
])('%s', async (question, amount) => {
  expect(values(await ask(question))).toContain(amount)
})

test.each([
  'Leaving out the pocket money',
  'without the pocket money',
  'not counting pocket money',
])('%s leaves out each payee of that name', async (question) => {
  const reply = await ask(question, 'What did we spend on Grandchildren in May?')
  expect(values(reply)).toContain('40.00')
})

test.each([
  ['how much have I zellowed this year', '9.00'],
  ['how much have i zellowed may since january', '30.00'],
  ['did i zellow in May', '9.00'],
])('%s: a payee as a verb', async (question, amount) => {
  expect(values(await ask(question))).toContain(amount)
})

test.each([
  'By what percentage did the Borough Tax go up this April?',
  'did the borough tax go up in April',
  'how much did borough tax rise in April',
])('%s tells the step of the price', async (question) => {
  const reply = await ask(question)
  expect(values(reply)).toEqual(expect.arrayContaining(['176.00', '184.00', '4.5']))
})

test.each([
  'What would we save by dropping the Chess club?',
  'how much would I save if I cancel the chess club',
  'savings without Chess club a year',
])('%s: what is paused saves nothing', async (question) => {
  expect((await ask(question)).response).toContain(
    'Chess club is already paused, at $22.00 monthly',
  )
})

test.each(['We took 26 in the tip jar on Saturday', 'took 26 at the tip jar on Saturday'])(
  '%s is income where money has only come in',
  async (question) => {
    const { drafts } = await ask(question)
    expect(drafts).toMatchObject([{ type: 'income', amount: '26.00', date: '2027-06-12' }])
    expect((await ask('We took 26 at the corner shop')).kind).toBe('clarify')
  },
)

test.each([
  'Chester Zoo 41.60 on 12 June, put it down please',
  'chester zoo 41.60 on June 12, log it',
  'Chester Zoo $41.60 on June 12. Can you add that for me?',
])('%s is a draft', async (question) => {
  const { drafts } = await ask(question)
  expect(drafts).toMatchObject([
    { description: expect.stringMatching(/^Chester zoo$/i), category: 'Grandchildren' },
  ])
})

test.each([
  'how much did Chester Zoo, Corner Shop and Kibble Store get from us in May between them?',
  'how much did Chester Zoo, Corner Shop and Kibble Store cost me in May',
  'how much did Chester Zoo, Corner Shop, and Kibble Store take from us in May',
])('%s adds up all three', async (question) => {
  expect(values(await ask(question))).toContain('92.00')
})

test('a second sentence that says it better is answered', async () => {
  const reply = await ask(
    'How much have we earned by letting the caravan out? I mean all the income under Caravan',
  )
  expect(values(reply)).toContain('260.00')
  expect((await ask('what came of letting in May? I mean all the income under Caravan')).kind).toBe(
    'clarify',
  )
})

test.each(['since when', 'since when exactly?', 'and since when?'])(
  '%s, of a rise, is the day of it',
  async (question) => {
    const reply = await ask(question, 'did the borough tax go up?')
    expect(reply.response).toContain('since April 1, 2027')
  },
)

test.each([
  'What weekday do I visit Corner Shop the most?',
  'which weekday do we go to Corner Shop most',
])('%s counts', async (question) => {
  expect((await ask(question)).response).toMatch(/^Wednesday is the weekday with the most expenses/)
})

test.each([
  ['What do other retired couples spend on groceries?', 'refuse'],
  ['how much do people like us spend on groceries', 'refuse'],
  ['what do most families spend on groceries', 'refuse'],
  ['I typed the wrong amount for the corner shop, how can I put it right?', 'help'],
  ['Where do I find the chart of our spending by category?', 'help'],
  ['wheres the thing to send you guys feedback', 'help'],
])('%s: %s', async (question, kind) => {
  expect((await ask(question)).kind).toBe(kind)
})

test('what has nothing before it is not compared with nothing', async () => {
  const newcomer = await addPerson(app)
  await newcomer.post('/api/transactions', {
    type: 'expense',
    description: 'Bus pass',
    category: 'Transportation',
    amount: '65.00',
    date: '2027-06-09',
  })
  for (const message of [
    'am i spending more than last month',
    'did I spend more than last month?',
    'is my spending up on last month',
  ]) {
    const { body } = await newcomer.post(`/api/ai/chat?today=${today}`, { message })
    const { response } = body as ChatReply
    expect(response).toMatch(/^You spent \$65\.00 .* There is no spending .* to compare that with/)
  }
})

test.each([
  'How much did we spend when I took the grandchildren to Kibble Store?',
  'What did taking our grandchildren to Kibble Store cost in May?',
  'How many times have I taken the grandchildren to the Kibble Store?',
])('leaves who came along out of what was spent at a payee: %s', async (message) => {
  const reply = await ask(message)
  expect(values(reply)).toContain('31.00')
  expect(reply.response).not.toContain('Grandchildren')
})
