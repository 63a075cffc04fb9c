import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person, signIn } from '#testing/person.ts'

// Somebody with a debt, one overdue bill, income that is still to come this month, and a payee that gave money back.

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
  ...['2027-03-20', '2027-04-20'].map((date) => row('expense', 'Debt', 'Lenny Loans', 8500, date)),
  row('income', 'Wages', 'Beacon Mills', 180_000, '2027-05-07'),
  row('income', 'Workshops', 'Lingua Guild', 25_000, '2027-04-25'),
  row('expense', 'Lodgings', 'Tidewell Studio', 60_000, '2027-05-01'),
  row('expense', 'House Bills', 'Severn Water', 4130, '2027-04-04'),
  row('expense', 'Outings', 'Bluebird Coaches', 6400, '2027-02-12'),
  row('income', 'Refund', 'Bluebird Coaches', 6400, '2027-03-22'),
  row('expense', 'Protection', 'Homestead Cover', 31_800, '2026-06-02'),
]

const bills = [
  ['Beacon Mills', 'income', 'Wages', '1800.00', 'monthly', '2027-06-07'],
  ['Lingua Guild', 'income', 'Workshops', '250.00', 'monthly', '2027-05-25'],
  ['Lenny Loans', 'expense', 'Debt', '85.00', 'monthly', '2027-05-20'],
  ['Severn Water', 'expense', 'House Bills', '41.30', 'monthly', '2027-05-04'],
  ['Tidewell Studio', 'expense', 'Lodgings', '600.00', 'monthly', '2027-06-01'],
  ['Homestead Cover', 'expense', 'Protection', '318.00', 'yearly', '2027-06-02'],
] as const

beforeAll(async () => {
  app.clock.set('2027-05-01T12:00:00.000Z')
  const early = await addPerson(app)
  await writeEntries(app, early, entries)
  for (const [description, type, category, amount, frequency, startDate] of bills) {
    const bill = { description, type, category, amount, frequency, startDate }
    expect((await early.post('/api/recurring-transactions', bill)).status).toBe(201)
  }
  app.clock.set(`${today}T12:00:00.000Z`)
  person = await signIn(app, early)
})

async function ask(message: string, before: readonly string[] = []): Promise<string> {
  return (await askAssistant(person, today, message, before)).response
}

const unknownDebt =
  'What is still owed on a debt is not in your records. You paid $170.00 for Lenny Loans in all your records so far, in 2 expenses. Lenny Loans is due on May 20, 2027 (in 8 days): $85.00.'

test.each([
  'how much do i still owe lenny loans?',
  'hows much left to pay off lenny?',
  'have i paid off lenny loans',
  'whats the balance on lenny loans',
  'when will lenny loans be paid off',
  'what is still owed on the loan',
])('a debt is told by what was paid and what is due: %s', async (asked) =>
  expect(await ask(asked)).toBe(unknownDebt),
)

test.each([
  ['how much do i owe lenny loans this month', '1 bill is due for Lenny Loans from May 12 to 31'],
  ['how much do i owe the water', 'for Severn Water'],
  ['how much have i paid off lenny loans so far', 'You spent $170.00 on Lenny Loans'],
  ['when do i next owe lenny', 'Lenny Loans is due on May 20, 2027'],
])('a time, a payment and what is no debt are none of its balance: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  ['how much do i still owe lenny loans?', 'and how much have i paid them so far?', '$170.00'],
  ['how much is left on the debt', 'and how much have I paid toward it so far?', '$170.00'],
  ['how much do i owe tidewell studio', 'how much have i paid them so far', '$600.00'],
])('“%s”, “%s”: what was paid, and not what is due', async (first, asked, told) => {
  expect(await ask(asked, [first])).toMatch(new RegExp(`^You spent \\${told} on `))
})

const dueAndLate =
  '2 bills are to be paid, $126.30 in total: $41.30 overdue, and $85.00 due from May 12 to 31, 2027.'

test.each([
  'Would you add up every bill we have to pay between now and the end of the month, with the overdue one included?',
  'What have we still to pay this month, the overdue one too?',
  'total of whats due by the end of may incl overdue',
  'bills due this month plus anything overdue',
  'what do i owe this month, overdue ones as well',
])('overdue bills are in the sum where they are asked for: %s', async (asked) =>
  expect(await ask(asked)).toContain(dueAndLate),
)

test.each([
  ['what is due this month, overdue not included', '1 bill is due from May 12 to 31, 2027, $85.00'],
  ['is anything overdue too', '1 bill is overdue, $41.30 in total'],
])('“%s” asks for something else', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

const left = 'You have $1,323.70 left this month'

test.each([
  'How much will be left this month once everything due has been paid and the Lingua Guild money has come in?',
  'what will i be left with at the end of the month after severn water is paid',
  "what's left after Lingua Guild pays me",
  'am i going to be ok this month? what will be left at the end',
  "what's left this month, overdue bills included",
])('what is left counts what is due this month: %s', async (asked) =>
  expect(await ask(asked)).toContain(left),
)

test.each([
  ['what is left after the lodgings', 'No bill for Lodgings is due by May 31, 2027'],
  [
    'what will be left once Homestead Cover is paid',
    'No bill for Homestead Cover is due by May 31',
  ],
  ['how much was left after the lodgings', 'I do not know “after”'],
])('a bill that is not due this month is not counted: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test('after the bills of this month, what is left; after those of two months, no day is known', async () => {
  const further = 'And after all of that, how much will be left for us this month?'
  expect(await ask(further, ['what bills are due this month'])).toContain(left)
  expect(await ask(further, ['what is due this month, overdue included'])).toContain(left)
  expect(await ask('what is left after that', ['what is due in the next 60 days'])).toContain(
    'only what is left at the end of this month',
  )
})

test.each([
  'Did Bluebird Coaches ever give us our money back for that trip they cancelled?',
  'Has Bluebird Coaches given me a refund for the cancelled trip?',
  'did bluebird coaches refund me for the outings',
])('what a payee gave back is told, and what it was for left aside: %s', async (asked) => {
  const said = await ask(asked)
  expect(said).toContain('You got back $64.00 from Bluebird Coaches')
  expect(said).toContain('I left aside “for')
})

test.each([
  ['did we get owt back off bluebird coaches', '$64.00 from Bluebird Coaches'],
  ['did bluebird coaches refund us for the last trip', 'I am not sure what to work out'],
  ['been charged twice for owt lately', 'No possible duplicates in the last 30 days'],
  ['has anyone took money twice off us', 'No possible duplicates'],
])('refunds and duplicates in plain words: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test.each([
  [
    'how much is the protection and when does it come out',
    'Homestead Cover is due on June 2, 2027',
  ],
  ['how much is the insurance and when does it come out', 'Nothing in your records is called'],
  ['when is the home insurance due again', 'I do not know “home insurance”'],
  ['what is due from june 1 to the 3rd', '2 bills are due from June 1 to 3, 2027, $918.00'],
  ['what is due from may 25 to the 1st', '1 bill is due from May 25 to June 1, 2027, $600.00'],
])('“%s”: when it is due', async (asked, told) => expect(await ask(asked)).toContain(told))

test.each([
  'do i have enough to get thru the month??',
  'Am I on track this month or going to come up short?',
  'will i come up short this month',
])('what is left this month: %s', async (asked) => expect(await ask(asked)).toContain(left))

test.each([
  ['whats left after bills til payday', 'You have $714.40 left until your next payday on June 7'],
  ['what are me fixed monthly costs', 'You have 4 active recurring bills'],
  ['fixed monthly costs', 'You have 4 active recurring bills'],
  ['anything i can cancel', 'Where saving would make the most difference'],
  ['how much do you think i will have spent by the end of may?', 'By May 31, 2027 you will have'],
])('bills and plans in plain words: %s', async (asked, told) => {
  expect(await ask(asked)).toContain(told)
})

test('“mine” is the figure that was explained before', async () => {
  const explained = ['what does budget usage mean?']
  const told = 'Your budget usage in April 2027 is'
  expect(await ask('ok so what was mine in april?', explained)).toContain(told)
  expect(await ask('what was mine in april?')).not.toContain('budget usage')
})

test('an entry is told, and who is asked to write it down', async () => {
  const told = 'I bought two lamps at Fern House today for 18.40, would you pop that down for me?'
  const { drafts } = await askAssistant(person, today, told)
  expect(drafts).toMatchObject([{ type: 'expense', amount: '18.40', date: today }])
})
