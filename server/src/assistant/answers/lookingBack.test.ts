import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// A shop's own records looked back on: rises, helpers, sides, what was the most, what came twice. Thursday, 15 July 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-07-15'
let person: Person

const shopRent = entriesOf('expense', 'Harbour Estates', 'Shop Rent')
const phone = entriesOf('expense', 'Verizon', 'Phone')
const salary = entriesOf('income', 'Riverton Schools', 'Salary')
const june = entriesOf('expense', 'June', 'Wages')
const tomas = entriesOf('expense', 'Tomas', 'Wages')
const north = entriesOf('expense', 'North Turnpike', 'Tolls')
const south = entriesOf('expense', 'South Toll Road', 'Tolls')
const roadFood = entriesOf('expense', "Love's", 'Road Food')
const foodAtCostco = entriesOf('expense', 'Costco', 'Groceries')
const stockAtCostco = entriesOf('expense', 'Costco', 'Stock')
const paint = entriesOf('expense', 'Blick', 'Art Supplies')
const brushes = entriesOf('expense', "Jerry's", 'Art Supplies')
const paintBack = entriesOf('income', 'Blick', 'Refund')
const motel = entriesOf('expense', 'Motel 6', 'Lodging')
const home = entriesOf('expense', 'Remitly', 'Family Home')
const prints = entriesOf('income', 'Etsy', 'Print Sales')
const till = entriesOf('income', 'Till takings', 'Takings')
const pension = entriesOf('income', 'State Pension', 'Pension')
const rose = entriesOf('expense', 'Rose birthday', 'Grandchildren')
const treats = entriesOf('expense', 'Treats for Rose', 'Grandchildren')
const will = entriesOf('expense', 'Will birthday', 'Grandchildren')
const schoolThings = entriesOf('expense', 'School supplies for Will', 'Grandchildren')
const august = entriesOf('expense', 'August birthday', 'Grandchildren')
const blueBottle = entriesOf('expense', 'Blue Bottle', 'Coffee')
const sightglass = entriesOf('expense', 'Sightglass', 'Coffee')
const van = entriesOf('expense', 'Jiffy Lube', 'Van')
const vanInsurance = entriesOf('expense', 'Progressive', 'Van Insurance')
const shopInsurance = entriesOf('expense', 'State Farm', 'Business Insurance')

const entries: readonly EntryFields[] = [
  ...['2027-02-01', '2027-03-01', '2027-04-01'].map((day) => shopRent(day, 100_000)),
  ...['2027-05-01', '2027-06-01', '2027-07-01'].map((day) => shopRent(day, 110_000)),
  ...['2027-02-20', '2027-03-20', '2027-04-20'].map((day) => phone(day, 8500)),
  ...['2027-05-20', '2027-06-20'].map((day) => phone(day, 8900)),
  ...['2027-02-28', '2027-03-28', '2027-04-28'].map((day) => salary(day, 300_000)),
  ...['2027-05-28', '2027-06-28'].map((day) => salary(day, 310_000)),
  june('2026-06-10', 20_000),
  june('2027-05-12', 30_000),
  june('2027-06-12', 31_000),
  tomas('2027-05-13', 21_000),
  tomas('2027-06-13', 22_000),
  north('2027-06-03', 3000),
  north('2027-07-06', 3100),
  north('2027-07-07', 3100),
  south('2027-06-04', 5000),
  roadFood('2027-06-05', 9000),
  foodAtCostco('2027-06-08', 4000),
  stockAtCostco('2027-06-09', 7000),
  paint('2027-06-15', 10_000),
  brushes('2027-06-16', 4000),
  paintBack('2027-06-18', 2500),
  motel('2027-06-21', 7100),
  motel('2027-06-22', 7200),
  home('2027-05-02', 12_000),
  home('2027-06-02', 13_000),
  prints('2027-05-15', 4000),
  prints('2027-06-15', 6000),
  till('2027-07-03', 50_000),
  ...['2027-01-03', '2027-02-03', '2027-03-03'].map((day) => pension(day, 80_000)),
  ...['2027-04-03', '2027-05-03', '2027-06-03'].map((day) => pension(day, 82_000)),
  rose('2027-03-08', 5000),
  treats('2027-02-13', 1500),
  will('2027-01-20', 6000),
  schoolThings('2027-01-10', 2500),
  august('2027-04-11', 4500),
  blueBottle('2027-06-25', 900),
  blueBottle('2027-06-27', 800),
  sightglass('2027-06-26', 700),
  van('2027-04-15', 9000),
  vanInsurance('2027-04-16', 18_000),
  shopInsurance('2027-04-17', 30_000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

const shopRentRose = 'Harbour Estates: from $1,000.00 to $1,100.00'

test.each([
  'when did the shop rent go up and to what',
  'shop rent - when did it rise and by how much',
  'when did they put up the shop rent',
  'when was the last rise in the shop rent',
  'when did they jack up the shop rent and by how much',
  'has the shop rent been jacked up',
])('a rise in everyday words: %s', async (question) => {
  const { response } = await askAssistant(person, today, question)
  expect(response).toContain(`${shopRentRose} (10.0%, $100.00 more each time) since May 1, 2027`)
})

test.each([
  ['has my phone bill crept up', 'Verizon: from $85.00 to $89.00'],
  ['how much did June get in wages last month', '$310.00 on Wages at June in June 2027'],
  ['wages for june last month', '$310.00 on Wages at June in June 2027'],
  ['wages for june', 'You spent $530.00 on Wages in June 2027'],
  ['June and Tomas wages last month', 'You spent $530.00 on June, Tomas and Wages in June 2027'],
  ['who got more, June or Tomas, in May', 'June: $300.00\nTomas: $210.00'],
  ['how much on the stock side last month', '$70.00 on Stock in June 2027'],
  ['motel nights in 2027, how many', 'You have 2 expenses on Motel 6 in 2027'],
  ['how many nights at Motel 6 in 2027', 'You have 2 expenses at Motel 6 in 2027'],
  ['what comes in a month and what goes out on wages', 'you spent'],
  ['how much goes out on wages', 'You spent $1,240.00 on Wages'],
  ['I reckon groceries are my biggest expense', 'No. Groceries came to $40.00'],
  ['my biggest expense is groceries, right?', 'No. Groceries came to $40.00'],
  ['is shop rent my biggest expense this year', 'Yes. Your biggest expense category'],
  ['is wages my second biggest expense this year', 'Yes. Your second biggest expense category'],
  ['think the north turnpike hit me twice. check', 'July 7, 2027: North Turnpike, $31.00'],
  ['North Turnpike is two times with the same price?', 'July 7, 2027: North Turnpike, $31.00'],
  ['How much money I have sent home in total?', 'You spent $250.00 on Family Home'],
  ['art supplies this year once the Blick refund is taken off', '$115.00 on Art Supplies'],
  ['art supplies in 2027 minus the Blick refund', '$140.00 less $25.00'],
  ['In which month did I sell the most on Etsy?', 'June 2027: $60.00'],
  // What is paid to me rises too, and is no sum of this month so far
  ['Did my pension rise this year? By how much?', 'State Pension: from $800.00 to $820.00 (2.5%'],
  ['did they raise verizon? when, from what', 'Verizon: from $85.00 to $89.00'],
  // Who is named with a month's or a helping verb's name
  ['how much have I spent on Rose this year', '$65.00 on Rose birthday and Treats for Rose'],
  ['how much did I spend on young August?', '$45.00 on August birthday'],
  ['how much have I spent on each of the grandchildren?', 'Will birthday: $60.00'],
  // Two shops are compared, and not with their whole category
  [
    'coffee: blue bottle or sightglass, which one eats more of my money',
    '$10.00 more than on Sightglass:\nBlue Bottle: $17.00\nSightglass: $7.00',
  ],
  ['blue bottle vs sightglass for coffee in june', '$10.00 more than on Sightglass'],
  ['what did the van cost me in april, repairs and insurance', 'I do not know “repairs”'],
  ['the van and insurance in april', 'You spent $270.00 on Van and Van Insurance in April 2027'],
  ['in which of the last three months did I spend the least', 'Your month of lowest spending'],
  ['my three largest expenses other than shop rent in june', 'leaving out Shop Rent, in June 2027'],
  [
    'how often did I go to blue bottle this year, and how much was it all told?',
    'You spent $17.00',
  ],
  ['how many blue bottles in june and average', 'On average $8.50 each on Blue Bottle'],
  ['list my payments to verizon this year, with the total', '5 expenses at Verizon'],
  ['how much on wages this year vs last year same months', '$200.00 from January 1 to July 15'],
  ['took 412.50 on the till yesterday', 'income of $412.50, Till, Takings, July 14, 2027'],
])('“%s” is told in full', async (question, expected) => {
  const { response } = await askAssistant(person, today, question)
  expect(response).toContain(expected)
})

test.each([
  ['has my shop rent gone up', 'And has my salary gone up as well?', 'from $3,000.00 to $3,100.00'],
  ['tolls in 2027', 'which road took the most of that', 'North Turnpike: $92.00'],
  ['tolls in 2027', 'which of them got most of it', 'North Turnpike: $92.00'],
  ['costco last month, groceries only', 'and the stock side?', '$70.00 on Stock at Costco'],
  ['costco last month, groceries only', 'and the stock part?', '$70.00 on Stock at Costco'],
  [
    'spending in may vs june',
    'And the income for the same two months?',
    'You received $3,960.00 in May 2027, and $4,005.00 in June',
  ],
  ['which months this year did i spend more than i made', 'worst one?', 'lowest net balance'],
  [
    'how much have I spent on Rose this year',
    'And on Will?',
    '$85.00 on School supplies for Will and Will',
  ],
  ['how much have I spent on Rose this year', 'And young August?', '$45.00 on August birthday'],
  ['costco in june on stock', 'groceries too?', '$40.00 on Groceries at Costco in June 2027'],
  ['coffee by store for june', 'which one went up since may', 'Which two times'],
  ['how often did I go to blue bottle in june', 'and how much was it?', 'You spent $17.00'],
  ['how much did June get in wages last month', 'and Tomas?', '$220.00 on Wages at Tomas in June'],
])('after “%s”: %s', async (before, question, expected) => {
  const { response } = await askAssistant(person, today, question, [before])
  expect(response).toContain(expected)
})
