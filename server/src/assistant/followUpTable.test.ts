import type { ChatReply } from '@evenkeel/domain/assistant'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson, type Person } from '#testing/person.ts'

// What a follow-up says takes the place of its counterpart in the question before, or is asked back: never lost.

const app = await openTestApp()
const today = '2027-06-16'
let bo: Person

type Row = readonly [description: string, category: string, amount: string, ...dates: string[]]

const rows: readonly Row[] = [
  ['Cafe Blue', 'Food & Dining', '5.00', '2027-04-10'],
  ['Cafe Blue', 'Food & Dining', '6.00', '2027-05-10'],
  ['Cafe Blue', 'Food & Dining', '30.00', '2027-05-20'],
  ['Cafe Blue', 'Food & Dining', '7.00', '2027-06-02'],
  ['Uber', 'Transportation', '12.00', '2027-05-03'],
  ['Uber', 'Transportation', '25.00', '2027-05-21'],
  ['Uber', 'Transportation', '9.00', '2027-06-03'],
  ['June babysitting', 'Kids', '40.00', '2027-05-08'],
  ['June babysitting', 'Kids', '45.00', '2027-06-08'],
  ['Streamly', 'Entertainment', '10.00', '2027-01-15', '2027-02-15', '2027-03-15'],
  ['Streamly', 'Entertainment', '12.00', '2027-04-15', '2027-05-15', '2027-06-15'],
]

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  bo = await addPerson(app)
  for (const [description, category, amount, ...dates] of rows)
    for (const date of dates) await add({ type: 'expense', description, category, amount, date })
  for (const date of ['2027-04-05', '2027-05-05', '2027-06-05'])
    await add({
      type: 'income',
      description: 'Orchard Farm',
      category: 'Salary',
      amount: '2100.00',
      date,
    })
  await bo.post('/api/recurring-transactions', {
    type: 'expense',
    amount: '12.00',
    description: 'Streamly',
    category: 'Entertainment',
    frequency: 'monthly',
    startDate: '2027-07-15',
  })
})

async function add(body: Record<string, string>) {
  const reply = await bo.post('/api/transactions', body)
  expect(reply.status).toBe(201)
}

async function ask(...turns: readonly string[]): Promise<ChatReply> {
  return askAssistant(bo, today, turns.at(-1) ?? '', turns.slice(0, -1))
}

const asked = Symbol('asked back')

type Table = Readonly<Record<string, readonly (readonly [string, string | typeof asked])[]>>

/** Question: follow-ups, each with what its answer says. */
const table: Table = {
  'Total spending in May': [
    ['how much of that was Kids', '$40.00 of $125.00'],
    ['what share of it was Transportation?', 'in May 2027: $37.00 of $125.00'],
    ['how much will it be?', asked],
    ['net?', 'received $2,100.00 and spent $125.00 in May 2027'],
    ["so what's our net", 'in May 2027'],
    ['not counting weekends', asked],
    ['did I spend more than that in April?', 'and $125.00 in May 2027'],
    ['did I earn more than that?', 'received $2,100.00 and spent $125.00 in May 2027'],
    ['did I pay less than that?', asked],
    ['and on Kids?', '$40.00 on Kids in May 2027'],
  ],
  'How much did I spend on Kids in May?': [
    ['so what is my net?', asked],
    ['did I earn more than that?', asked],
    ['how much of that was Uber', asked],
  ],
  'When is Streamly due?': [
    ['how much is it?', '$12.00'],
    ['and how much will it be?', '$12.00'],
  ],
  'How much did I spend at Cafe Blue in May?': [
    ['and in April?', '$5.00 at Cafe Blue in April 2027'],
    ['and the month before?', '$5.00 at Cafe Blue in April 2027'],
    ['what about Uber?', '$37.00 on Uber in May 2027'],
    ['what about Kids?', '$40.00 on Kids in May 2027'],
    ['over 20?', '$30.00 at Cafe Blue, each over $20.00, in May 2027'],
    ['how many times?', '2 expenses at Cafe Blue in May 2027'],
    ['just the big ones', '$30.00'],
    ['on weekends?', 'on weekends (Saturdays and Sundays) in May 2027'],
    ['both with April', '$41.00 at Cafe Blue in all'],
    ['what about $20?', asked],
    ['compare that with April', '$36.00 at Cafe Blue in May 2027, and $5.00 in April 2027'],
    ['and april? compare', '$36.00 at Cafe Blue in May 2027, and $5.00 in April 2027'],
    ['compared to April?', '$36.00 at Cafe Blue in May 2027, and $5.00 in April 2027'],
    ['can you compare this to the month before', 'and $5.00 in April 2027'],
    ['and in total?', '$48.00 at Cafe Blue in all your records so far'],
    ['how much was that in total?', '$36.00 at Cafe Blue in May 2027'],
  ],
  'What if I cancel Streamly?': [
    ['how much would I have left this month?', asked],
    ['how much is left this month?', 'left this month'],
  ],
  'How many times did I go to Cafe Blue in May?': [
    ['and in total?', 'in May 2027'],
    ['cost?', '$36.00 at Cafe Blue in May 2027'],
    ['and the total cost?', '$36.00 at Cafe Blue in May 2027'],
  ],
  'Which bills are overdue?': [
    ['and which is the next one due?', 'Streamly is due on July 15, 2027'],
  ],
  'When was Streamly due?': [['how much would I save a year without it?', '$144.00 a year']],
  'Can I afford a $600 phone?': [
    ['what about 2000?', 'After $2,000.00'],
    ['what about 2030?', 'After $2,030.00'],
    ['and 900?', 'After $900.00'],
    ['what about a $50 one?', 'After $50.00'],
    ['how much would I have left?', 'After $600.00'],
    ['and next month?', asked],
    ['what about Food & Dining?', asked],
    ['over 50?', asked],
  ],
  'Show me expenses over $10 in May': [
    ['over 2000?', 'each over $2,000.00, in May 2027'],
    ['and 20?', '3 expenses, each over $20.00, in May 2027'],
    ['and under $10?', '1 expense, each under $10.00, in May 2027'],
    ['and under $30?', '3 expenses, each from $10.01 to $29.99, in May 2027'],
    ['and in April?', '1 expense, each over $10.00, in April 2027'],
    ['only Uber', '2 expenses on Uber, each over $10.00, in May 2027'],
  ],
  'Did I spend more than $30 on Uber in May?': [
    ['and 40?', 'No: you spent $37.00 on Uber in May 2027'],
    ['more than 2000?', 'less than $2,000.00'],
    ['and in June?', 'No: you spent $9.00 on Uber in June 2027'],
  ],
  'What was my biggest expense in May?': [
    ['and the second?', 'second biggest expense in May 2027'],
    ['and in April?', 'biggest expense in April 2027 was $12.00'],
    ['top 3?', '3 of 6'],
    ['what about Uber?', 'biggest expense on Uber in May 2027 was $25.00'],
    ['and the one before that?', asked],
  ],
  'What was my top category in May?': [
    ['and which category after that?', 'second biggest expense category in May 2027'],
    ['and which one is next after it?', 'second biggest expense category in May 2027'],
  ],
  'What were my top 2 categories in May?': [
    ['and 3?', '3 of 4, in May 2027'],
    ['and payees?', 'payees, 2 of 4, in May 2027'],
    ['and in April?', 'in April 2027'],
  ],
  'When did I last take an Uber?': [
    ['and the one before that?', 'May 21, 2027 (26 days ago): you paid $25.00'],
    ['and Cafe Blue?', 'June 2, 2027'],
    ['and in May?', 'May 21, 2027'],
  ],
  'When did I first go to Cafe Blue?': [
    ['and the one after that?', 'May 10, 2027'],
    ['and the one before that?', asked],
  ],
  'Did I spend more in May or April?': [
    ['which category went up the most?', 'What went up most:'],
    ['and on Food & Dining?', '$36.00 on Food & Dining in May 2027, and $5.00'],
    ['and in March?', asked],
    ['compare that with March', asked],
  ],
  'What changed in May?': [
    ['which category went up the most?', '$125.00 in May 2027, against $17.00'],
  ],
  'Did Streamly get more expensive?': [
    ['how much extra is that a year?', '$24.00 more a year'],
    ['how much more is that a month?', '$2.00 more a month'],
    ['and Uber?', 'No price rise on Uber: no payee that you asked about went from'],
  ],
  'What is my health score?': [
    ['how do I make it higher?', 'What counts:'],
    ['how do I get it to 100?', '100'],
    ['and in May?', 'health score in May 2027'],
  ],
  'How much is left this month?': [
    ['and if I buy a $600 couch?', 'After $600.00'],
    ['what if we got a 300 dollar bike', 'After $300.00'],
    ['what about 300?', 'After $300.00'],
    ['and next month?', asked],
  ],
  'How much will I spend by the end of the month?': [
    ['and on Food & Dining?', asked],
    ['and next month?', asked],
  ],
  'What share of my spending is Kids?': [
    ['and Transportation?', 'Transportation came to'],
    ['and in May?', 'in May 2027: $40.00 of $125.00'],
    ['over 50?', asked],
  ],
  'How much did I spend in the first half of May?': [
    ['and the second half?', '$55.00 from May 16 to 31, 2027'],
  ],
  'What would I save if I cancelled Streamly?': [
    ['how much a month?', '$12.00 a month'],
    ['over 5 years?', asked],
  ],
  'Any duplicates?': [
    ['and in May?', 'in May 2027'],
    ['over 50?', asked],
  ],
  'What bills are due in the next 7 days?': [
    ['and the next 30?', '1 bill is due in the next 30 days'],
  ],
  'What are my subscriptions?': [
    ['total per year', '$144.00 a year'],
    ['total cost a month?', '$12.00 a month'],
    ['and a year?', '$144.00 a year'],
    ['and in May?', 'in May'],
    ['over 10?', '1 active subscription costing over $10.00'],
  ],
  "What's overdue?": [['and next week?', asked]],
  'Compare Uber and Cafe Blue in May': [
    ['and Kids?', 'Kids: $40.00'],
    ['and in April?', 'Cafe Blue: $5.00'],
  ],
  'Is my spending up this month?': [
    ['and on Food & Dining?', 'on Food & Dining is up $1.00 (16.7%)'],
    ['over 100?', 'No: you spent $73.00 in June 2027 so far'],
  ],
  'How many times did I take an Uber in May?': [
    ['more than 5 times?', asked],
    ['over 20?', '1 expense on Uber, each over $20.00, in May 2027'],
  ],
  'What is my net balance in May?': [
    ['and in April?', 'in April 2027'],
    ['without Streamly?', asked],
  ],
  'How much did I spend on Food & Dining in May?': [
    [
      'which ones?',
      '2 expenses on Food & Dining in May 2027, $36.00 in total.\nMay 20, 2027: Cafe',
    ],
    ['and which ones were over $20?', 'each over $20.00, in May 2027, $30.00 in total.\nMay 20'],
    ['which were those?', 'in total.\nMay 20, 2027: Cafe Blue, $30.00\nMay 10, 2027'],
    ['what were they?', 'in total.\nMay 20, 2027: Cafe Blue, $30.00\nMay 10, 2027'],
    ['which of those were under 10', 'each under $10.00, in May 2027, $6.00 in total.\nMay 10'],
    ['which ones were at Cafe Blue?', 'on Food & Dining at Cafe Blue in May 2027, $36.00'],
    ['which ones were at Uber?', 'You have no spending on Food & Dining at Uber in May 2027'],
    ['which ones were on Kids?', asked],
  ],
  'How much did I spend over $10 in May?': [
    ['which ones were under 30?', '3 expenses, each from $10.01 to $29.99, in May 2027'],
    ['which ones were over 5?', 'each over $10.00, in May 2027'],
    ['which ones were under 5?', asked],
    ['which ones were on Transportation at Uber?', '2 expenses on Transportation at Uber, each'],
  ],
  'How often did I take an Uber in May?': [
    ['which were those?', '2 expenses on Uber in May 2027, $37.00 in total.\nMay 21, 2027: Uber'],
  ],
  'How much did I earn in May?': [
    ['what were they?', '1 income transaction in May 2027, $2,100.00 in total.\nMay 5, 2027'],
  ],
}

describe.each(Object.entries(table))('after “%s”', (first, followUps) => {
  test.each(followUps)('“%s”', async (followUp, expected) => {
    const { kind, response } = await ask(first, followUp)
    if (expected === asked) expect([kind, response]).toEqual(['clarify', expect.any(String)])
    else expect(response).toContain(expected)
  })
})

test('a word is used once: who gets money wins over the month', async () => {
  for (const [question, expected] of [
    ['how much did I pay June for babysitting', '$85.00 at June babysitting in all'],
    ['how much have I given June', '$85.00 at June babysitting in all'],
    ['how much did I pay June in May', '$40.00 at June babysitting in May 2027'],
    ['what did I pay for babysitting in June', '$45.00 on June babysitting in June 2027'],
    ['what did I spend in June', '$73.00 in June 2027'],
    ['compare May with June', 'and $73.00 in June 2027 so far'],
    ['what did I pay Uber June 2027', '$9.00'],
  ] as const)
    expect.soft((await ask(question)).response).toContain(expected)
  expect((await ask('did I take an Uber more than 5 times in May')).kind).toBe('clarify')
  expect((await ask('how much did I pay Uber and June')).response).toContain('Which do you mean?')
})

test('a step further from the last one, as often as asked', async () => {
  const { response } = await ask(
    'when was my last Uber?',
    'and the one before that?',
    'and the one before that?',
  )
  expect(response).toContain('third most recent time on Uber was May 3, 2027')
  const { response: none } = await ask(
    'when was my last Uber?',
    'the one before',
    'the one before',
    'the one before',
  )
  expect(none).toContain('You have only 3 expenses on Uber')
})

test('dropping a bill is what cancelling it saves', async () => {
  for (const question of ['what if I drop Streamly', 'what happens if I stopped Streamly'])
    expect.soft((await ask(question)).response).toContain('you would save $12.00 a month')
  // What has no bill is told by what it cost.
  const { response } = await ask('what if I drop Uber')
  expect(response).toContain('on Uber over the last 4 whole months')
  expect(response).toContain('a month on average')
})

test('the usual weekday is the one with the most transactions, those level with it named', async () => {
  const { response } = await ask('what day of the week do I usually take an Uber')
  expect(response).toContain('expenses on Uber in all your records so far: 1 of 3. As many were on')
  const { response: none } = await ask('which weekday do I go to Cafe Blue most often')
  expect(none).toContain('is the weekday with the most expenses at Cafe Blue')
})
