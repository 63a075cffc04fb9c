import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson } from '#testing/person.ts'

const app = await openTestApp()
app.clock.set('2026-03-20T12:00:00.000Z')

const food: EntryFields = { amount: 9000, category: 'Food & Dining', date: '2026-02-10' }
const salary: EntryFields = { ...food, type: 'income', amount: 10_000, category: 'Salary' }

test.each([
  [
    'without income',
    [food],
    'You have earned nothing since last month began: one income of $180.00 would raise your health score for that time by 95 points.',
  ],
  [
    'with little left',
    [salary, { ...food, amount: 9500 }],
    'Had you spent $45.00 less since last month began, your health score for that time would be 40 points higher.',
  ],
])('what would raise the health score %s', async (_, entries, sentence) => {
  const person = await addPerson(app)
  await writeEntries(app, person, entries)
  const { body } = await person.post('/api/ai/insights?today=2026-03-20')
  expect(body.insights.split('\n')).toContain(`• ${sentence}`)
})
