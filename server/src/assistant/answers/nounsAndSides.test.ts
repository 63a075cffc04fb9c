import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Other words for sums, sides and what is left, on Saturday, 31 October 2026.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2026-10-31'
let person: Person

const pay = entriesOf('income', 'Harbor Lab', 'Salary')
const partner = entriesOf('income', 'Nolan', 'Household Income')
const back = entriesOf('income', 'Lens Depot refund', 'Refund')
const chapel = entriesOf('expense', 'Elm Chapel', 'Donations')
const shelter = entriesOf('expense', 'Cat Shelter', 'Donations')
const roofer = entriesOf('expense', 'Peak Roofing', 'Home Repair')
const paint = entriesOf('expense', 'Paint Barn', 'Home Repair')
const power = entriesOf('expense', 'Tri Edison', 'Utilities')
const prints = entriesOf('expense', 'Pro Prints', 'Prints & Lab')
const lenses = entriesOf('expense', 'Lensloan', 'Equipment')
const studio = entriesOf('expense', 'Loft rent', 'Studio')
const diner = entriesOf('expense', 'Blue Plate', 'Food & Dining')
const gas = entriesOf('expense', 'Comet gas', 'Auto')
const pump = entriesOf('expense', 'Hilltop', 'Auto')
const pets = entriesOf('expense', 'Banner Pet Hospital', 'Pets')
const crown = entriesOf('expense', 'Dr. Ito dental crown', 'Healthcare')
const doctor = entriesOf('expense', 'Dr. Ito', 'Healthcare')

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09']
const entries: readonly EntryFields[] = [
  ...[...months, '10'].map((month) => pay(`2026-${month}-01`, 300_000)),
  ...months.map((month) => partner(`2026-${month}-10`, 100_000)),
  back('2026-08-12', 2500),
  ...months.map((month) => chapel(`2026-${month}-04`, 5000)),
  shelter('2026-05-20', 20_000),
  roofer('2026-04-15', 90_000),
  paint('2026-06-15', 6000),
  ...months.map((month) => power(`2026-${month}-19`, month === '08' ? 40_000 : 9000)),
  prints('2026-09-02', 12_000),
  lenses('2026-03-24', 18_000),
  lenses('2026-07-24', 16_000),
  studio('2026-09-01', 70_000),
  diner('2026-10-05', 4000),
  diner('2026-09-05', 3000),
  gas('2026-10-09', 3000),
  pump('2026-10-19', 3500),
  pets('2026-09-12', 61_000),
  crown('2026-03-03', 200_000),
  doctor('2026-10-06', 5000),
]

const bills = [
  { description: 'Road Club', category: 'Auto', amount: '87.00', startDate: '2026-11-09' },
  { description: 'Skillbox', category: 'Education', amount: '14.00', startDate: '2026-11-12' },
  { description: 'Nelnet', category: 'Education', amount: '150.00', startDate: '2026-11-12' },
  { description: 'Hill School', category: 'Education', amount: '400.00', startDate: '2026-11-12' },
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const bill of bills) {
    const frequency = bill.description === 'Road Club' ? 'yearly' : 'monthly'
    const body = { type: 'expense', frequency, ...bill }
    expect((await person.post('/api/recurring-transactions', body)).status).toBe(201)
  }
})

async function reply(conversation: string) {
  const turns = conversation.split(' >> ')
  return askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
}

const income = 'How much did I earn in September?'
const gave = 'What did I donate to Elm Chapel this year?'
const health = 'Please state the Healthcare total for 2026.'
const afford = 'Can I afford a $1,200 television?'

test.each([
  // "Set against" compares, and changes nothing
  [
    'Set my Utilities costs in August against those of September.',
    '$400.00 on Utilities in August',
  ],
  ["Put September's spending next to August's", 'in September 2026'],
  ['Set my rent to 500', 'I cannot do that'],
  ['Set a limit of 500 against food', 'I cannot do that'],
  // Giving
  [gave, 'You spent $450.00 at Elm Chapel'],
  [`${gave} >> How many donations was that?`, '9 expenses at Elm Chapel'],
  [`${gave} >> What was the average donation?`, 'On average $50.00 each at Elm Chapel'],
  ['How much did I donate this year?', 'You spent $650.00 on Donations'],
  ['How much does Nolan contribute each month?', '$1,000.00 a month'],
  ['How much has Nolan contributed this year?', 'You received $9,000.00 from Nolan'],
  // What was spent of what came in
  [`${income} >> And how much of that did I spend?`, '% of your income in September 2026'],
  [`${income} >> What percentage of it did that month's expenses consume?`, '% of your income'],
  [`${income} >> How much of that did I spend on Utilities?`, 'Utilities came to'],
  // Nouns for the rows and for the price
  ['How much on home repair this year, and what was the biggest job?', 'Peak Roofing, $900.00'],
  ['What is the average size of my Elm Chapel payments?', 'On average $50.00 each'],
  ['What is the yearly fee for Road Club, and when do I pay it?', '$87.00 yearly'],
  ['When do I pay the Road Club fee?', 'due on November 9, 2026'],
  ['What do I spend on prints and lab work a month?', 'on Prints & Lab'],
  ['On what date did I first rent from Lensloan?', 'March 24, 2026'],
  ['How much is my rent?', 'Loft rent'],
  ['When did money last arrive from Harbor Lab?', 'October 1, 2026'],
  ['Which refunds have suppliers given me?', 'Lens Depot refund, +$25.00'],
  ['Biggest vet bill?', 'Banner Pet Hospital, $610.00'],
  // What is left, and what would be
  ['How much of this month’s money is still uncommitted?', 'left this month'],
  ['If I end up spending $500 on a repair, how much is left?', 'After $500.00'],
  ['Would a $450 light stand kit fit into what I have this month?', 'After $450.00'],
  [`${afford} >> How much would that leave me with?`, 'After $1,200.00'],
  ['Did I end up ahead in September, with the vet and all?', 'in September 2026, a net balance'],
  // What stands out, also before the last days
  ['Was any Tri Edison bill far out of line with the others?', 'August 19, 2026: Tri Edison, $400'],
  ['Anything odd at Tri Edison recently?', 'The last one before:\nAugust 19, 2026: Tri Edison'],
  // What follow-ups keep
  [`${health} >> Excluding the dental crown, what is the total?`, 'You spent $50.00 on Healthcare'],
  [`${health} >> Excluding the dental crown, what is my total spending?`, 'leaving out Dr. Ito'],
  [
    'How much were our doctor costs in October? >> Just the Healthcare category, I mean',
    'You spent $50.00 on Healthcare in October 2026',
  ],
  // Which part of the records was counted
  ['How much on groceries and eating out in October?', 'which may hold groceries too'],
  ['total household income in September', 'the category Household Income, and nothing else'],
  ['Household Income in September', '$1,000.00 from Household Income'],
  ['What subscriptions do I have?', 'Skillbox: $14.00 monthly'],
  ['Which place do I go to most, Blue Plate or Lensloan?', 'Blue Plate'],
])('%s', async (asked, told) => {
  expect((await reply(asked)).response).toContain(told)
})

test.each([
  'How much did I pay in fees to Road Club?',
  'What was my biggest job this year?',
  'Did I end up ahead in September, the vet not included?',
  'Was I in the black in 2026 without rent included?',
  'Was I ahead in September rent included?',
  'How much did I contribute this year?',
  'How often did I fill up in October?',
  'What did I earn from Nolan in September? >> how much of that did I spend?',
  'Which place do I go to most for shoes, Blue Plate or Lensloan?',
  'How much did we spend on groceries or eating out in October?',
])('%s is asked back', async (asked) => {
  expect((await reply(asked)).kind).toBe('clarify')
})

test('a school or a loan for it is no subscription', async () => {
  const { response } = await reply('What subscriptions do I have?')
  expect(response).not.toMatch(/(?:Hill School|Nelnet): /)
})
