import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// The same plain questions by a trader, in courteous, dictated, hurried and reported words.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-08-31'
let person: Person

const sale = entriesOf('income', 'eBay', 'Resale')
const stock = entriesOf('expense', 'eBay', 'Stock')
const stamps = entriesOf('expense', 'USPS', 'Postage')
const vet = entriesOf('expense', 'Hillside Vet', 'Animals')
const sitter = entriesOf('expense', 'June', 'Animals')
const aldi = entriesOf('expense', 'Aldi', 'Groceries')
const tiles = entriesOf('expense', 'Tile Works', 'House')
const doctor = entriesOf('expense', 'Dr. Patel', 'Health')
const tv = entriesOf('expense', 'Hulu', 'Subscriptions')

const entries: readonly EntryFields[] = [
  sale('2027-06-18', 4000),
  sale('2027-07-15', 7000),
  sale('2027-07-20', 5000),
  stock('2027-07-02', 9000),
  stock('2027-08-02', 1500),
  stamps('2027-07-12', 2000),
  stamps('2027-08-09', 1100),
  vet('2027-01-27', 23_000),
  sitter('2026-12-28', 6000),
  sitter('2027-06-14', 7500),
  aldi('2027-06-10', 1000),
  aldi('2027-07-10', 2000),
  aldi('2027-08-25', 3000),
  aldi('2027-08-30', 500),
  tiles('2027-05-10', 80_000),
  doctor('2027-05-20', 16_000),
  tv('2027-06-14', 899),
  tv('2027-07-14', 899),
  tv('2027-08-14', 999),
]

beforeAll(async () => {
  // A bill can't start in the past: the one that is overdue was set up just before midnight.
  app.clock.set('2027-08-30T23:55:00.000Z')
  person = await addPerson(app)
  for (const [description, category, amount, startDate] of [
    ['Hulu', 'Subscriptions', '9.99', '2027-09-14'],
    ['Water', 'House', '36.00', '2027-08-30'],
    ['Phone', 'House', '35.00', '2027-09-07'],
  ]) {
    const bill = {
      description,
      category,
      amount,
      startDate,
      type: 'expense',
      frequency: 'monthly',
    }
    expect((await person.post('/api/recurring-transactions', bill)).status).toBe(201)
  }
  app.clock.set(`${today}T00:01:00.000Z`)
  await writeEntries(app, person, entries)
})

async function ask(message: string) {
  return askAssistant(person, today, message)
}

const ebayJuly = 'received $120.00 from eBay'
const groceriesJuly = 'You spent $20.00 on Groceries in July 2027'

test.each([
  // What a trader sells is what comes in from there.
  ['ebay sales in july', '2 income transactions from eBay in July 2027, $120.00 in total'],
  ['how much did I sell on eBay in July', ebayJuly],
  ['what were my takings from eBay in July', ebayJuly],
  ['biggest ebay sale', 'Your biggest income from eBay in all your records so far was $70.00'],
  ['last sale on eBay', 'The last time from eBay was July 20, 2027'],
  ['avg sale on ebay in July', 'On average $60.00 each from eBay in July 2027'],
  ['what did I turn over in July', 'You received $120.00 in July 2027'],
  // What comes in at a payee that also costs, held against what only costs
  ['ebay income minus postage in july', `${ebayJuly} and spent $20.00 on Postage in July 2027`],
  ['ebay sales less postage, july', `${ebayJuly} and spent $20.00 on Postage in July 2027`],
  [
    'did I make more on ebay than I spent on postage in july',
    'eBay comes to $100.00 more. Not counted',
  ],
  ['did I spend more on eBay than on postage in July', 'You spent more on eBay in July 2027'],
  // Bills that do not recur
  ['vet bills this year', 'You spent $230.00 on Hillside Vet in 2027 so far'],
  ['how much were the vet bills', 'You spent $230.00 on Hillside Vet in all'],
  ['total of vet bills in 2027', 'You spent $230.00 on Hillside Vet in 2027 so far'],
  // A price is that of today.
  ['what is the monthly price of Hulu', '$9.99 a month'],
  ['What is the price of Hulu every month I pay?', '$9.99 a month'],
  ['what is the price of hulu per month', '$9.99 a month'],
  ['For the phone, how much it costs me in one year?', '$420.00 a year'],
  // Somebody called June
  ['June is our cat sitter. How much have I paid June so far?', 'You spent $135.00 at June in all'],
  ['June is my sitter. What did I pay June in 2026?', 'You spent $60.00 at June in 2026'],
  ['June is our best month. How much did I spend in June?', 'You spent $93.99 in June 2027'],
  // Nobody in particular pays.
  ['how much was paid in May', 'You spent $960.00 in May 2027'],
  ['how much has been paid in May', 'You spent $960.00 in May 2027'],
  ['how much was paid by me in May', 'You spent $960.00 in May 2027'],
  ['how much was paid in in July', 'You received $120.00 in July 2027'],
  ['how much was paid to me in July', 'You received $120.00 in July 2027'],
  // Not paid yet
  ['Do I have some bill that is not yet payed?', '1 bill is overdue, $36.00 in total'],
  ['is there any bill not paid yet', '1 bill is overdue, $36.00 in total'],
  ['which bills have I not paid yet', '1 bill is overdue, $36.00 in total'],
])('%j', async (message, told) => {
  expect((await ask(message)).response.replace(' Not counted: eBay refund.', '')).toContain(
    told.replace(' Not counted', ''),
  )
})

test.each([
  'Forgive the intrusion at so late an hour. Might I trouble you for the total of our groceries in July? With kind regards, Harold.',
  'I should be most obliged if you would tell me what I spent on groceries in July. Much obliged to you.',
  'Would you be so good as to inform me what I spent on groceries in July, if you please?',
  'May I enquire as to the sum I laid out upon groceries in July? Thank you ever so much for your patience.',
  'Would you do me the kindness of stating my grocery spending in July?',
  'What, pray, did I spend on groceries in July?',
  'One does not like surprises. What did I spend on groceries in July?',
  'how much did I spend on groceries in July question mark',
  'how much on groceries in July comma thank you',
  'yeah so how much did I spend on groceries in July',
  'groceries july. total only',
  'groceries july asap',
  'on break 5 min. groceries july',
  'how much did I spend on groceries in June sorry not June in July',
  'how much did I spend on groceries in June, no, July',
  'how much did I spend on animals no wait not animals I mean groceries in July',
  'my wife says we spent over 300 on groceries. how much did we spend on groceries in July',
  'Kids start school on Monday. How much did I spend on groceries in July?',
  'how much am i bleeding on groceries in july',
  'love that dog but how much did i spend on groceries in july',
  'hate cooking but how much on groceries in july',
  'I love this shop but how much on groceries in july',
  'my back aches. how much on groceries in july',
  'long week lol how much on groceries in july',
  'how much on groceries in july be honest',
])('%s', async (message) => {
  expect((await ask(message)).response).toContain(groceriesJuly)
})

test.each([
  ['what I paid the dentist, or rather Dr. Patel, in May', 'You spent $160.00 at Dr. Patel in May'],
  ['what did I pay the tile people Tile Works', 'You spent $800.00 at Tile Works in all'],
  [
    'which was my largest purchase at the discount shop Aldi',
    'Your biggest expense on Aldi in all your records so far was $30.00',
  ],
  ['what did i spend yest', 'You spent $5.00 on August 30, 2027'],
  ['how much at aldi this week no last week', 'You spent $30.00 at Aldi in the week of August 23'],
  ['groceries/mo on average', 'On average you spent'],
  // What is cleared or pocketed is the net, unless it says from whom.
  ['what did i actually clear in july after everything i spent', 'a net balance of −$18.99'],
  ['how much did we pocket in july', 'a net balance of −$18.99'],
  ['did we go backwards in july', 'a net balance of −$18.99'],
  ['what did I make in july after everything I spent', 'a net balance of −$18.99'],
  [
    'how much do I clear a month',
    'On average you kept −$180.43 a month over the last 7 whole months',
  ],
  ['how much did I pocket from ebay in july', 'You received $120.00 from eBay in July'],
  // Words that narrow nothing
  ['our own Groceries category in july', 'You spent $20.00 on Groceries in July 2027'],
  ['groceries in july, everything counted', 'You spent $20.00 on Groceries in July 2027'],
  ['Aldi, the whole thing, in july', 'You spent $20.00 on Aldi in July 2027'],
  ['the very largest expense in july', 'Your biggest expense in July 2027 was $90.00'],
  ['at Aldi since I started writing things down', 'You spent $65.00 at Aldi in all'],
  ['i love aldi but how much did i spend there in july', 'You spent $20.00 on Aldi in July'],
])('%j', async (message, told) => {
  expect((await ask(message)).response).toContain(told)
})

test.each([
  ['and how much did we have left over after everything we spent', 'a net balance of −$18.99'],
  ['did we have anything left over', 'a net balance of −$18.99'],
])('after a month’s income, %s is told of that month', async (message, told) => {
  const { response } = await askAssistant(person, today, message, ['what was our income in July'])
  expect(response).toContain(told)
})

test.each([
  'do I have any vet bills',
  'which vet bills are due',
  'vet bills next month',
  'how much did I sell at Aldi',
  'what did I buy in the eBay sale in July',
  'how much did I spend on eBay sales',
  'did I buy anything in the sale at Aldi',
  'how much did I make in the sales',
  'my wife wants only those over 50. what did we spend at aldi in july',
])('%j is asked back', async (message) => {
  expect((await ask(message)).kind).toBe('clarify')
})
