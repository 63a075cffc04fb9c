import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person, signIn } from '#testing/person.ts'

// Questions in the words of a bookkeeper and of somebody in a hurry, on Monday, 5 October 2026.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2026-10-05'
let person: Person

const pension = entriesOf('income', 'State pension', 'Pension')
const dividends = entriesOf('income', 'Vanguard dividends', 'Investment')
const tax = entriesOf('expense', 'Franklin County property tax', 'Housing')
const market = entriesOf('expense', 'Giant Eagle', 'Food & Dining')

const entries: readonly EntryFields[] = [
  dividends('2025-06-30', 40_000),
  tax('2025-01-20', 100_000),
  ...['07', '08', '09'].map((month) => pension(`2026-${month}-01`, 200_000)),
  pension('2026-10-01', 200_000),
  dividends('2026-06-30', 50_000),
  tax('2026-01-20', 120_000),
  market('2026-09-03', 30_000),
]

const bills = [
  {
    description: 'Spectrum cable',
    category: 'Utilities',
    amount: '90.00',
    startDate: '2026-10-17',
  },
  { description: 'City Water', category: 'Utilities', amount: '60.00', startDate: '2026-10-03' },
]

beforeAll(async () => {
  // The bill of October 3 is written down before it is due.
  app.clock.set('2026-10-01T00:01:00.000Z')
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const bill of bills) {
    const body = { ...bill, type: 'expense', frequency: 'monthly' }
    expect((await person.post('/api/recurring-transactions', body)).status).toBe(201)
  }
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await signIn(app, person)
})

const income2026 = 'You received $8,500.00 in 2026'
const left = 'You have $1,850.00 left this month'
const affordable = 'After $250.00 that would be $1,600.00'
const overdue = '1 bill is overdue, $60.00 in total'
const due = '1 bill is due from October 5 to 31, 2026, $90.00'

test.each([
  // Those whose records they are
  ["Please state the household's total income for calendar year 2026.", income2026],
  ['What did the couple take in in 2026?', income2026],
  ['What was our joint income in 2026?', income2026],
  ['What did the family spend on Food & Dining in 2026?', '$300.00 on Food & Dining'],
  // What is received
  ['How much did Vanguard distribute in 2026?', '$500.00 from Vanguard dividends'],
  ['How much was derived from Vanguard in 2026?', '$500.00 from Vanguard dividends'],
  ['How much money came into our account in 2026?', income2026],
  ['What does our income stand at in 2026?', income2026],
  ['What were total receipts in 2026?', 'what you received, or what you spent'],
  // What is paid
  [
    'How much property tax has been remitted to Franklin County since the records began?',
    '$2,200.00',
  ],
  ['What has Franklin County collected from us in property tax?', 'You spent $2,200.00'],
  ['What expenses were incurred for Food & Dining in 2026?', '$300.00'],
  ['Please state the expenditure on Food & Dining for 2026.', 'You spent $300.00'],
  // Shares
  ['What fraction of 2026 income was derived from the pension?', '94.1%'],
  ['What percentage of 2026 income did the pension account for?', '94.1%'],
  ['To what extent did our 2026 income consist of dividends?', '5.9%'],
  ['What percentage of 2026 spending was attributable to Giant Eagle?', '20.0%'],
  // What remains
  ["What will remain of October's funds after all obligations are met?", left],
  ['What surplus will there be this month after all bills?', left],
  ['How much may we still spend this month?', left],
  ['What is unspent this month after bills?', left],
  // What can be afforded
  ['May the couple commit to a $250 furnace repair this month without overspending?', affordable],
  ['Could we absorb a $250 furnace repair this month?', affordable],
  ['Does our budget allow a $250 furnace repair this month?', affordable],
  ['Do we have sufficient funds for a $250 furnace repair this month?', affordable],
  ['can i get airpods for 250 rn', affordable],
  ['airpods for 250, can i', affordable],
  ['would airpods for 250 be ok', affordable],
  // What is due and what is late
  ['What obligations fall due this month?', due],
  ['What bills need settling this month?', due],
  ['What bills will be collected this month?', due],
  ['What payments are expected this month?', due],
  ['Which bills remain unpaid this month?', due],
  ['Which bills should have been paid already?', overdue],
  ['Which bills are past their due date?', overdue],
  ['Have any bills slipped my mind?', overdue],
  ['When will the pension be deposited, and in what amount?', 'no recurring income'],
  ['Am I running behind on my bills?', overdue],
  ['Which bills remain unpaid in August?', overdue],
  ['What bills were scheduled for this November?', 'due in November 2026'],
  // Each year, each place, and how often
  ['How much did Vanguard distribute in each year?', '2025: $400.00'],
  ['Which place cost us more, Giant Eagle or Franklin County?', 'more on Franklin County'],
  ['Which merchant comes up most often?', 'Most often in all your records so far'],
  ['How many groceries or other purchases were recorded at Giant Eagle in 2026?', '1 expense'],
  // After another question
  [
    'What was spent on Housing in 2026? >> Please give the corresponding figure for 2025.',
    '$1,000.00',
  ],
  [
    'What would I save a year by cancelling Spectrum and City Water? >> And if I only keep City Water?',
    'Without Spectrum cable you would save $90.00 a month',
  ],
])('%s', async (conversation, told) => {
  const turns = conversation.split(' >> ')
  const { response } = await askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
  expect(response).toContain(told)
})

test.each([
  ['What did the family gathering cost?', /You spent/],
  ['how much did the household goods cost', /You spent/],
  ['How much did Giant Eagle distribute in 2026?', /You received|You spent/],
  ['How much did we contribute to Vanguard?', /You received/],
  ['can i get rides for 2026', /After \$2,026/],
  ['can i get 250 back for the airpods', /After \$250/],
  ['can i do 250 less on food', /After \$250/],
  ['Can my budget cover 4 tires?', /After \$/],
  ['Can I get a table for 4 tonight?', /After \$/],
  ['Is my spending at 1762 fine?', /After \$/],
  ['Can I commit to 200 a month for a truck?', /After \$/],
  ['Can I get a loan for 500?', /After \$/],
  ['How much did the family pay me in September?', /You received/],
  ['How much has the couple paid me this year?', /You received/],
  ['What is my average spending a month since the records began?', /last 12 whole months/],
  ['What part of spending is due this month?', /%/],
  ['How much do we spend each year?', /by year/],
  ['How much went into the household in 2026?', /You received/],
  ['What money did I have in September?', /You spent/],
  ['What are my total liabilities?', /active recurring/],
  ["Is my spending running behind September's?", /overdue/],
  ['Have I overlooked any subscription?', /overdue/],
  ['May I spent how much?', /You spent/],
  ['How many refunds and other payments did I get?', /expenses/],
  ['Which payments to me are expected this month?', /Spectrum/],
])('%s is not answered with something else', async (asked, wrong) => {
  const { response } = await askAssistant(person, today, asked)
  expect(response).not.toMatch(wrong)
})
