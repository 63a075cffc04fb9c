import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// A teacher on the 17th: pay, rent and two subscriptions are due, one more is paid without a bill.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-01-17'
let person: Person

const months = ['2026-10', '2026-11', '2026-12']
const entries: readonly EntryFields[] = [
  ...months.flatMap((month): EntryFields[] => [
    {
      type: 'income',
      category: 'Salary',
      description: 'Riverton School',
      amount: 300_000,
      date: `${month}-28`,
    },
    {
      type: 'expense',
      category: 'Rent',
      description: 'Hawthorn Court',
      amount: 109_500,
      date: `${month}-01`,
    },
    {
      type: 'expense',
      category: 'Groceries',
      description: 'Lidl',
      amount: 30_000,
      date: `${month}-20`,
    },
    {
      type: 'expense',
      category: 'Subscriptions',
      description: 'Trucker Path',
      amount: 1499,
      date: `${month}-09`,
    },
  ]),
  { type: 'income', category: 'Extra', description: 'Museum', amount: 10_000, date: '2027-01-05' },
  {
    type: 'expense',
    category: 'Rent',
    description: 'Hawthorn Court',
    amount: 109_500,
    date: '2027-01-01',
  },
  {
    type: 'expense',
    category: 'Subscriptions',
    description: 'Trucker Path',
    amount: 1499,
    date: '2027-01-09',
  },
  {
    type: 'expense',
    category: 'Family Home',
    description: 'Remitly',
    amount: 5000,
    date: '2027-01-10',
  },
]

const bills = [
  ['Riverton School', 'income', 'Salary', '3200.00', 'monthly', '2027-01-28'],
  ['Hawthorn Court', 'expense', 'Rent', '1095.00', 'monthly', '2027-02-01'],
  ['Riverton Power', 'expense', 'Utilities', '105.00', 'monthly', '2027-01-19'],
  ['Netflix', 'expense', 'Subscriptions', '15.00', 'monthly', '2027-01-26'],
  ['Adobe', 'expense', 'Subscriptions', '120.00', 'yearly', '2027-05-24'],
] as const

beforeAll(async () => {
  app.clock.set(`${today}T09:30:00.000Z`)
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

const monthEnd = 'balance on January 31, 2027 will be $2,020.01'
const everyday = 'With everyday spending as in the three months before it would be about $1,840.01.'

test.each([
  'what will my balance be at the end of the month?',
  "what's my balance going to be at month's end",
  'expected balance end of month',
  'where will my balance be on the 31st',
  'what will I have at the end of the month?',
  'how much money am I going to have when the month is over',
  'what will my net balance be this month',
])('the balance of the month is that of the dashboard: %s', async (question) => {
  const { ahead, forecast } = (await person.get(`/api/outlook?today=${today}`)).body
  expect([ahead.at(-1), forecast.balance]).toEqual([2020.01, 1840.01])
  const said = await ask(question)
  expect(said).toContain(monthEnd)
  expect(said).toContain(everyday)
})

test.each([
  ['what will my bank balance be at the end of the month?', 'I do not know the balance of any'],
  ['what will my balance be on the 25th', 'I can tell what is left only to the end of this month'],
  ['how much will I have spent by the end of the month', 'you will have spent about $1,459.99'],
  ['how much will I have to pay by the end of the month', '2 bills are due'],
  ['how much will I have left at the end of the month', 'You have $2,020.01 left this month'],
  ['net balance this month', 'a net balance of −$1,059.99'],
])('and no other balance is: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

const due = ['2 bills are due', '$120.00 in total', '1 payment to you is due', '$3,200.00 in total']
test.each([
  'what is still to come this month',
  'what bills and income are due before the end of the month',
  "what's left to pay and to receive this month",
  'what do I still have to pay and what will I still get this month',
  'what is yet to come in January',
  'list my bills and paychecks until the end of the month',
  'income and bills this month',
])('both sides of what is due: %s', async (question) => {
  const said = await ask(question)
  for (const each of due) expect(said).toContain(each)
  const total = await ask('how much is that in total?', [question])
  for (const each of due) expect(total).toContain(each)
})

test.each([
  ['which bills are still to come this month', '2 bills are due', 'payment to you'],
  ['how much more is still to come out this month', '2 bills are due', 'payment to you'],
  ['what income is still to come', '1 payment to you is due', 'bills are due'],
  ["what's still coming in this month", '1 payment to you is due', 'bills are due'],
  ['income and expenses this month', 'a net balance of −$1,059.99', 'due'],
])('one side of what is due, or what has been: %s', async (question, told, untold) => {
  const said = await ask(question)
  expect(said).toContain(told)
  expect(said).not.toContain(untold)
})

test.each([
  ['what are my bills and income', ['You have 4 active recurring bills', '1 active recurring']],
  ['what do I pay for every month', ['You have 4 active recurring bills, $1,225.00 a month']],
])('what all bills come to: %s', async (question, told) => {
  const said = await ask(question)
  for (const each of told) expect(said).toContain(each)
})

test.each([
  'what subscriptions am I paying for',
  'my subs, total per month',
  'what am I subscribed to',
])('subscriptions are the bills in the category of that name: %s', async (question) => {
  const said = await ask(question)
  expect(said).toContain('You have 2 active subscriptions, $25.00 a month or $300.00 a year.')
  expect(said).toContain('Trucker Path: last $14.99, paid about once a month')
  expect(said).toContain('All 4 active recurring bills together come to $1,225.00 a month')
  expect(said).toContain('I count the recurring bills in your category Subscriptions.')
  expect(said).not.toContain('Hawthorn')
})

test.each([
  ['which subscriptions are due this month', '1 bill is due from January 17 to 31, 2027, $15.00'],
  ['cheapest subscription', 'Netflix: $15.00 monthly'],
  ['bills and subscriptions', 'You have 4 active recurring bills'],
  ['what would I save if I cancelled all my subscriptions', 'you would save $25.00 a month'],
])('and no other bills, unless they are named: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test('without such a category, what can be no subscription is left out and named', async () => {
  const other = await addPerson(app)
  for (const [description, category, amount] of [
    ['Elm Court', 'Rent', '900.00'],
    ['City Water', 'Bills', '36.00'],
    ['Spotify', 'Fun', '11.99'],
    ['Planet Fitness', 'Gym', '20.00'],
  ])
    await other.post('/api/recurring-transactions', {
      ...{ description, type: 'expense', category, amount },
      ...{ frequency: 'monthly', startDate: '2027-02-02' },
    })
  const { response } = await askAssistant(other, today, 'what are my subscriptions')
  expect(response).toContain('You have 2 active subscriptions, $31.99 a month')
  expect(response).toMatch(
    /No bill is in a category called Subscriptions.*: (?:City Water and Elm Court|Elm Court and City Water)\./,
  )
})

const yes = 'Yes, going by this month: you have $2,020.01 left this month'
test.each([
  ['can I send 200 to my family this month and still pay my bills?', yes],
  ['if I buy an oven for 600 this month can I still pay all the bills', yes],
  ['can I put 100 aside this month and still pay everything', yes],
  ['can I lend my brother 300 this month', yes],
  ['can I spend 250 this weekend and still make rent', 'No bill for Rent is due by January 31'],
  ['could I pay 2100 to the garage and still cover my bills', 'that would be −$79.99'],
  ['can I pay all my bills this month?', 'You have $2,020.01 left this month'],
  ['can I pay a bill here?', 'Press Mark as Paid'],
])('an amount and the bills: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test('another amount goes on from it', async () => {
  const before = ['Can I send 200 to my family this month and still pay my bills?']
  expect(await ask('And if I send 3000?', before)).toContain('that would be −$979.99')
})

test.each([
  'How much stays for me this month when salary is come and all bills are paid?',
  'what remains for me this month when I paid everything',
  'what will be left after I pay everything due',
  'how much money stays after the bills',
])('what is left after everything: %s', async (question) => {
  expect(await ask(question)).toContain('You have $2,020.01 left this month')
})

test.each([
  'What was my budget usage in December, as a percentage of income?',
  'budget usage in December in percent',
])('budget usage is a share of the income anyway: %s', async (question) => {
  expect(await ask(question)).toContain('Your budget usage in December 2026 is 47%')
})

test.each([
  ['how do I set the rent up so it repeats every month', 'set up on the Recurring Bills page'],
  ['set the rent up so it repeats', 'set up on the Recurring Bills page'],
  ['how to set up a standing order', 'set up on the Recurring Bills page'],
  ['where do I put a monthly bill in', 'set up on the Recurring Bills page'],
  ['how do I change when the rent is due', 'Bills are edited'],
  ['how do I pause Netflix for a month', 'Deactivate beside a bill'],
  ['can the app remind me of bills', 'sends no reminders'],
])('help with bills: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test.each([
  ['do I have enough for the rent on the 1st?', 'After $1,095.00 of bills that follow it would be'],
  ['will I have enough for Netflix', 'what is due for Netflix by January 31, 2027 is counted'],
  ['how much can I send home this month and still pay everything', 'You have $2,020.01 left'],
  ['how much I can send to home?', 'You have $2,020.01 left'],
  ['am I gonna be in the red this month', 'You have $2,020.01 left'],
  ['can we do a $300 dinner party and still be ok', yes],
])('what there is enough for: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test.each([
  ['what do I have to shell out before the end of January?', '2 bills are due from January 17'],
  ['when does my next check come', 'Your next payday is January 28, 2027'],
  ['which of my bills is payable only once a year?', '1 active yearly recurring bill, $10.00'],
  ['which annual payments are coming up in the next 200 days', '1 bill is due in the next 200'],
  [
    'what are my bills a month without the rent',
    '3 active recurring bills apart from Rent, $130.00',
  ],
  ["what's my monthly overhead", 'You have 4 active recurring bills, $1,225.00 a month'],
  ['how much of my salary goes to bills?', 'Your active recurring bills come to $1,225.00 a month'],
  ['is anything outstanding?', '3 bills are due in the next 30 days'],
  ['is the rent paid?', 'The bill of $1,095.00 is next due on February 1, 2027.'],
  ['the rent, when and how much', 'Hawthorn Court is due on February 1, 2027 (in 15 days): $1,095'],
  ['which subscriptions do I pay for and what are they', 'You have 2 active subscriptions'],
  ['budget usage for November vs December', 'in November 2026 is 47%'],
  ['did I stay within budget in December', 'You stayed within your income.'],
  ['how do I make a client payment show up every month', 'set up on the Recurring Bills page'],
])('bills in other words: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test('bills apart from one go on from all of them', async () => {
  const said = await ask('and without the rent?', ["what's my fixed costs a month"])
  expect(said).toContain('3 active recurring bills apart from Rent, $130.00 a month')
})

test.each([
  ['which bills are due after the 25th', '1 bill is due from January 26 to 31, 2027'],
  ['which bills are due after February 1', '2 bills are due from February 2 to 28, 2027'],
  ['which bills fall between February 1 and February 20', '2 bills are due from February 1 to 20'],
  ['bills after the 25th', '1 bill is due from January 26 to 31, 2027'],
  ['list overdue and upcoming bills for January', '2 bills are due from January 17 to 31, 2027'],
  ['what bills have I not paid yet this month', '2 bills are due from January 17 to 31, 2027'],
  ['do I pay anything weekly', 'No active bill is weekly.'],
  ['my rent, when is it due', 'Hawthorn Court is due on February 1, 2027'],
  ['my rent, is it paid', 'The bill of $1,095.00 is next due on February 1, 2027.'],
  ['what have I got to find for rent', '1 bill is due for Rent in the next 30 days'],
  ['how much of my bills have I paid this month', 'You spent $1,095.00 at'],
  ['how much do I have to set aside each month for the yearly bills?', '$10.00 a month'],
  ['how much cost Netflix in one month', '$15.00 a month'],
  ['what renews next', 'Riverton Power is due on January 19, 2027'],
  ['what will I spend on subscriptions in February', '1 bill is due for Subscriptions in February'],
  ['what income may I expect before the end of the month?', '1 payment to you is due'],
  ['what comes in this month still', '1 payment to you is due'],
  ['what bills and income are there in May?', '1 payment to you is due in May 2027'],
  ['bills due before salary comes', '2 bills are due before your next payday'],
  ['how much till I get paid again', 'left until your next payday'],
  ['will I have money left over this month?', 'You have $2,020.01 left this month'],
  ['what is my expected net for January?', monthEnd],
  ['my salary after bills this month', 'Do you mean what is left this month after all bills?'],
])('bills and pay, as they are asked about: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test('what goes out goes on from what still comes in', async () => {
  expect(await ask('and what goes out', ['what comes in this month still'])).toContain(
    '2 bills are due from January 17 to 31, 2027',
  )
})
