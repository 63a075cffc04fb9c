import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// How people say that a bill ends, is to end or still runs, on Monday, 5 October 2026.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2026-10-05'
let person: Person

const netflix = entriesOf('expense', 'Netflix', 'Streaming')
const gym = entriesOf('expense', 'KidzGym membership', 'Kids')
const piano = entriesOf('expense', 'Piano with Mrs. Adler', 'Kids')
const market = entriesOf('expense', 'Kroger', 'Groceries')

const entries: readonly EntryFields[] = [
  ...['06', '07', '08', '09'].map((month) => netflix(`2026-${month}-08`, 1800)),
  ...['04', '05'].map((month) => gym(`2026-${month}-06`, 4200)),
  ...['07', '08', '09'].map((month) => piano(`2026-${month}-14`, 4000)),
  market('2026-09-03', 9000),
]

const bills = [
  { description: 'Netflix', category: 'Streaming', amount: '18.00', startDate: '2026-10-08' },
  { description: 'Disney+', category: 'Streaming', amount: '10.00', startDate: '2026-10-09' },
  {
    description: 'Piano with Mrs. Adler',
    category: 'Kids',
    amount: '40.00',
    startDate: '2026-10-14',
  },
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
  for (const bill of bills) {
    const body = { ...bill, type: 'expense', frequency: 'monthly' }
    expect((await person.post('/api/recurring-transactions', body)).status).toBe(201)
  }
})

const saved = 'Without Netflix you would save $18.00 a month, $216.00 a year.'
const isActive = 'Netflix is active: $18.00 monthly'
const isGone = 'The last charge was $42.00 on May 6, 2026'

test.each([
  // What its end would save
  ['What annual saving would result from terminating the Netflix service?', saved],
  ['What yearly savings would come from discontinuing Netflix?', saved],
  ['What saving per year would the cancellation of Netflix bring?', saved],
  ['How much would I save a year if I let Netflix lapse?', saved],
  ["How much would I save a year if I didn't renew Netflix?", saved],
  ['If we did away with Netflix, what would we save each year?', saved],
  ['how much would i save a year w/o netflix', saved],
  ['How much would it save me a year to end my Netflix subscription?', saved],
  ['How much better off would we be a year without Netflix?', saved],
  ['what would we save by pausing netflix and disney+', 'save $28.00 a month, $336.00 a year'],
  // If it still runs
  ['Is Netflix still in force?', isActive],
  ['Are we still on Netflix?', isActive],
  ['Do we still have Netflix?', isActive],
  ['Does Netflix still exist?', isActive],
  ['Is Netflix inactive?', 'No bill for Netflix is paused.'],
  ['Has Netflix been discontinued?', isActive],
  ['Did KidzGym expire?', isGone],
  ['Is the KidzGym membership still valid?', isGone],
  ['Are we still members of KidzGym?', isGone],
  // What it is, beside its name
  ['What do piano lessons run me per month these days?', '$40.00 a month'],
  ['What does the Netflix plan cost?', '$18.00 a month'],
])('%s', async (asked, told) => {
  const { response } = await askAssistant(person, today, asked)
  expect(response).toContain(told)
})

test.each([
  'How much would I save if I ended the month under 300?',
  'how much could we save by not eating out',
  'How much did we give up in May?',
  'Do we still have Netflix to pay this month?',
  'Are we still on track this month?',
  'How much were kids lessons in September?',
  'What did the removal of Netflix cost?',
  'How much was the suspension of the piano?',
  'How much did stopping at Kroger save me?',
  'Did I ever stop at Kroger?',
  'Did I drop by Kroger?',
])('%s asks for the end of no bill', async (asked) => {
  const { response } = await askAssistant(person, today, asked)
  expect(response).not.toMatch(/is active|is not active|you would save|no recurring bill|\$120\.00/)
})
