import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Which rows a figure is of, where the words around a name or a time could widen it, on Monday, September 14, 2026.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2026-09-14'
let una: Person

type Row = readonly [
  type: 'income' | 'expense',
  description: string,
  category: string,
  cents: number,
  date: string,
]

const rows: readonly Row[] = [
  ['expense', 'Fresh Mart', 'Groceries', 61_10, '2026-06-06'],
  ['expense', 'Fresh Mart', 'Groceries', 20_35, '2026-07-12'],
  ['expense', 'Fresh Mart', 'Groceries', 44_05, '2026-08-08'],
  ['expense', 'Fresh Mart', 'Groceries', 31_20, '2026-09-03'],
  ['expense', 'Corner Store', 'Groceries', 12_40, '2026-06-20'],
  ['expense', 'Corner Store', 'Groceries', 9_15, '2026-07-03'],
  ['expense', 'Corner Store', 'Groceries', 17_70, '2026-08-19'],
  ['expense', 'Bean Bar', 'Food & Dining', 5_25, '2026-07-11'],
  ['expense', 'Bean Bar', 'Food & Dining', 6_75, '2026-08-22'],
  ['expense', 'Bean Bar', 'Food & Dining', 4_90, '2026-08-27'],
  ['expense', 'Summer camp Ana', 'Kids', 180_00, '2026-07-13'],
  ['expense', 'Summer camp Leo', 'Kids', 150_00, '2026-07-06'],
  ['expense', 'Bicycle Ana', 'Kids', 96_40, '2026-04-12'],
  ['expense', 'School trip Leo', 'School', 238_00, '2026-05-21'],
  ['expense', 'School lunches', 'School', 45_00, '2026-05-04'],
  ['expense', 'Castle Cable', 'Utilities', 60_00, '2026-07-09'],
  ['expense', 'Castle Cable', 'Utilities', 60_00, '2026-08-09'],
  ['expense', 'Gadget Hut', 'Shopping', 52_18, '2026-08-15'],
  ['expense', 'Gadget Hut', 'Shopping', 52_18, '2026-08-16'],
  ['income', 'May Okafor', 'House Share', 52_50, '2026-07-06'],
  ['income', 'May Okafor', 'House Share', 52_50, '2026-08-06'],
  ['income', 'Jonas', 'House Share', 47_00, '2026-05-08'],
  ['income', 'Jonas', 'House Share', 47_00, '2026-08-08'],
  ['income', 'Hill Clinic', 'Salary', 2000_00, '2026-07-03'],
  ['income', 'Hill Clinic', 'Salary', 2000_00, '2026-08-03'],
  ['income', 'Hill Clinic', 'Overtime', 250_00, '2026-07-17'],
  ['income', 'Gadget Hut', 'Refunds', 30_00, '2026-08-29'],
]

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  una = await addPerson(app)
  for (const [type, description, category, cents, date] of rows)
    await una.post('/api/transactions', { type, description, category, amount: text(cents), date })
  await una.post('/api/recurring-transactions', {
    type: 'expense',
    description: 'Castle Cable',
    category: 'Utilities',
    amount: '60.00',
    frequency: 'monthly',
    startDate: '2026-10-09',
  })
})

const ask = (message: string, before: readonly string[] = []) =>
  askAssistant(una, today, message, before)

function text(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** The sum of some rows, as a sentence shows it. */
function dollars(is: (row: Row) => boolean): string {
  const cents = rows.filter(is).reduce((sum, [, , , each]) => sum + each, 0)
  return `$${text(cents).replace(/\B(?=(\d{3})+\.)/, ',')}`
}

const spent = ([type]: Row) => type === 'expense'
const at =
  (...payees: string[]) =>
  (row: Row) =>
    payees.includes(row[1])
const within = (from: string, to: string) => (row: Row) => from <= row[4] && row[4] <= to
const all =
  (...tests: ((row: Row) => boolean)[]) =>
  (row: Row) =>
    tests.every((fits) => fits(row))

const summer = within('2026-06-01', '2026-08-31')
const august = within('2026-08-01', '2026-08-31')

const atMart = dollars(all(at('Fresh Mart'), summer))
test.each([
  'groceries at Fresh Mart between June and August',
  'How much did I spend on groceries at Fresh Mart between June 1 and August 31?',
  'what did the groceries from fresh mart cost between june and august',
  'groceries at Fresh Mart from June to August',
])('%s: an "and" between two times joins no names', async (question) => {
  expect((await ask(question)).response).toContain(`You spent ${atMart} on Groceries at Fresh Mart`)
})

test.each([
  ['groceries at Fresh Mart in June and August', ['$105.15', '$61.10', '$44.05']],
  ['groceries at Fresh Mart in July or August', ['$20.35', '$44.05']],
  ['did I spend more on groceries at Fresh Mart in July than in August', ['$20.35', '$44.05']],
  ['compare groceries at Fresh Mart in July and August', ['$20.35', '$44.05']],
  ['groceries at Fresh Mart this month vs last month', ['$31.20', '$44.05']],
  // Two names that are joined are two.
  [
    'groceries and Bean Bar in August',
    [dollars(all(at('Fresh Mart', 'Corner Store', 'Bean Bar'), august))],
  ],
  ['groceries vs Bean Bar in August', ['Groceries: $61.75', 'Bean Bar: $11.65']],
  ['compare groceries with Bean Bar in August', ['Groceries: $61.75', 'Bean Bar: $11.65']],
])('%s', async (question, told) => {
  const { response } = await ask(question)
  for (const each of told) expect(response).toContain(each)
})

test.each<readonly [string, string]>([
  ["how much was Ana's summer camp", 'You spent $180.00 on Summer camp Ana in'],
  ['how much did I pay for the summer camp for Leo', 'You spent $150.00 on Summer camp Leo in'],
  ['the camp for ana in july', 'You spent $180.00 on Summer camp Ana in'],
  ['summer camps for Ana and Leo', 'You spent $330.00 on Summer camp Ana and Summer camp Leo in'],
  ['Ana vs Leo summer camps', 'Summer camp Ana: $180.00\nSummer camp Leo: $150.00'],
  ['did the summer camp cost more for ana or leo', 'Summer camp Ana: $180.00'],
  ["Leo's school trip", 'You spent $238.00 on School trip Leo'],
  ['Ana and Leo together', 'You spent $664.40 on'],
  ['summer camp or Ana, what cost more', 'Some of that would be counted twice.'],
  ['school in May', 'You spent $283.00 on School in May'],
])('%s: words of one name narrow each other', async (question, told) => {
  expect((await ask(question)).response.replaceAll('\n- ', '\n')).toContain(told)
})

test.each<readonly [string, string]>([
  ['how much from May and Jonas', '$199.00 from May Okafor and Jonas in all'],
  ['how much did Jonas and May pay this year', '$199.00 from Jonas and May Okafor in 2026'],
  ['what did May and Jonas pay in August', '$99.50 from May Okafor and Jonas in August 2026'],
  ['how much did Jonas pay in May', '$47.00 from Jonas in May 2026'],
  ['how much from May to August', 'from May 1 to August 31, 2026'],
])('%s: a month beside somebody who pays is somebody', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

test.each<readonly [string, string]>([
  ['how much for Castle Cable in August', 'You spent $60.00 on Castle Cable in August 2026'],
  ["what's castle cable in july", 'You spent $60.00 on Castle Cable in July 2026'],
  ['how much at castle cable in july', 'You spent $60.00 at Castle Cable in July 2026'],
  ['how much for Castle Cable in October', 'due for Castle Cable in October 2026'],
  ["what's castle cable in november", 'due for Castle Cable in November 2026'],
  ['what will castle cable cost in august', 'due for Castle Cable in August 2027'],
])('%s: the month that is nearer', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

test.each([
  'was I charged twice lately?',
  'any duplicates since August 16?',
  'charged twice from august 16 to 31',
  'duplicates in the last 30 days',
])('%s finds a charge that repeats one from before that time', async (question) => {
  const { response } = await ask(question)
  expect(response).toContain('1 charge may be a duplicate')
  expect(response).toContain('August 16, 2026: Gadget Hut, $52.18')
})

test('a charge before the time is no duplicate in it', async () => {
  expect((await ask('any duplicates since August 17?')).response).toContain(
    'No possible duplicates',
  )
})

test.each([
  'where does my money come from',
  'where did all the money come from this year',
  'where does our income come from?',
])('%s asks for income', async (question) => {
  expect((await ask(question)).response).toContain('Salary: $4,000.00')
})

test.each<readonly [string, string, string]>([
  ['Bean Bar in August', 'as a share of my food spending?', 'Bean Bar came to 100.0% of your'],
  [
    'Fresh Mart in August',
    'as a percentage of groceries',
    'came to 71.3% of your spending on Groc',
  ],
  [
    'Fresh Mart in August',
    'and in percent of my groceries',
    'came to 71.3% of your spending on Groc',
  ],
  ['Fresh Mart in August', 'as a share of my spending', 'came to 18.5% of your spending in Aug'],
  ['Bean Bar this year', 'avg per month?', 'a month on Bean Bar over whole months'],
  ['what did I earn in August', 'from whom?', 'Hill Clinic: $2,000.00'],
  ['what did I earn in August', 'who from', 'Hill Clinic: $2,000.00'],
  ['what did I spend in July', 'to whom', 'Summer camp Ana: $180.00'],
])('%s, %s', async (first, next, told) => {
  expect((await ask(next, [first])).response).toContain(told)
})

test.each<readonly [string, string]>([
  ['who is my best client', 'Hill Clinic: $4,250.00'],
  ['which patient paid me the most', 'Hill Clinic: $4,250.00'],
  ['what did I pay for student insurance', 'I do not know “student insurance”'],
  ['who was our biggest customer in august', 'Hill Clinic: $2,000.00'],
  ['how much money came back from Gadget Hut', 'You got back $30.00 from Gadget Hut'],
  ['is there any expense way bigger than usual', 'unusual'],
  ['the worst month for savings in the last 12', 'The month of lowest net balance'],
])('%s', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

test.each<readonly [string, (row: Row) => boolean]>([
  ['spent from 10 to 20 August', within('2026-08-10', '2026-08-20')],
  ['I spent between July 3 and July 9', within('2026-07-03', '2026-07-09')],
  ['spent 1st to 15th of july', within('2026-07-01', '2026-07-15')],
  ['spent 8/1 - 8/15', within('2026-08-01', '2026-08-15')],
  ['spent july 1-15', within('2026-07-01', '2026-07-15')],
  ['spending 1-15 july', within('2026-07-01', '2026-07-15')],
])('%s tells when, and no price', async (question, days) => {
  expect((await ask(question)).response).toContain(`You spent ${dollars(all(spent, days))}`)
})

test.each([
  'spent 20 on august 10',
  'spent 12.50 on lunch on August 9',
  'spent 45 at Fresh Mart 8/12',
])('%s is an entry', async (question) => {
  expect((await ask(question)).kind).toBe('draft')
})

test.each<readonly [string, string]>([
  [
    'what share of August was spent at weekends',
    '90.5% of what you spent in August 2026: $215.16 of $237.76',
  ],
  ["what percentage of july's spending was on weekends", '$25.60 of $424.75'],
  [
    'what share of my groceries in August was at weekends',
    '71.3% of what you spent on Groceries in',
  ],
  ['what share of my weekend spending in August was groceries', '$44.05 of $'],
  ['how much of my Bean Bar spending is on Saturdays', '$12.00 of $16.90'],
  ['what share of my weekend spending', 'Which part of that'],
])('%s', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

const earned = ([type]: Row) => type === 'income'
const camps = dollars(at('Summer camp Ana', 'Summer camp Leo'))

test.each<readonly [string, string, string]>([
  ['income minus groceries in August', '$61.75 on Groceries', '$2,067.75 is left'],
  [
    'what I earned less what I spent at Fresh Mart in August',
    '$44.05 on Fresh Mart',
    '$2,085.45 is left',
  ],
  ['my income after kids and school in July', '$330.00 on Kids', '$1,972.50 is left'],
  ["what's left after groceries last month", '$61.75 on Groceries', '$2,067.75 is left'],
])('%s takes it off all that came in', async (question, spentOn, rest) => {
  const { response } = await ask(question)
  expect(response).toContain(spentOn)
  expect(response).toContain(rest)
})

test.each<readonly [string, string, string]>([
  ['what did I earn in August', 'and after groceries?', '$2,067.75 is left'],
  ['what did I earn in August', 'minus Fresh Mart', '$2,085.45 is left'],
  ['how much came in in July', 'less kids and school', '$1,972.50 is left'],
  ['what did I spend in July', 'less kids', 'leaving out Kids'],
  ['what did I earn in August', 'without refunds', 'You received $2,099.50, leaving out Refunds'],
])('%s, %s', async (first, next, told) => {
  expect((await ask(next, [first])).response).toContain(told)
})

test.each<readonly [string, string]>([
  ['half of my income', `You received ${dollars(earned)} in all`],
  ['half my August income', 'Half of that is $1,064.75.'],
  ['what is a third of what I spent on the summer camps', `${camps}`],
  ['10% of my salary in July', '10% of that is $200.00.'],
  ['12.5 percent of what I earned in august', '12.5% of that is $266.19.'],
  ['twice what I spent on Kids in July', 'Twice that is $660.00.'],
  ['half of my castle cable', 'Of what it costs now, or of what you have paid?'],
])('%s', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

test.each([
  '50% of my income on school',
  'is 30% of my income for kids',
  'do I spend half of my income',
])('%s asks for no part of a sum', async (question) =>
  expect((await ask(question)).response).not.toContain('of that is'),
)

test.each<readonly [string, string]>([
  [
    'My partner keeps saying I waste a fortune on lattes. How much have I spent at Bean Bar?',
    'You spent $16.90 at Bean Bar',
  ],
  ['My mum thinks we live on burgers. How much on Kids?', 'You spent $426.40 on Kids'],
  ['We only count lattes. How much at Bean Bar?', 'lattes'],
  ['I mean lattes. How much at Bean Bar?', 'lattes'],
])('%s', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

test.each<readonly [string, string]>([
  ['last paycheck', 'from Salary was August 3, 2026'],
  ['how much was my last paycheck', 'from Salary was August 3, 2026'],
  ['amount of my latest paycheck', 'from Salary was August 3, 2026'],
  ['overtime as a percent of salary', 'Overtime came to 6.3% of your income from Salary'],
  ['what percent of my salary is overtime', 'Overtime came to 6.3% of your income from Salary'],
  ['share of Fresh Mart in groceries in July', 'Fresh Mart came to 69.0% of your spending on'],
  ["what's left of my july income after groceries", 'spent $29.50 on Groceries: $2,273.00 is left'],
  ['what is left of my salary income after groceries in July', 'Salary comes to $1,970.50 more'],
  ['what share of my income is overtime', 'Overtime came to 5.6% of your income in'],
  [
    'Fresh Mart and Corner Store as a share of groceries',
    'came to 100.0% of your spending on Groceries',
  ],
  ['Kids as a share of groceries in July', 'Kids came to 1118.6% of your spending on Groceries'],
  ['Fresh Mart and Bean Bar in August, each', 'Fresh Mart: $44.05'],
  ['spent at Fresh Mart and Bean Bar since July, each', 'Fresh Mart: $95.60'],
  ['kids and school vs salary this year', 'Which two do you want to compare?'],
  ['did I spend more in the first week of july than the last', 'from July 25 to 31, 2026'],
  ['what went up in August', 'What went up most'],
  ['how much did Corner Store go up this month', 'There is none from August 1 to 14, 2026 either.'],
  ['how much did Fresh Mart go up this month', 'down $12.85'],
])('%s', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

test.each<readonly [string, string, string]>([
  [
    'Fresh Mart in July',
    'share of groceries?',
    'Fresh Mart came to 69.0% of your spending on Groceries',
  ],
  [
    'what did I spend in July',
    'share of groceries?',
    'Groceries came to 6.9% of your spending in July',
  ],
  ['spending by category in July', 'only the top 2', 'categories, 2 of'],
  ['spending by category in July', 'just the top two please', 'categories, 2 of'],
  ['top 2 payees in July', 'how much is that in total', 'and $330.00 together'],
])('%s, %s', async (first, next, told) => {
  expect((await ask(next, [first])).response).toContain(told)
})
