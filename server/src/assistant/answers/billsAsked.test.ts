import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person, signIn } from '#testing/person.ts'

// Somebody with one overdue bill, one paused, pay every two weeks, and payees that no bill belongs to.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-05-12'
let person: Person

const row = (
  type: 'income' | 'expense',
  category: string,
  description: string,
  amount: number,
  date: string,
): EntryFields => ({ type, category, description, amount, date })

const entries: readonly EntryFields[] = [
  ...['2027-04-09', '2027-04-23', '2027-05-07'].map((date) =>
    row('income', 'Salary', 'Beacon Mills', 180_000, date),
  ),
  row('income', 'Tips', 'Ferry tips', 4200, '2027-04-30'),
  ...['2027-03-02', '2027-04-02', '2027-05-02'].map((date) =>
    row('expense', 'Parrot', 'Plume Cover', 3100, date),
  ),
  ...['2027-01-20', '2027-02-20', '2027-03-20', '2027-04-20'].map((date) =>
    row('expense', 'Streaming', 'Lumen', date < '2027-03' ? 999 : 1199, date),
  ),
  row('expense', 'Groceries', 'Corner Barn', 5230, '2027-05-03'),
  ...['2026-06-11', '2026-11-02', '2027-02-14'].map((date) =>
    row('expense', 'Snacks', 'Ferry diner', 4000, date),
  ),
  row('expense', 'Groceries', 'Orchid', 2210, '2027-05-04'),
]

const bills = [
  ['Beacon Mills', 'income', 'Salary', '1800.00', 'bi-weekly', '2027-05-21', true],
  ['Plume Cover', 'expense', 'Parrot', '31.00', 'monthly', '2027-06-02', true],
  ['Lumen', 'expense', 'Streaming', '11.99', 'monthly', '2027-05-20', true],
  ['Grid Power', 'expense', 'Utilities', '84.00', 'monthly', '2027-05-08', true],
  ['Cellar gym', 'expense', 'Health', '24.00', 'monthly', '2027-05-15', false],
  ['Orchid Weekly Box', 'expense', 'Groceries', '20.00', 'weekly', '2027-05-14', true],
] as const

beforeAll(async () => {
  app.clock.set('2027-05-01T12:00:00.000Z')
  const early = await addPerson(app)
  await writeEntries(app, early, entries)
  for (const [description, type, category, amount, frequency, startDate, isActive] of bills) {
    const bill = { description, type, category, amount, frequency, startDate }
    const added = await early.post('/api/recurring-transactions', bill)
    expect(added.status).toBe(201)
    const path = `/api/recurring-transactions/${(added.body as { id: string }).id}/toggle`
    if (!isActive) expect((await early.patch(path, { isActive: 'false' })).status).toBe(200)
  }
  app.clock.set(`${today}T12:00:00.000Z`)
  person = await signIn(app, early)
})

async function ask(message: string, before: readonly string[] = []): Promise<string> {
  return (await askAssistant(person, today, message, before)).response
}

test.each([
  ['when do I next pay Plume Cover', 'Plume Cover is due on June 2, 2027'],
  ['when will we next pay Lumen?', 'Lumen is due on May 20, 2027'],
  ['when do I next pay for Parrot', 'Plume Cover is due on June 2, 2027'],
  ['when do I next get paid', 'Your next payday is May 21, 2027'],
  ['when is my next pay', 'Your next payday is May 21, 2027'],
  ['when do I next get paid by Plume Cover', 'There is no recurring income from Plume Cover, so'],
  ['when is my next Tips income', 'There is no recurring income from Tips, so the next date'],
  ['when is my next salary', 'Your next payday is May 21, 2027'],
])('who is paid next, and who pays: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['is Lumen overdue', 'Not overdue. Lumen is due on May 20, 2027'],
  ['are the Parrot bills overdue', 'Not overdue. Plume Cover is due on June 2'],
  ['is Grid Power overdue', '1 bill is overdue, $84.00 in total'],
  ['is my paycheck overdue', 'No recurring income is overdue.'],
  ['is Lumen paused', 'No bill for Lumen is paused.'],
  ['how much is my Cellar gym bill', 'Cellar gym is paused, at $24.00 monthly'],
  ['what Health bills do I have', 'Cellar gym is paused, at $24.00 monthly'],
  ['when is Cellar gym due', 'Cellar gym is paused, at $24.00 monthly'],
  ['what income is due from Lumen', 'There is no recurring income from Lumen.'],
  ['when is Orchid due', 'no recurring bill for Orchid. Did you mean Orchid Weekly Box?'],
  ['when is Corner Barn due', 'There is no recurring bill for Corner Barn, so the next date'],
])('nothing is denied of all bills that is true of one: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['bills over $50', 'You have 1 active recurring bill costing over $50.00, $84.00 a month'],
  ['which bills cost less than 30', '2 active recurring bills costing under $30.00, $98.66'],
  ['any bills between $30 and $100', '2 active recurring bills costing from $30.00 to $100.00'],
  ['overdue bills under $50', 'No bill costing under $50.00 is overdue.'],
  ['bills over $5000', 'You have no bill costing over $5,000.00.'],
  ['do my bills come to more than $150 a month', '$213.66 a month, $63.66 more than $150.00'],
  ['are my bills over 3000', 'less than $3,000.00'],
  ['average bill', 'On average that is $53.41 a month for each.'],
  ['my average bills per month', '4 active recurring bills, $213.66 a month'],
  ['oldest overdue bill', 'Overdue the longest:\nMay 8, 2027: Grid Power, $84.00'],
  ['which bill has been overdue the longest?', 'Overdue the longest:\nMay 8, 2027: Grid Power'],
])('bills of an amount, on average, and overdue the longest: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['savings from cancelling all subscriptions', 'Without your 2 active subscriptions you would'],
  ['savings from cancelling all bills', 'Without your 4 active recurring bills you would'],
  ['how much would I save if I cancelled everything but Lumen', '3 active recurring bills apart'],
  ['how much would dropping Lumen save per year', 'Without Lumen you would save $11.99 a month'],
  ['what does skipping Plume Cover save', 'Without Plume Cover you would save $31.00 a month'],
  ['what happens if I skip Lumen', 'Without Lumen you would save $11.99 a month'],
  ['what if I stopped going to Ferry diner', 'You spent $80.00 at Ferry diner over the last 10'],
  ['how much would I save without Snacks', '$8.00 a month on average'],
  ['what would I save if I cut Snacks in half', 'Half of that is $4.00 a month, $48.00 a year'],
  [
    'how much would I save if I spent 20% less at Ferry diner',
    '20% of that is $1.60 a month, $19.20 a year',
  ],
  ['how much did I spend at Ferry diner', 'You spent $120.00 at Ferry diner in all your records'],
])('what is saved by doing without: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['how many days is that', 'Your next payday is May 21, 2027 (in 9 days)'],
  [
    'what bills come before then',
    'before your next payday on May 21, 2027 (May 12 to 20, 2027), $31.99',
  ],
  ['which bills are due until then?', 'before your next payday on May 21, 2027'],
])('"then" is the payday that was asked about: %s', async (asked, told) => {
  expect(await ask(asked, ['When do I get paid next?'])).toContain(told)
})

test.each([
  ['what lowers my score', 'What counts:'],
  ['what does my health score mean', 'What counts:'],
  ["what's my daily budget", 'Spread over the days to May 31, 2027, today included, that is'],
  ['how much is committed each month', '4 active recurring bills, $213.66 a month'],
  ['what are my fixed costs', '4 active recurring bills, $213.66 a month'],
  ['where can I cut back', 'Where saving would make the most difference'],
  ['which payees are in Groceries', 'Corner Barn: $52.30 (70.3%)'],
  ['what counts as Snacks', 'Ferry diner: $120.00 (100.0%)'],
  ['when did I start tracking', 'The first time was June 11, 2026'],
  ['when did Lumen start', 'The first time at Lumen was January 20, 2027'],
  ['when did I stop going to Ferry diner', 'The last time at Ferry diner was February 14, 2027'],
  ['what was the old price of Lumen', 'Lumen: from $9.99 to $11.99'],
  ['how much did Lumen cost before the increase', 'Lumen: from $9.99 to $11.99'],
  ['what comes out on the 20th', '1 bill is due on May 20, 2027, $11.99 in total'],
])('asked in other words: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['when is Plume Cover due', 'how many days is that', 'Plume Cover is due on June 2, 2027 (in 21'],
  ['when is payday', 'how far away is that', 'Your next payday is May 21, 2027 (in 9 days)'],
])('how far away it is, after %s', async (before, asked, told) => {
  expect(await ask(asked, [before])).toContain(told)
})

test('what is good after the score, is the score', async () => {
  expect(await ask('is that good?', ["what's my health score?"])).toContain('of 100 points')
})

test.each([
  ['how do I skip a bill', 'as skipped if you let it pass'],
  ['can you add a bill for me', 'I cannot add a bill for you'],
  ['what does the hull mean', 'an even keel'],
  ['any insights', 'Press Get Insights'],
  ['how much did I spend at Ferry diner after 10pm', 'no time of day'],
  ['Snacks in the mornings', 'no time of day'],
  ['what did I spend with my credit card', 'How something was paid'],
  ['who owes me', 'What others owe you'],
  ['am I rich', 'I cannot judge that'],
  ['convert 100 dollars to euros', 'no exchange rates'],
  ["what's 2140 times 26", 'sums of numbers alone'],
  ['how much is my salary before tax', 'What was taken off before'],
  ['hourly wage if I work 60 hours a week', 'How many hours you work'],
  ['spending on my birthday', 'Name its date'],
  ['how long to save 1000', 'when you will have saved'],
])('help, and what no record tells: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['what percentage of my income goes to bills', '$213.66 a month, 58.7% of the $364.20 a month'],
  ['do my earnings cover my bills', 'the income covers them and leaves $150.54'],
  ['bills vs income', '58.7% of the $364.20 a month'],
  ['how much of my income do bills eat', '58.7% of the $364.20 a month'],
])('what bills take of the income: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test('bills and what else is left stay two questions', async () => {
  expect(await ask('how much of my income is left after bills')).toContain('left this month')
  expect(await ask('what percent of my income went to bills last month')).toContain('Do you mean')
})

test.each([
  'why is it not 100? what pulls my score down',
  'why is my score not 100?',
  "why isn't my score 100",
  'what drags my score down',
])('what keeps the score from being full: %s', async (asked) => {
  expect(await ask(asked)).toContain('What counts:')
})

test.each(['Why is it not 100?', "why isn't it 100", 'why is it not perfect?'])(
  'asked of the score before: %s',
  async (asked) => {
    expect(await ask(asked, ['what is my score'])).toContain('What counts:')
  },
)

test.each([
  ['what comes out each month', 'You have 4 active recurring bills, $213.66 a month'],
  ['what comes out of my account every month', 'You have 4 active recurring bills'],
  ['what goes out a month', 'You have 4 active recurring bills, $213.66 a month'],
  ['how much goes out each month', 'On average you spent'],
  ['on hold with Lumen, how much was my last bill', 'you paid $11.99 (Lumen'],
  ["I'm on hold with Lumen, what did I last pay", 'you paid $11.99 (Lumen'],
  ['on hold with Lumen', 'I do not know “waiting”'],
  ['which bills are on hold', 'Cellar gym, $24.00 monthly'],
  ['savings rate, as in the share of income I did not spend', 'You kept'],
  ['my savings rate in May, meaning the part of my income I keep', 'in May 2027'],
  ["share of my income that I didn't spend in May", 'You kept'],
  ['identify duplicates', 'possible duplicates'],
  ['spot duplicate charges in May', 'possible duplicates'],
  ['did my regular pay go up', 'No raise'],
  ['spending for the parrrots kidds', 'I do not know'],
  ['May spending for the kidds', 'I do not know “kidds”'],
])('%s', async (asked, told) => {
  expect((await ask(asked)).toLowerCase()).toContain(told.toLowerCase())
})

test.each([
  ['how much can I spend until payday', 'You have $1,684.01 left until your next payday on May 21'],
  ['what can I spend per day until payday', 'today included, that is $187.11 a day'],
])('what is left since payday, less what is due before the next: %s', async (asked, told) => {
  const said = await ask(asked)
  expect(said).toContain(told)
  expect(said).toContain('$1,800.00 received since your last payday on May 7, 2027')
})

// 3,600.00 of pay, less 105.40 spent, 71.99 to come and 84.00 overdue, is 3,338.61.
test.each([
  ['how much is left this month', [], 'You have $3,338.61 left this month'],
  ['how much is left this month without the overdue bills', [], 'You have $3,422.61 left'],
  ["what's left if we ignore the overdue stuff", [], 'You have $3,422.61 left'],
  ['what can I spend after bills this month, not counting overdue', [], 'You have $3,422.61 left'],
  ["can I afford a 100 coat not counting what's late", [], 'that would be $3,322.61'],
  ['and without the overdue ones?', ['how much is left this month'], 'You have $3,422.61 left'],
  ["not counting what's late", ['can I afford $100?'], 'that would be $3,322.61'],
  ['how much can I spend until payday, overdue bills aside', [], 'You have $1,768.01 left until'],
])('what is left without what is overdue: %s', async (asked, before, told) => {
  const said = await ask(asked, before)
  expect(said).toContain(told)
  expect(said.includes('$84.00 overdue is not taken off')).toBe(!told.includes('3,338.61'))
})

test('what is due stays the same without what is overdue', async () => {
  const before = 'which bills are due this week'
  expect(await ask('without the overdue ones', [before])).toBe(await ask(before))
})

test.each([
  ['will I run out of money by June 1', 'You have $3,338.61 left this month'],
  ['will my money last until the 31st', 'You have $3,338.61 left this month'],
  ['how much a day can I spend until the 31st', 'that is $166.93 a day'],
  ['will I run out before June 1', 'You have $3,338.61 left this month'],
  [
    "will I run out of money by June 1? what's the forecast",
    'will have spent at least the $105.40',
  ],
  ['will my money last until the 24th', 'only to the end of this month'],
  ['how much can I spend before the 20th', 'only to the end of this month'],
])('what is left is told to the end of the month: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['how much is still coming in this month', '1 payment to you is due'],
  ['what income do I expect by the 25th', '1 payment to you is due'],
  ["what's coming in next week", '1 payment to you is due in the week of May 17 to 23, 2027'],
  ['how much more money will come in this month', '$1,800.00 in total'],
  ['how much has come in this month', 'You received $1,800.00'],
  ['when does the Parrot bill go out', 'Plume Cover is due on June 2, 2027'],
  ['when does Streaming come out of my account', 'Lumen is due on May 20, 2027'],
  ['when is Lumen taken', 'Lumen is due on May 20, 2027'],
  ["what's the next thing coming out of my account", 'Orchid Weekly Box is due on May 14, 2027'],
  ['Lumen June dates', 'due for Lumen in June 2027'],
  ['Lumen March dates', 'Lumen in March 2027'],
  ['which dates did I pay Lumen in April', 'Lumen in April 2027'],
  ['anything due before the weekend', 'due from May 12 to 14'],
  ['which bills do I have to pay before the weekend?', 'due from May 12 to 14'],
  ['anything due at the weekend', 'No bills are due on the weekend of May 15 to 16'],
  ['list all my subscriptions with prices', 'You have 2 active subscriptions, $42.99 a month'],
  ['subscription prices', 'All 4 active recurring bills together come to $213.66 a month'],
  ['did subscription prices go up', 'Lumen: from $9.99 to $11.99'],
  ['which bills are in the Streaming category', '1 active recurring bill for Streaming'],
  ['is Lumen paid for April', 'You spent $11.99 on Lumen in April 2027'],
  ['Lumen bill paid', 'The last time on Lumen was April 20, 2027'],
  ['Lumen paid?', 'The last time on Lumen was April 20, 2027'],
  ['pay Lumen for me', 'I cannot do that'],
  ['can you cancel Lumen for me', 'I cannot do that'],
  ['cancel Lumen: how much is that a year', 'Without Lumen you would save $11.99 a month'],
])('what is due, to come or paid: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['and then?', ['which bills are due next week'], 'the week of May 24 to 30, 2027'],
  ['and then?', ['which bills are due next week', 'and then?'], 'the week of May 31 to June 6'],
  ['and after that?', ['what is due tomorrow'], 'May 14, 2027'],
  ['and then?', ['when is Lumen due'], 'Lumen is due on June 20, 2027'],
  ['and then?', ['how much did I spend in April'], 'What do you want to know next?'],
  ['what share of my income is that?', ['how much are my bills a month'], '58.7% of the $364.20'],
  ['how much of my income is theirs', ['what are my bills'], '58.7% of the $364.20 a month'],
  ['what share of my income is that?', ['which bills are due this week'], 'Do you mean'],
  ['what share of my income is that?', ['how much are the Parrot bills'], 'Do you mean'],
])('%s, after %j', async (asked, before, told) => {
  expect(await ask(asked, before)).toContain(told)
})

test.each([
  ['log 15.99 for a book, category Snacks', [], ['15.99 Book Snacks 2027-05-12']],
  ['spent 40 on a lamp, put it under Streaming', [], ['40.00 Lamp Streaming 2027-05-12']],
  ['lunch 9.80 and coffee 3.60', [], ['9.80 Lunch', '3.60 Coffee']],
  [
    'Corner Barn 23.17 yesterday and Lumen 12.50 today',
    [],
    ['23.17 Corner Barn Groceries 2027-05-11', '12.50 Lumen Streaming 2027-05-12'],
  ],
  ['seeds 32 at Corner Barn on Monday', [], ['32.00 Seeds at Corner Barn Groceries 2027-05-10']],
  ['I think I spent about 30 at Corner Barn', [], ['30.00 Corner Barn Groceries 2027-05-12']],
  ['and 4 on coffee', ['spent 12.50 on lunch'], ['4.00 Coffee']],
  ['it was yesterday', ['spent 12.50 at Corner Barn'], ['12.50 Corner Barn Groceries 2027-05-11']],
  ['sorry, on Monday', ['spent 12.50 at Corner Barn'], ['12.50 Corner Barn Groceries 2027-05-10']],
])('entries told in passing: %s', async (asked, before, told) => {
  const { drafts = [] } = await askAssistant(person, today, asked, before)
  const said = drafts.map(
    (each) => `${each.amount} ${each.description} ${each.category} ${each.date}`,
  )
  expect(said).toHaveLength(told.length)
  told.forEach((each, at) => {
    expect(said[at]).toContain(each)
  })
})

test.each([
  ['it was yesterday', ['how much did I spend at Corner Barn']],
  ['and in April?', ['spent 12.50 on lunch']],
  ['it was Monday', ['spent 12.50 on lunch yesterday']],
  ['Groceries 2026 at Corner Barn', []],
  ['Corner Barn and Orchid', []],
  ['I think I spent too much at Corner Barn', []],
])('which tells no entry: %s', async (asked, before) => {
  expect((await askAssistant(person, today, asked, before)).drafts ?? []).toEqual([])
})

// Plume Cover at 31.00 from March on, Lumen at 9.99 in January and February and at 11.99 in March and April.
test.each([
  ['how much did I spend on bills last month', 'You spent $42.99 at'],
  ['what did my bills come to in April', 'You spent $42.99 at'],
  ['bills last month', 'You spent $42.99 at'],
  ['what did I spend on subscriptions in February', 'You spent $9.99 at'],
  ['total bills paid this year', 'You spent $136.96 at'],
  ['which bills did I pay last month', 'April 20, 2027: Lumen, $11.99'],
  ['how many bills did I pay in April', 'You have 2 expenses at'],
  ['did my bills cost more in April than in February', '$33.00 more'],
  ['which month had the highest bills', '$42.99'],
  ['what was the last bill I paid', 'you paid $31.00 (Plume Cover'],
  ['how much did I spend on bills and Groceries this month', 'You spent $105.40 on'],
  ['how much did I spend on bills except Lumen last month', 'You spent $31.00 at'],
])('what was paid for bills: %s', async (asked, told) => {
  const said = await ask(asked)
  expect(said).toContain(told)
  expect(said).toMatch(/I counted what went to the payees of (your )?recurring bills/)
})

test.each([
  ['how much did I spend this month not counting bills', 'You spent $74.40, leaving out'],
  ['spending this year so far excluding my subscriptions', 'You spent $114.40, leaving out'],
])('what was spent on other things than bills: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  'bills now vs a year ago',
  'how do my bills compare with a year ago',
  'how much more are my bills now than in January',
])('bills against what they were: %s', async (asked) => {
  const said = await ask(asked)
  expect(said).toContain('$213.66 a month or $2,563.88 a year now')
  expect(said).toContain('Lumen: from $9.99 to $11.99')
  expect(said).toContain('Paused now:\nCellar gym: $24.00 monthly')
})

test.each([
  ['how much are my bills this month', 'bills are due from May 12 to 31'],
  ['bills in April', 'due in April 2028'],
  ['until the 20th what bills do I have', 'bills are due from May 12 to 20'],
  ['anything going out on the 20th', '1 bill is due on May 20, 2027'],
  ['is anything going out on Friday?', '1 bill is due on May 14, 2027'],
  ['how much is coming in from Beacon Mills this month', 'payment to you is due'],
  ['what can I spend today', 'You have $3,338.61 left this month'],
  ['how much of that is Streaming?', '1 active recurring bill for Streaming'],
])('bills to come stay those: %s', async (asked, told) => {
  expect(await ask(asked, ['how much are my bills a month'])).toContain(told)
})

test.each(['have I paid all my bills this month', 'did I pay any bills yesterday'])(
  'whether all is paid is no sum: %s',
  async (asked) => {
    expect(await ask(asked)).not.toContain('You spent')
  },
)

test.each([
  ['is this month going to be worse than last month', 'That time is not over yet.'],
  ['suppose I spend 300 on presents, am I still in the black this month', 'would be $3,038.61'],
  ['what was Lumen before', 'Lumen: from $9.99 to $11.99'],
  ['what was my spending before', 'I do not know “before”'],
  ["hope you're well! what did I spend at Lumen in April? ta", 'You spent $11.99 at Lumen'],
  ['did I pay for Lumen yet', 'The last time on Lumen was April 20, 2027'],
  ['how much can I spend a week for the rest of the month', 'that is $1,168.51 a week'],
  ['can I afford 60 on May 20', 'that would be $3,278.61'],
])('asked in plain words: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test('the categories in use are named, all of them', async () => {
  expect(await ask('what categories do I have')).toBe(
    'Your categories for expenses: Groceries, Health, Parrot, Snacks, Streaming, Utilities. For income: Salary, Tips.',
  )
})

test.each([
  ['45 Groceries yesterday', 'expense of $45.00, Groceries, Groceries, May 11, 2027'],
  ['lunch 14 Ferry diner', 'expense of $14.00, Lunch Ferry diner, Snacks, May 12, 2027'],
  ['Corner Barn 32.50', 'expense of $32.50, Corner Barn, Groceries, May 12, 2027'],
  ['earned 200 selling an old cooler', 'income of $200.00, Selling an old cooler'],
])('a name and an amount are an entry: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(`Ready to add: ${told}`)
})

test.each(['Groceries 5', 'Corner Barn 32?', 'Groceries and Snacks 40', 'Groceries 3 months'])(
  'which is no entry: %s',
  async (asked) => {
    expect(await ask(asked)).not.toContain('Ready to add')
  },
)

test('a pet of any kind is the category of the one there is', async () => {
  await writeEntries(app, person, [row('expense', 'Dog', 'Bone Bar', 900, '2027-05-05')])
  const said = await ask('how much did I spend on pets')
  expect(said).toContain('You spent $9.00 on Dog')
  expect(said).toContain('I counted the category Dog.')
})

test.each([
  ['my bills, smallest first', ['Lumen', 'Orchid Weekly Box', 'Plume Cover', 'Grid Power']],
  ['my bills, biggest first', ['Grid Power', 'Plume Cover', 'Orchid Weekly Box', 'Lumen']],
  ['bills in the next 30 days, cheapest first', ['Lumen', 'Orchid Weekly Box', 'Plume Cover']],
  ['bills in the next 30 days, oldest first', ['Orchid Weekly Box', 'Lumen', 'Plume Cover']],
])('bills in the order asked for: %s', async (asked, names) => {
  const told = await ask(asked)
  const places = names.map((name) => told.indexOf(name))
  expect(places, told).not.toContain(-1)
  expect(places, told).toEqual(places.toSorted((a, b) => a - b))
})
