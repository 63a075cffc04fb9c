import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Names with months, numbers and words of help in them, and nouns for one piece of what is named.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-08-31'
let person: Person

const vet = entriesOf('expense', 'Dr. August Vet', 'Pets')
const dentist = entriesOf('expense', 'Dr. Lowe Dental', 'Health')
const sitter = entriesOf('expense', 'Sitter April', 'Childcare')
const bakery = entriesOf('expense', "June's Bakery", 'Groceries')
const studio = entriesOf('expense', 'Studio 9', 'Chair Rent')
const lab = entriesOf('expense', 'Mpix', 'Printing')
const prints = entriesOf('income', 'Oak Gallery', 'Print Sales')
const pub = entriesOf('income', 'Rusty Anchor', 'Second Job')
const camera = entriesOf('expense', 'Focus Camera', 'Equipment')
const fuel = entriesOf('expense', 'Shell', 'Gas')
const noodles = entriesOf('expense', 'Noodle Bar', 'Eating Out')
const cafe = entriesOf('expense', 'Blue Door', 'Eating Out')
const shop = entriesOf('expense', 'Target', 'Home')
const refund = entriesOf('income', 'Target', 'Refund')
const helper = entriesOf('expense', 'Priya Nair', 'Assistants')
const support = entriesOf('income', 'Child Support', 'Support')
const garage = entriesOf('expense', 'Jiffy Lube', 'Car')
const loan = entriesOf('expense', 'Toyota Loan', 'Car')

const entries: readonly EntryFields[] = [
  vet('2027-05-08', 7600),
  vet('2027-08-03', 2400),
  dentist('2027-06-02', 16_500),
  sitter('2027-04-10', 4600),
  sitter('2027-07-16', 6200),
  bakery('2027-06-11', 1250),
  bakery('2027-08-05', 900),
  studio('2027-07-05', 19_500),
  lab('2027-07-20', 4300),
  prints('2027-07-02', 24_500),
  prints('2027-08-02', 3500),
  pub('2027-07-31', 12_800),
  pub('2027-08-14', 10_500),
  camera('2027-03-16', 129_700),
  camera('2027-06-16', 7450),
  fuel('2027-07-09', 4000),
  fuel('2027-08-09', 3600),
  noodles('2027-06-20', 5000),
  cafe('2027-06-21', 1100),
  cafe('2027-07-21', 1200),
  shop('2027-06-01', 8000),
  refund('2027-06-24', 5420),
  helper('2027-06-25', 32_000),
  support('2027-08-05', 42_500),
  garage('2027-02-13', 5999),
  garage('2027-06-13', 6499),
  loan('2027-08-17', 28_900),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

async function ask(message: string) {
  return askAssistant(person, today, message)
}

test.each([
  // A month, a number or an ordinal in a name.
  ['when was the last time we were at dr august with the dog', 'August 3, 2027'],
  ['dr august total', 'You spent $100.00 on Dr. August Vet in all your records'],
  ['have we been to dr. august in may', '$76.00 at Dr. August Vet in May 2027'],
  ['last time we saw dr august', 'August 3, 2027'],
  ['what did I spend in August', 'You spent $358.00 in August 2027'],
  ['when did I last pay April', 'The last time at Sitter April was July 16, 2027'],
  ['how much did I pay April this year', '$108.00 at Sitter April in 2027'],
  ['how much did I pay in April', 'You spent $46.00 in April 2027'],
  ['april sitter last paid', '“april” may be a month or a payee'],
  ["how much did I spend at June's this year", "$21.50 at June's Bakery in 2027"],
  ["how much was spent at june's in june", "$12.50 at June's Bakery in June 2027"],
  ["what were June's expenses", 'You spent $777.99 in June 2027, in 8 expenses'],
  ['studio nine total', 'You spent $195.00 on Studio 9'],
  ['2nd job last month', 'You received $128.00 from Second Job in July 2027'],
  ['when was the 1st time I went to Jiffy Lube', 'February 13, 2027'],
  ['first job total', 'I do not know “job”'],
  ['what did I spend on my 2nd visit to jiffy lube', 'I understood: Jiffy Lube'],
  ['what did I spend on the 2nd of June', 'You spent $165.00 on June 2, 2027'],
  // Words of help in a name.
  ['How much did print sales bring in last month?', '$245.00 from Print Sales in July 2027'],
  ['what do I spend on printing in July', 'You spent $43.00 on Printing in July 2027'],
  ['how do I print my print sales?', 'Month review, on the dashboard'],
  ['is it possible to print this?', 'Month review, on the dashboard'],
  ['which assistant did I pay most often', 'Priya Nair: 1 time'],
  // One piece of what is named.
  [
    'most expensive piece of equipment I ever bought',
    'on Equipment in all your records so far was $1,297.00',
  ],
  ['cheapest bit of equipment this year', '$74.50'],
  ['how much was my last tank of gas', '$36.00 (Shell, Gas)'],
  ['average price per tank of gas', 'On average $38.00 each on Gas'],
  ['price of a tank of gas', 'On average $38.00 each on Gas'],
  ['last jiffy lube - date n price', 'June 13, 2027 (79 days ago): you paid $64.99'],
  ['lowe dental - date and price', 'June 2, 2027 (90 days ago): you paid $165.00'],
  ['did Jiffy Lube put its price up', 'Jiffy Lube'],
  // What was bought at a payee that is in the records only once, and meals where one eats out.
  ['how much was the crown at Dr Lowe', 'You spent $165.00 at Dr. Lowe Dental'],
  ['what did the crown by Dr Lowe cost', 'I left aside “crown”.'],
  ['what did I pay for the new tripod at Noodle Bar', 'You spent $50.00 at Noodle Bar'],
  ['how much was the tripod at Focus Camera', 'called “tripod”. I understood: Focus Camera'],
  ['how often do we have dinner at Blue Door', '2 times at Blue Door'],
  ['how often do we have dinner at Focus Camera', 'I do not know “dinner”'],
  ['how much did me and the kids spend on gas', 'You spent $76.00 on Gas'],
  ['what did daycare cost me in July', 'You spent $62.00 on Childcare in July 2027'],
  // Eating out, and money that came back.
  ['which place do we go to most often when we eat out', 'Blue Door: 2 times'],
  ['how much do we spend when we go out to eat', 'You spent $73.00 on Eating Out'],
  ['what was the last place we ate out at', 'July 21, 2027'],
  ['did target ever give us money back', 'You got back $54.20 from Target'],
  ['when did Target give me my money back', 'You got back $54.20 from Target'],
  ['child support came in when', 'The last time from Child Support was August 5, 2027'],
  // All that came in less all that went out.
  [
    'If I take everything I have earned and subtract everything I have spent, how much is left?',
    'a net balance of −$1,974.78',
  ],
  ['if you add up all I received and take away all I spent, what remains?', 'a net balance of'],
] as const)('%s', async (question, expected) =>
  expect((await ask(question)).response).toContain(expected),
)

test.each([
  [
    'how much is on my credit card right now',
    'refuse',
    'I do not know the balance of any account, card or loan',
  ],
  ['what do we owe on the visa', 'refuse', 'What is on a card'],
  ['how much did I spend with my credit card', 'refuse', 'How something was paid'],
  ['how much do I still owe on the toyota loan', 'answer', 'What is still owed on a debt'],
  ['how much did I pay on the toyota loan', 'answer', '$289.00'],
  ['when will Oak Gallery pay my next invoice', 'refuse', 'so the next date cannot be known'],
  ['have I spent anything on clothes yet', 'empty', 'Nothing is recorded under “clothes”'],
  ['did we buy any furniture this year', 'empty', 'Nothing is recorded under “furniture” in 2027'],
  ['how much did I spend on clothes', 'clarify', 'it may stand under another name'],
  ['did I spend anything on slow days', 'clarify', 'slow'],
  ['how many rounds of lube did I buy at Target', 'clarify', 'I do not know “rounds”'],
  ['have I paid off my debts', 'clarify', 'debts'],
  // A slip is no name.
  ['did I spend moe this month than last month', 'clarify', 'moe'],
  ['did I buy a kayak this month', 'empty', 'Nothing is recorded under “kayak”'],
] as const)('%s: %s', async (question, kind, expected) =>
  expect(await ask(question)).toMatchObject({ kind, response: expect.stringContaining(expected) }),
)
