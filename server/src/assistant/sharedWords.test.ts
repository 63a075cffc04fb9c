import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Words that stand in a name and also mean something by themselves, and short questions that go on from a sum.

const app = await openTestApp()
const today = '2027-06-16'
let kay: Person

type Row = readonly [
  type: 'income' | 'expense',
  description: string,
  category: string,
  amount: string,
  ...dates: string[],
]

const rows: readonly Row[] = [
  ['expense', 'Marina Fuel Dock', 'Boat', '90.00', '2027-05-04', '2027-06-12'],
  ['expense', 'Shell', 'Transportation', '40.00', '2027-05-06', '2027-06-02'],
  ['expense', 'Petro Stop', 'Food & Dining', '11.00', '2027-05-07'],
  ['expense', 'Cafe Blue', 'Food & Dining', '6.00', '2027-05-10', '2027-05-20', '2027-06-03'],
  ['expense', 'Streamly', 'Streaming', '10.00', '2027-04-15', '2027-05-15', '2027-06-15'],
  ['expense', 'Filmbox', 'Streaming', '7.00', '2027-05-18'],
  ['expense', 'Paper Shop', 'Gifts', '15.00', '2026-12-20', '2027-05-21'],
  ['income', 'Aunt Bea', 'Gift', '150.00', '2027-05-01'],
  ['income', 'Old cooler', 'Other', '240.00', '2027-05-02'],
  ['income', 'Penguin Books', 'Freelance', '500.00', '2027-05-28'],
  ['income', 'Orchard Farm', 'Salary', '2100.00', '2027-04-05', '2027-05-05', '2027-06-05'],
]

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  kay = await addPerson(app)
  for (const [type, description, category, amount, ...dates] of rows)
    for (const date of dates)
      await add('/api/transactions', { type, description, category, amount, date })
  await addBill('Streamly', 'Streaming', '2027-07-15')
})

async function add(path: string, body: Record<string, string>) {
  const reply = await kay.post(path, body)
  expect(reply.status).toBe(201)
}

function addBill(description: string, category: string, startDate: string) {
  return add('/api/recurring-transactions', {
    type: 'expense',
    amount: '10.00',
    description,
    category,
    frequency: 'monthly',
    startDate,
  })
}

const ask = (message: string, before: readonly string[] = []) =>
  askAssistant(kay, today, message, before)

test.each<readonly [string, string]>([
  // A category Other is named only where a name stands.
  ['What other income besides salary did I have?', 'You received $890.00, leaving out Salary,'],
  ['other income apart from salary in May', 'You received $890.00, leaving out Salary,'],
  ['What other income did I have?', 'Other than what?'],
  ['any other expenses in May', 'Other than what?'],
  ['How much did I receive from Other?', 'You received $240.00 from Other'],
  // "Fuel" is what Shell sells, and a part of another payee's name.
  ['When did I last buy fuel at Shell?', 'The last time at Shell was June 2, 2027'],
  ['how much fuel from shell in May', 'You spent $40.00'],
  ['fuel at Petro in May', 'That names two things.'],
  ['gifts for the boat this year', 'That names two things.'],
  ['How much on fuel in May?', 'You spent $90.00 on Marina Fuel Dock'],
  // A category Streaming, and not every bill.
  ['How much do I spend on streaming services?', 'You spent $37.00 on Streaming'],
  ['streaming services in May', 'You spent $17.00 on Streaming in May 2027'],
  // Gift came in, Gifts went out.
  ['gift spending this year', 'You spent $15.00 on Gifts'],
  ['how much gift money did I receive', 'You received $150.00 from Gift'],
  ['how much did I spend on gifts in 2026', 'You spent $15.00 on Gifts'],
  ['How much on books?', 'You have no spending on Penguin Books'],
  ['how much from books', 'You received $500.00 from Penguin Books'],
  // Each of them, and not the biggest.
  ['Who paid me in May?', 'Your income payees in May 2027'],
  ['Who paid me the most in May?', 'Your biggest income payee in May 2027'],
  ['What category is Shell in?', 'Transportation: $80.00 (100.0%)'],
  ['which category does Cafe Blue belong to', 'Food & Dining: $18.00 (100.0%)'],
  ['spending each month of 2027 at Cafe Blue', 'by month in 2027 so far'],
  ['Which payee went down the most?', 'Petro Stop: down $11.00'],
  ['when do I go to Cafe Blue most', 'on which weekday, or in which month?'],
  // What is not late is said to be so, and when it is due.
  ['Is Streamly late?', 'Not overdue. Streamly is due on July 15, 2027'],
  ['what part of my Cafe Blue spending was in May', 'the share of that time in all'],
  ['what share of my spending in May was on streaming', 'Streaming came to'],
  ['Am I spending too much?', 'You stayed within your income.'],
  ['month over month spending', 'from May 1 to 16, 2027'],
  ['how do I cancel my subscription to Evenkeel', 'There is nothing to cancel'],
  ['what would I save if I cancel Streamly', 'you would save $10.00 a month'],
  [
    'What share of my freelance income comes from Penguin Books?',
    'came to 100.0% of your income from',
  ],
  [
    'all time, what does a visit to Cafe Blue cost me on average',
    'On average $6.00 each at Cafe Blue in all',
  ],
  ['Which weekday has the most purchases?', 'the weekday with the most expenses'],
  ['What does Jonas spend on gifts?', 'I can see only your own records.'],
  ['every gift I bought, with dates', '2 expenses on Gifts'],
  ['Who is my best paying client?', 'Orchard Farm: $6,300.00'],
  ['log overtime 310 from Orchard Farm, came in on 6/4', 'Ready to add: income of $310.00'],
  ['log lunch 12.50 from Cafe Blue', 'Ready to add: expense of $12.50'],
  ["Hi, I'm new here, what can you do?", 'You can ask what you spent'],
  ['how much is due in the next two months (60 days)', '$20.00 in total'],
])('%s', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

test.each<readonly [string, string, string]>([
  ['How much at Cafe Blue in May?', 'vs Shell', '$28.00 more than on Cafe Blue'],
  ['How much at Cafe Blue in May?', 'compared to Petro Stop', '$1.00 more than on Petro Stop'],
  ['What did I spend in May?', 'so what did I save?', 'a net balance of $2,805.00'],
  ['How much did I spend in May?', 'what share of my income', 'of your income in May 2027'],
  ['How much at Shell in May?', 'what share of my income', 'Shell came to 1.3% of your income'],
  ["What's left this month?", 'and after bills?', 'left this month'],
  [
    'How much did I spend at Cafe Blue?',
    'what % of food & dining is that',
    'Cafe Blue came to 62.1%',
  ],
  [
    'How much did I spend at Cafe Blue?',
    'what % of my gifts is that',
    'None of your spending on Gifts',
  ],
  [
    'How much did I spend on gifts?',
    'what % of streaming is that',
    'Of what do you want the share?',
  ],
  ['What did I spend on June 3?', 'and the day before?', 'You spent $40.00 on June 2, 2027'],
  ['Did I spend more in May than in April?', 'by how many percent?', '%)'],
])('%s %s', async (first, next, told) => {
  expect((await ask(next, [first])).response).toContain(told)
})

const future = 'What will change is not in your records'
const balances = 'I do not know the balance of any account, card or loan'

test.each([
  ['Do you know whether Orchard Farm will raise it next year?', future],
  ['Will Streamly go up next year?', future],
  ['When will my rent go up?', future],
  ['will I make more at Orchard Farm next month', future],
  ['is Orchard Farm gonna give me a raise', 'What an employer or a client will do next'],
  ['will Orchard Farm pay a bonus this year', 'What others will decide is not in your records'],
  ['when is my next raise', 'What others will decide is not in your records'],
  ['how much money does Aunt Bea have', 'I can see only your own records.'],
  ['is Bea richer than me', 'I can see only your own records.'],
  ['what are the other farms taking do you reckon', 'I can see only your own records.'],
  ['What’s my current brokerage balance?', balances],
  ['how much do we hold in savings at Orchard Farm', balances],
  ['what is the value of my portfolio', balances],
  ['how much is on my credit card right now', balances],
  ['what rate is Streamly charging me', 'Interest rates are not in your records'],
  ['what is the euro worth today', 'I know no exchange rates'],
  ['is my money safe at Shell', 'How safe a bank or a company is'],
  ['What is my student loan balance?', balances],
  ['what is our house worth', balances],
  ['what interest do Streamly charge us', 'Interest rates are not in your records'],
  ['how much do I owe the IRS', 'How much tax you owe cannot be known'],
  ['will Orchard Farm pay me more this year', 'What an employer or a client will do next'],
  ['how much does Aunt Bea owe me', 'What others owe you is not in your records'],
])('what no record tells: %s', async (question, told) => {
  const { kind, response } = await ask(question)
  expect(response).toContain(told)
  expect(kind).toBe('refuse')
})

test.each([
  ['did Streamly go up this year', 'Streamly'],
  ['what will Streamly cost me next month', '1 bill is due for Streamly in July 2027'],
  ['how much did Aunt Bea give me', 'You received $150.00 from Aunt Bea'],
  ['did I get a raise', 'No raise'],
  ['how much did I make at Orchard Farm in May', 'You received $2,100.00 from Orchard Farm'],
])('and what the records do tell: %s', async (question, told) => {
  const { kind, response } = await ask(question)
  expect(response).toContain(told)
  expect(kind).not.toBe('refuse')
})

test.each([
  ['My accountant would like a copy of our records. How may I download them?', 'Export CSV'],
  ['how do i get everything out in a file for my accountant', 'Export CSV'],
  ['could you send my accountant a copy of my records', 'Export CSV'],
  ['I should like to know where I can change my password.', 'Change password in Settings'],
  ['How would one go about setting a new category?', '“New category…”'],
  ['How would one go about deleting an entry?', 'Press the bin'],
  ['what do I do if I entered a payment twice by mistake', 'press the bin'],
  ['what should I do when I typed the wrong amount', 'Press the pencil'],
  ['is my data safe with you', 'Your data is private'],
  ['how do I print my records', 'Month review'],
  ['lol ok thx', 'You are welcome.'],
  ['appreciate it buddy, happy new year', 'You are welcome.'],
  ['cya', 'Goodbye!'],
  ['That helps, thank you. Have a lovely evening.', 'You are welcome.'],
  ['alright thats all, drive safe', 'You are welcome.'],
  ['who r u', 'I am the assistant'],
  ['idk what to ask', 'You can ask'],
  ['How would I go about cancelling a bill I no longer have?', 'Recurring Bills page'],
  ['Would it be possible to change the date of a transaction?', 'Press the pencil'],
  ['would i be able to change a category', 'Press the pencil'],
  ['I put in the wrong amount for something, what do I do?', 'Press the pencil'],
  ['How do we fix something we typed in wrong?', 'Press the pencil'],
  ['how can I correct a mistake', 'Press the pencil'],
  ['how do i set a bill to inactive', 'Deactivate beside a bill'],
  ['can I put a bill on hold', 'Deactivate beside a bill'],
  ['How do I set up a client that pays me every month?', 'Recurring Bills page with Add'],
  ['how do i add a pension that comes in monthly', 'Recurring Bills page with Add'],
  ['Could you explain how the health score is worked out?', 'starts at 50'],
  ['lol ur the best thx', 'You are welcome.'],
  ['Aww thank you so much, you’ve been a huge help! Happy New Year!', 'You are welcome.'],
  ['omg thank u, ur a lifesaver x', 'You are welcome.'],
])('about the product, in roundabout words: %s', async (question, told) => {
  expect((await ask(question)).response).toContain(told)
})

test.each([
  'would i be able to pay Streamly',
  'am I able to save 200',
  'is any bill inactive',
  'How do I make my spending on coffee go down?',
])('%s is no question about the product', async (question) => {
  expect((await ask(question)).kind).not.toBe('help')
})

test('print sales are no question about printing', async () => {
  expect((await ask('How much did print sales bring in this year?')).kind).not.toBe('help')
})
