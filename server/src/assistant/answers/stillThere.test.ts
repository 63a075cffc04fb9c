import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Questions that go on at the place or in the time of the one before, on Thursday, 15 July 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-07-15'
let person: Person

const fuel = entriesOf('expense', 'Harbor Stop', 'Fuel')
const meals = entriesOf('expense', 'Harbor Stop', 'Road Food')
const otherFuel = entriesOf('expense', 'Ridge Oil', 'Fuel')
const otherMeals = entriesOf('expense', 'Blue Plate', 'Road Food')
const rent = entriesOf('expense', 'Hawthorn Court', 'Rent')

const entries: readonly EntryFields[] = [
  fuel('2027-06-02', 8000),
  fuel('2027-06-20', 7000),
  meals('2027-06-03', 1250),
  otherFuel('2027-06-09', 6400),
  otherMeals('2027-06-10', 2100),
  ...['02', '03', '04'].map((month) => rent(`2027-${month}-01`, 105_000)),
  ...['05', '06', '07'].map((month) => rent(`2027-${month}-01`, 109_500)),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  const bills = [
    { description: 'Salary', type: 'income', amount: '3000.00', startDate: '2027-07-28' },
    { description: 'Power', type: 'expense', amount: '105.00', startDate: '2027-07-19' },
    { description: 'Rent', type: 'expense', amount: '1095.00', startDate: '2027-08-01' },
  ]
  for (const bill of bills) {
    const fields = { category: 'Other', frequency: 'monthly', ...bill }
    expect((await person.post('/api/recurring-transactions', fields)).status).toBe(201)
  }
})

const fuelThere = 'how much on fuel at Harbor Stop in June'
const dueBills = 'which bills are due by the end of the month?'

test.each([
  // The place stays where it has what is asked for then
  [`${fuelThere} >> and road food there?`, '$12.50 on Road Food at Harbor Stop in June 2027'],
  [`${fuelThere} >> and on road food?`, '$12.50 on Road Food at Harbor Stop in June 2027'],
  ['how much at Harbor Stop in June >> and road food there?', '$12.50 on Road Food at Harbor Stop'],
  [`${fuelThere} >> and at Ridge Oil?`, '$64.00 on Fuel at Ridge Oil in June 2027'],
  // And not where it has none, or where all of it is meant
  [`${fuelThere} >> and on rent?`, '$1,095.00 on Rent in June 2027'],
  [`${fuelThere} >> and at Blue Plate?`, '$21.00 at Blue Plate in June 2027'],
  [`${fuelThere} >> and at Harbor Stop in all?`, '$162.50 at Harbor Stop in June 2027'],
  [`${fuelThere} >> and fuel in total?`, '$214.00 on Fuel in June 2027'],
  // "By the end of the month" stays until another time is named
  [`${dueBills} >> how much is that in total?`, '1 bill is due from July 15 to 31, 2027, $105.00'],
  [`${dueBills} >> how much is it all together?`, '$105.00 in total'],
  [`${dueBills} >> and in August?`, '2 bills are due in August 2027, $1,200.00 in total'],
  // What is left counts the pay and the bills anyway
  [
    'How much will I have left this month after my salary and all the bills?',
    'You have $1,800.00 left this month',
  ],
  ['how much stays for me this month', 'You have $1,800.00 left this month'],
  // A price that changed, and no comparison of two months
  ['How has my rent changed since I started keeping records?', 'from $1,050.00 to $1,095.00'],
  ['how has our rent changed over the years', 'from $1,050.00 to $1,095.00'],
  ["right, that'll do. cheers", 'You are welcome.'],
])('%s', async (conversation, told) => {
  const turns = conversation.split(' >> ')
  const { response } = await askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
  expect(response).toContain(told)
})
