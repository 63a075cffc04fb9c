import { addDays } from '@evenkeel/domain/calendar'
import fc from 'fast-check'
import type { TestApp } from '../app.ts'
import { type EntryFields, writeEntries } from '../entries.ts'
import { addPerson, type Person } from '../person.ts'

export const payees = [
  'Netflix',
  'Corner market',
  'Six Flags',
  'Uber',
  'Uber Eats',
  'Amazon',
  "Trader Joe's",
  'Café Olé',
  '7-Eleven',
  'April Rose',
] as const
export const categories = ['Food & Dining', 'March', 'Housing', 'Other', 'Pets'] as const

/** Days around the ends of months, quarters, leap years and years, and any other. */
export const days: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('2026-03-31', '2026-12-31', '2027-01-01', '2028-02-29', '2027-02-28'),
  fc.integer({ min: 0, max: 1500 }).map((after) => addDays('2025-01-01', after)),
)

/** Amounts in cents: any, and a few that repeat, as those of subscriptions do. */
const amount = fc.oneof(
  fc.integer({ min: 1, max: 40_000 }),
  fc.constantFrom(999, 1549, 1799, 90_000),
)

function entriesAround(today: string): fc.Arbitrary<EntryFields[]> {
  const entry = fc.record({
    type: fc.constantFrom('expense', 'expense', 'expense', 'income'),
    amount,
    description: fc.oneof(
      fc.constantFrom('', ...payees),
      fc.constantFrom(...payees).map((payee) => payee.toUpperCase()),
    ),
    category: fc.constantFrom(...categories),
    date: fc.integer({ min: -20, max: 1100 }).map((back) => addDays(today, -back)),
  })
  return fc.array(entry, { minLength: 20, maxLength: 400, size: 'max' })
}

const bill = fc.record({
  type: fc.constantFrom('expense', 'expense', 'income'),
  amount: fc.integer({ min: 1, max: 200_000 }).map((cents) => (cents / 100).toFixed(2)),
  description: fc.constantFrom('Rent', 'Netflix', 'Uber', 'Acme'),
  category: fc.constantFrom(...categories),
  frequency: fc.constantFrom('weekly', 'bi-weekly', 'monthly', 'yearly'),
  back: fc.integer({ min: -40, max: 300 }),
})

/** A user with random records, in which each name occurs. */
export async function addWithRecords(app: TestApp, today: string, seed: number): Promise<Person> {
  const person = await addPerson(app)
  const [entries = []] = fc.sample(entriesAround(today), { seed, numRuns: 1 })
  const each = [...payees].map((description, at) => ({
    description,
    amount: 2000 + at,
    category: categories[at % categories.length] ?? 'Other',
    date: addDays(today, -40 - at),
  }))
  await writeEntries(app, person, [...each, ...entries])
  const [bills = []] = fc.sample(fc.array(bill, { maxLength: 6 }), { seed, numRuns: 1 })
  for (const { back, ...fields } of bills) {
    const startDate = addDays(today, -back)
    const reply = await person.post('/api/recurring-transactions', { ...fields, startDate })
    if (reply.status !== 201) throw new Error(`A bill was refused: ${reply.text}`)
  }
  return person
}
