import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson } from '#testing/person.ts'

// An average of people whose records are younger than a year: months before the first record do not lower it.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-05-12'

const spent = (amount: number, date: string): EntryFields => ({
  ...{ type: 'expense', category: 'Groceries', description: 'Corner Barn' },
  ...{ amount, date },
})
const earned = (amount: number, date: string): EntryFields => ({
  ...{ type: 'income', category: 'Salary', description: 'Beacon Mills' },
  ...{ amount, date },
})

async function beginnerWith(entries: readonly EntryFields[]) {
  app.clock.set(`${today}T10:00:00Z`)
  const person = await addPerson(app)
  await writeEntries(app, person, entries)
  return async (question: string) => (await askAssistant(person, today, question)).response
}

test('four months of records are averaged over the three that are whole', async () => {
  const ask = await beginnerWith([
    spent(90_000, '2027-01-20'),
    earned(300_000, '2027-02-26'),
    spent(6000, '2027-02-03'),
    spent(9000, '2027-03-14'),
    earned(300_000, '2027-04-30'),
    spent(1500, '2027-04-01'),
    spent(7000, '2027-05-02'),
  ])
  const over = 'over the last 3 whole months (February 1 to April 30, 2027)'
  expect(await ask('What do I spend per month on average?')).toContain(
    `On average you spent $55.00 a month ${over}: $165.00 over 3 months.`,
  )
  expect(await ask('What do I earn a month on average?')).toContain(`$2,000.00 a month ${over}`)
  expect(await ask('average spending per week')).toContain(`$12.98 a week ${over}`)
  // One purchase needs no whole month.
  expect(await ask('average purchase')).toContain(
    'On average $227.00 each in all your records so far, over 5 expenses.',
  )
  expect(await ask('How often do I go to Corner Barn?')).toContain(
    'Over the last 3 whole months (February 1 to April 30, 2027) that is 1.0 times a month',
  )
  expect(await ask('Did I spend more than usual in April?')).toContain(
    'The average is $75.00 a month over the 2 months before (February 1 to March 31, 2027)',
  )
  expect(await ask('What would I save if I cut groceries in half?')).toContain(
    'Half of that is $27.50 a month, $330.00 a year.',
  )
})

test('records that begin on the first of a month count it as whole', async () => {
  const ask = await beginnerWith([spent(4000, '2027-04-01'), spent(900, '2027-05-01')])
  expect(await ask('What do I spend per month on average?')).toContain(
    '$40.00 a month over the last whole month (April 1 to 30, 2027)',
  )
})

test('days and weeks are averaged from the first record on, and a month is not made up', async () => {
  const ask = await beginnerWith([spent(4000, '2027-05-03'), spent(1000, '2027-05-12')])
  expect(await ask('What do I spend per month on average?')).toBe(
    'Your records begin on May 3, 2027, so there is no whole month yet to take an average over.',
  )
  expect(await ask('What do I spend per day on average?')).toContain(
    '$5.00 a day since your records begin (May 3 to 12, 2027): $50.00 over 10 days.',
  )
  expect(await ask('Did I spend more than usual?')).toBe(
    'There is no whole month in your records before May 1, 2027 to tell what is usual.',
  )
})
