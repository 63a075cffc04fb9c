import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Somebody whose desk, video service and pay went up, one of the services with a recurring bill and two without.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-06-16'
let person: Person

const months = ['01', '02', '03', '04', '05', '06']
const entry = (
  type: 'income' | 'expense',
  category: string,
  description: string,
  amount: number,
  date: string,
): EntryFields => ({ type, category, description, amount, date })

const entries: readonly EntryFields[] = [
  ...months.flatMap((month) => [
    entry('expense', 'Desk', 'Loft Works', month < '04' ? 15_000 : 16_500, `2027-${month}-03`),
    entry('expense', 'Video', 'Reelbox', month < '05' ? 1_549 : 1_799, `2027-${month}-10`),
    entry('expense', 'Video', 'Docustream', 600, `2027-${month}-12`),
    entry('expense', 'Apps', 'Quillnote', 800, `2027-${month}-14`),
    entry(
      'income',
      'Salary',
      'Harbour Mutual',
      month < '03' ? 200_000 : 210_000,
      `2027-${month}-01`,
    ),
  ]),
  entry('expense', 'Groceries', 'Corner Barn', 4_100, '2027-05-05'),
  entry('expense', 'Groceries', 'Corner Barn', 8_300, '2027-05-21'),
  entry('expense', 'Groceries', 'Hill Market', 2_600, '2027-04-08'),
]

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  const bill = {
    description: 'Quillnote',
    type: 'expense',
    category: 'Apps',
    amount: '8.00',
    frequency: 'monthly',
    startDate: '2027-07-14',
  }
  expect((await person.post('/api/recurring-transactions', bill)).status).toBe(201)
})

async function ask(message: string, ...before: string[]): Promise<string> {
  return (await askAssistant(person, today, message, before)).response
}

const desk =
  'Loft Works: from $150.00 to $165.00 (10.0%, $15.00 more each time) since April 3, 2027'
const video = 'Reelbox: from $15.49 to $17.99 (16.1%, $2.50 more each time) since May 10, 2027'
const pay =
  'Harbour Mutual: from $2,000.00 to $2,100.00 (5.0%, $100.00 more each time) since March 1'

test.each([
  ['when did my desk go up and by how much', desk],
  ['Did my desk increase? If so, when and by how much?', desk],
  ['did my desk go up', desk],
  ['how much has the desk gone up', desk],
  ['has my desk gone up this year', desk],
  ['the desk was cheaper before. until when?', desk],
  ['when did Loft Works raise my rent', desk],
  ['reelbox went up right? from what to what', video],
  ['Our Reelbox bill seems to have gone up. When did that happen, and by how much?', video],
  ['reelbox used to be cheaper, right?', video],
  ['reelbox costs more than it used to, since when', video],
  ['they bumped my reelbox bill, didnt they', video],
  ['Has the Reelbox premium been raised?', video],
  ['How much did Reelbox increase, in dollars and percent?', video],
  ['How much dearer has Reelbox become?', video],
  ['Old vs new price of Reelbox', video],
  ['Date and size of the last Reelbox price increase', video],
  ['since when is reelbox 17.99', video],
  ['reelbox price history', video],
  ["I'm sure Reelbox has gone up again. Has it, and by how much?", video],
  ['I could swear Reelbox costs more. Does it?', video],
  ['pretty sure Reelbox charges more now, how much more?', video],
  ['Reelbox is charging me more, isnt it?', video],
  ['Have they put the desk up again?', desk],
  ['Has Loft Works put my desk up?', desk],
  ['Loft Works raised my desk, when and by how much?', desk],
  ['why did they put the desk up?', `${desk}\nWhy a price changed is not in your records.`],
  ['By how many percent did my Harbour paycheck go up in March?', pay],
  ['When did my salary last go up, and by what amount?', pay],
  ['when did Harbour Mutual go up and by how much', pay],
])('what a price rose by, and when: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test.each([
  ['Corner Barn costs me more than it used to, since when', 'No price rise on Corner Barn'],
  ['when did groceries go up', 'No price rise on Groceries'],
  ['groceries went up in May, by how much', 'up $98.00 (376.9%): $124.00 in May 2027'],
])('what has no price has no rise: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test.each([
  ['if i drop reelbox and quillnote what do i save a year', '$25.99 a month, $311.88 a year'],
  ['what would I save without Reelbox and Docustream', '$23.99 a month, $287.88 a year'],
  ['how much would dropping reelbox save me monthly', '$17.99 a month, $215.88 a year'],
  ['if i ditch reelbox how much extra do i have a month', '$17.99 a month, $215.88 a year'],
  ['what would i save if i cancelled quillnote', '$8.00 a month, $96.00 a year'],
  ['what would I save without Corner Barn', 'You spent $124.00 on Corner Barn'],
  ["What is the total I'd save a year by cutting all my subscriptions?", '$96.00 a year'],
])('what is paid regularly is saved at its price of today: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test.each([
  ['is Reelbox over $15?', 'Yes: $2.99 more than $15.00. You last paid Reelbox $17.99'],
  ['does Docustream cost less than 10 dollars?', 'Yes: $4.00 less than $10.00.'],
  ['is Quillnote more than $10?', 'No: Quillnote is $8.00 monthly, $2.00 less than $10.00.'],
  [
    'do I pay more than $90 a year for Quillnote?',
    'Yes: Quillnote is $8.00 monthly, $96.00 a year',
  ],
  ['have I spent over $30 on Quillnote?', 'Yes: you spent $48.00 on Quillnote'],
  ['is my Quillnote spending over $30?', 'Yes: you spent $48.00 on Quillnote'],
  ['is there a Docustream charge over $5?', '6 expenses on Docustream, each over $5.00'],
  ['is Docustream under $10 a month?', 'On average you spent'],
  ['what does Quillnote come to a year', '$8.00 a month or $96.00 a year'],
  ['what do Quillnote and Docustream add up to', 'You spent $84.00'],
  ['is Corner Barn over $100?', 'Yes: you spent $124.00 on Corner Barn'],
])('a price, and what was spent where that is asked for: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test.each([
  ['Which categories exceeded $100 in May?', ['Desk: $165.00', 'Groceries: $124.00']],
  ['what categories went over 100 in may', ['Desk: $165.00', 'Groceries: $124.00']],
  [
    'which places took more than 100 off me in may',
    ['Loft Works: $165.00', 'Corner Barn: $124.00'],
  ],
  ['Months with expenses over $300', ['May 2027: $320.99']],
  ['months where groceries were more than 100', ['May 2027: $124.00']],
])('what is over a limit is listed: %s', async (question, told) => {
  const said = await ask(question)
  for (const each of told) expect(said).toContain(each)
})

test.each([
  ['last Corner Barn - date and price', 'May 21, 2027'],
  ['last Corner Barn - date and price', '$83.00'],
  ['what percent of my income did i have left in May', 'You kept 84.7% of your income'],
  ['I think Corner Barn took my money twice in May, can you check', 'No possible duplicates'],
])('no rise and no sum: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test.each([
  [
    'what does Reelbox cost me a year at the price it is now',
    'At that price it is $215.88 a year.',
  ],
  ['Reelbox per year at the current price', 'At that price it is $215.88 a year.'],
  ['what is Docustream a year at what it costs now', 'At that price it is $72.00 a year.'],
  ['what do I pay for Quillnote a year at the present rate', '$96.00 a year'],
  ["at today's price, how much is Reelbox a month?", 'At that price it is $17.99 a month.'],
])('the present price over a year is no average: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test('how many purchases each has is no amount', async () => {
  expect(await ask('which category has over 10 purchases')).not.toContain('$10.00')
})

test.each([
  ['Net cash flow per month for 2027', ['January 2027: $1,820.51', 'May 2027: $1,779.01']],
  ['video per month this year', ['January 2027: $21.49', 'June 2027 so far: $23.99']],
  ['income per quarter', ['January 1 to March 31, 2027: $6,100.00']],
  ['Expenses per quarter 2027', ['January 1 to March 31, 2027: $538.47']],
  ['which quarter did I spend the most', ['April 1 to June 16, 2027 so far: $738.47']],
])('each month or quarter is listed: %s', async (question, told) => {
  const said = await ask(question)
  for (const each of told) expect(said).toContain(each)
})

test.each([
  ['which rise was the biggest'],
  ['what was my biggest price increase this year'],
  ['which of my bills went up this year?', 'Which one went up the most?'],
  ['what got more expensive?', 'which rise was the biggest?'],
  ['Which prices went up?', 'and the biggest increase?'],
])(
  'the largest of several rises comes first, although it is not the latest: %s, %s',
  async (...turns: string[]) => {
    const told = await ask(turns.at(-1) ?? '', ...turns.slice(0, -1))
    expect(told).toContain(', the largest step first:')
    expect(told.indexOf(desk)).toBeGreaterThan(0)
    expect(told.indexOf(video)).toBeGreaterThan(told.indexOf(desk))
  },
)

const groceries =
  'Groceries took $124.00 in May 2027, in 2 expenses.\nOne such expense less saves $62.00 on average.'

test.each([
  ['How can I spend less on groceries?', groceries],
  ['how do I make my spending on groceries go down', groceries],
  ['how do i get my grocery bill down', groceries],
  ['How do I cut down on groceries?', groceries],
  ['any tips to save on groceries', groceries],
  ['how do we keep video down', '$17.99 of it went to Reelbox, 75.0%.'],
  ['how do I keep my spending down', 'Where saving would make the most difference'],
])('how to spend less on something tells where it goes: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})

test.each([
  ['did I cut down on groceries', 'I am not sure'],
  ['which month had the biggest rise', 'I am not sure'],
])('what looks back is not advised on: %s', async (question, told) => {
  expect(await ask(question)).toContain(told)
})
