import type { ChatReply } from '@evenkeel/domain/assistant'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Somebody with pay and a side job, with bills of every frequency, and with customers called May, Bill and Hope.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-03-14'
let person: Person

const entries: readonly EntryFields[] = [
  ...['2027-01-08', '2027-01-22', '2027-02-05', '2027-02-19'].map(
    (date, at): EntryFields => ({
      type: 'income',
      category: 'Salary',
      description: 'Redwood Freight',
      amount: 200_000 + at * 10_000,
      date,
    }),
  ),
  ...['2027-01-03', '2027-02-03', '2027-03-03'].map(
    (date): EntryFields => ({
      type: 'income',
      category: 'Side job',
      description: 'Corner garage',
      amount: 4000,
      date,
    }),
  ),
  ...[
    ['May Lund', '2026-05-04'],
    ['May Lund', '2027-02-11'],
    ['Bill Draper', '2026-05-20'],
    ['Bill Draper', '2027-02-25'],
    ['Hope Castle', '2027-02-10'],
  ].map(
    ([description = '', date = ''], at): EntryFields => ({
      type: 'income',
      category: 'Lessons',
      description,
      amount: 1000 * 2 ** at,
      date,
    }),
  ),
  ...['2027-03-06', '2027-03-13'].map(
    (date): EntryFields => ({
      type: 'expense',
      category: 'Kids',
      description: 'Swim class',
      amount: 1800,
      date,
    }),
  ),
]

const bills = [
  ['Redwood Freight', 'income', 'Salary', '2150.00', 'bi-weekly', '2027-03-19'],
  ['Corner garage', 'income', 'Side job', '40.00', 'monthly', '2027-03-16'],
  ['Swim class', 'expense', 'Kids', '18.00', 'weekly', '2027-03-20'],
  ['Flat rent', 'expense', 'Housing', '900.00', 'monthly', '2027-04-01'],
  ['Home cover', 'expense', 'Insurance', '186.00', 'yearly', '2027-05-18'],
  ['Car cover', 'expense', 'Insurance', '142.00', 'yearly', '2027-08-14'],
] as const

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const [description, type, category, amount, frequency, startDate] of bills) {
    const bill = { description, type, category, amount, frequency, startDate }
    expect((await person.post('/api/recurring-transactions', bill)).status).toBe(201)
  }
})

async function ask(message: string, before: readonly string[] = []): Promise<string> {
  return (await askAssistant(person, today, message, before)).response
}

test.each([
  ['how much did May pay me in May', 'You received $10.00 from May Lund in May 2026'],
  ['what has may paid me', 'You received $30.00 from May Lund in all'],
  ['May paid me how much in 2027', 'You received $20.00 from May Lund in 2027'],
  ['what did I get from May', 'You received $30.00 from May Lund in all'],
  ['What did Bill pay me in 2026', 'You received $40.00 from Bill Draper in 2026'],
  ['did bill pay in February?', 'You received $80.00 from Bill Draper in February 2027'],
  ['when did Bill last pay me', 'The last time from Bill Draper was February 25, 2027'],
  ['did Hope pay me in February', 'You received $160.00 from Hope Castle in February 2027'],
])(
  'who pays is a payee, though the word means something else elsewhere: %s',
  async (asked, told) => {
    expect(await ask(asked)).toContain(told)
  },
)

test.each([
  ['how much did I earn in May', 'You received $50.00 in May 2026'],
  ['how much did I earn from May to June 2026', 'You received $50.00 from May 1 to June 30, 2026'],
  ['which bill is due next', 'Swim class is due on March 20, 2027'],
])('and where nobody pays it stays what it is: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['whats my average paycheck', 'On average $2,150.00 each'],
  ['what is my typical paycheck', 'On average $2,150.00 each'],
  ['my paychecks on average?', 'On average $2,150.00 each'],
  ['biggest paycheck ever', 'was $2,300.00'],
  ['my smallest paycheck in 2027', 'was $2,000.00'],
])('a paycheck is pay, and no other income: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  "When's my next paycheck?",
  'when do i get paid next',
  'how much is my next paycheck',
  'how long until payday',
])('payday is the day of the pay, and other income before it is told: %s', async (asked) => {
  expect(await ask(asked)).toBe(
    'Your next payday is March 19, 2027 (in 5 days): Redwood Freight, $2,150.00. Other income that is due by then: Corner garage, $40.00, on March 16, 2027.',
  )
})

test('the paydays of a month are counted apart from other income', async () => {
  expect(await ask('how many paydays are in May?')).toMatch(
    /^2 payments to you are due in May 2027, \$4,300\.00 in total\..*\nBesides pay, 1 more payment to you is due, \$40\.00 in total\.$/s,
  )
  expect(await ask('what income can I expect in May')).toMatch(/^3 payments .* \$4,340\.00 in/)
  expect(await ask('which bills are due before payday')).toMatch(
    /^No bills are due before .* March 19/,
  )
})

test.each([
  ['Which of my bills are yearly and what do they add up to?', []],
  ['which bills do I pay once a year', []],
  ['do I have any yearly bills', []],
  ['how many of my bills are yearly, and how much is that?', []],
  ['what do they add up to', ['which bills are yearly']],
  ['which of them are yearly', ['what are my bills']],
])('bills of one frequency, and what they come to: %s', async (asked, before) => {
  const told = await ask(asked, before)
  expect(told).toContain('2 active yearly recurring bills, $27.33 a month or $328.00 a year')
  expect(told).not.toMatch(/Flat rent|Swim class/)
})

test.each([
  ['when is my next yearly bill due', 'Home cover is due on May 18, 2027'],
  ['monthly and weekly bills', 'You have 2 active monthly and weekly recurring bills'],
  ['which bills are due every two weeks', 'No active bill is bi-weekly.'],
  ['how much are my bills weekly', 'You have 4 active recurring bills'],
])('a frequency narrows whatever is asked of bills: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  'How much will Swim class cost me this March?',
  'what will swim class cost in march',
  'how much is swim class going to cost me this month',
  'how much will I spend on swim class this month',
])('what a bill will cost in a month that is running: %s', async (asked) => {
  expect(await ask(asked)).toMatch(
    /^2 bills are due for Swim class from March 14 to 31, 2027, \$36\.00 in total\..*\nYou spent \$36\.00 on Swim class from March 1 to 14, 2027: \$72\.00 in all\.$/s,
  )
})

test('what nothing is due for is told by what it has cost, or not at all', async () => {
  expect(await ask('how much will Corner garage pay me this month')).toMatch(/^1 payment to you is/)
  expect(await ask('how much will lessons cost me this month')).toMatch(
    /^I cannot tell what Lessons/,
  )
})

test.each([
  ['put 27.50 down for Swim class', '27.50', 'Swim class', 'Kids'],
  ['can you put $12 down at Swim class please', '12.00', 'Swim class', 'Kids'],
  ['put 20 bucks down as gas', '20.00', 'Gas', 'Transportation'],
  ['put me down for 9.75 at Swim class', '9.75', 'Swim class', 'Kids'],
  ['had breakfast at the diner 13.10', '13.10', 'Breakfast at the diner', 'Food & Dining'],
  ['had lunch with Ann, 11.85', '11.85', 'Lunch with Ann', 'Food & Dining'],
  ['took Mom out to dinner, $45', '45.00', 'Mom out to dinner', 'Food & Dining'],
  ['just got paid 2104.33 by Redwood Freight', '2104.33', 'Redwood Freight', 'Salary'],
  ['Redwood Freight paid me 2104.33', '2104.33', 'Redwood Freight', 'Salary'],
  ['Redwood Freight venmod me 40', '40.00', 'Redwood Freight', 'Salary'],
  ['Swim class took 18 off me smh', '18.00', 'Swim class', 'Kids'],
  ['Swim class charged me 18.00 today', '18.00', 'Swim class', 'Kids'],
  ['dropped like 20 on Swim class', '20.00', 'Swim class', 'Kids'],
  ['Swim class last nite 18 bucks', '18.00', 'Swim class', 'Kids'],
  ['record a payment of $18.00 to Swim class dated March 3', '18.00', 'Swim class', 'Kids'],
])('told in other words, it is a draft: %s', async (told, amount, description, category) => {
  const reply = await person.post(`/api/ai/chat?today=${today}`, { message: told })
  const [draft] = (reply.body as ChatReply).drafts ?? []
  expect(draft).toMatchObject({ amount, description, category })
})

test.each([
  'I bought a new lamp and forgot what it cost',
  'bought a new lamp but I dont remember how much it was',
  'paid the plumber, no idea how much',
  'just paid the plumber',
])('told without its price, the price is asked for: %s', async (told) => {
  expect(await ask(told)).toMatch(/^What amount was it\?/)
})

test.each([
  'Swim class charged me 18 twice',
  'Swim class took 18',
  'took out 40 bucks',
  'it went from 15.49 to 17.99',
  'had lunch there 3 times',
])('and what tells of no entry is no draft: %s', async (told) =>
  expect(await ask(told)).not.toMatch(/^Ready to add/),
)

test.each([
  ['what bills do i got coming in the next 7 days', '1 bill is due in the next 7 days'],
  ['what bills have I got before April', '2 bills are due'],
  ['whats hitting this weekend', 'No bills are due'],
  ['whats gonna hit my account b4 april', '2 bills are due'],
  ['what goes out before payday', 'No bills are due before your next payday on March 19'],
  ['how much is going out b4 payday', 'No bills are due before your next payday on March 19'],
  ['what do i gotta pay by saturday', '1 bill is due from March 14 to 20, 2027, $18.00 in total'],
  ['wats due tmrw', 'No bills are due on March 15, 2027'],
  ['wat bills i got 2moro', 'No bills are due on March 15, 2027'],
  ['yo any bills 2nite', 'No bills are due on March 14, 2027'],
  ['what falls due before the second', '3 bills are due'],
  ['what falls due on the twenty-seventh', '1 bill is due on March 27, 2027, $18.00 in total'],
  ['what have i got going out this weekend', 'No bills are due'],
  ['what comes out next', 'Swim class is due on March 20, 2027'],
  ['is everybody paid', 'No bill is overdue.'],
  ['anything coming up i need to worry about by saturday', '1 bill is due'],
  ['am I gonna be ok this month? I keep worrying', 'left this month'],
  ['will we be ok until payday', 'left until your next payday on March 19'],
  ['do I owe Corner garage anything', 'No bills are due for Corner garage'],
  ['am i all paid up', 'No bill is overdue.'],
  ['Are we current on everything?', 'No bill is overdue.'],
  ['am i paid up on flat rent', 'Not overdue. Flat rent is due on April 1, 2027'],
  ['what income is coming in the next 7 days', '2 payments to you are due in the next 7 days'],
])('bills in everyday words: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})
