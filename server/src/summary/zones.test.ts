import { civilDay, dayIn, noonsOf, scaled, type Zone, zones } from '@evenkeel/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { writeEntries } from '#testing/entries.ts'
import { addPerson, type Person, signIn } from '#testing/person.ts'

// The same ledger at the same moment, looked at from five time zones.

const app = await openTestApp()

const utc: Zone = { name: 'Etc/UTC', minutesAhead: () => 0 }
const iso = (index: number) => civilDay(index).iso
const startsMonth = (index: number) => `${iso(index).slice(0, 7)}-01`

type Entry = { at: number; type: 'income' | 'expense'; amount: number }

const story = fc.record({
  noon: fc.constantFrom(...noonsOf('2026-01-01', '2028-12-31')),
  later: fc.integer({ min: -720, max: 719 }),
  /** How many days ago a weekly bill began that was never paid. */
  billAge: fc.integer({ min: 0, max: 25 }),
  entries: fc.array(
    fc.record({
      daysAgo: fc.integer({ min: -3, max: 40 }),
      type: fc.constantFrom<Entry['type'][]>('income', 'expense'),
      amount: fc.integer({ min: 1, max: 100_000 }),
    }),
    { minLength: 1, maxLength: 15 },
  ),
})

/** Somebody with a weekly bill that began some days ago. */
async function personAt(noon: number, later: number, billAge: number): Promise<Person> {
  const clockAt = (utcMinutes: number) => app.clock.set(new Date(utcMinutes * 60_000).toISOString())
  clockAt(noon - 30 * 24 * 60)
  const person = await addPerson(app)
  const middle = dayIn(utc, noon)
  const bill = { type: 'expense', amount: '10.00', category: 'Housing', frequency: 'weekly' }
  const made = await person.post('/api/recurring-transactions', {
    ...bill,
    startDate: iso(middle - billAge),
  })
  expect(made.status).toBe(201)
  clockAt(noon + later)
  return signIn(app, person)
}

function netOf(entries: readonly Entry[], from: string, to: string): number {
  return entries
    .filter(({ at }) => from <= iso(at) && iso(at) <= to)
    .reduce((sum, { type, amount }) => sum + (type === 'income' ? amount : -amount), 0)
}

test('line and comparison are those of the day on the wall', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ noon, later, billAge, entries }) => {
      const person = await personAt(noon, later, billAge)
      const middle = dayIn(utc, noon)
      const ledger = entries.map(({ daysAgo, ...rest }) => ({ ...rest, at: middle - daysAgo }))
      await writeEntries(
        app,
        person,
        ledger.map(({ at, ...rest }) => ({ ...rest, date: iso(at) })),
      )
      for (const zone of zones) {
        const today = dayIn(zone, noon + later)
        const month = startsMonth(today)
        let end = today
        while (!civilDay(end).isLastOfMonth) end += 1
        const outlook = (await person.get(`/api/outlook?today=${iso(today)}`)).body
        const dues = Array.from({ length: 12 }, (_, week) => middle - billAge + week * 7)
        const owed = dues.filter((due) => due <= end)
        const cents = (dollars: number) => Math.round(dollars * 100)
        expect({
          today: outlook.today.slice(0, 10),
          from: outlook.from.slice(0, 10),
          soFar: cents(outlook.soFar.at(-1)),
          end: cents(outlook.ahead.at(-1)),
          dues: outlook.dues.map(({ dueDate }: { dueDate: string }) => dueDate.slice(0, 10)),
        }).toEqual({
          today: iso(today),
          from: month,
          soFar: netOf(ledger, month, iso(today)),
          end: netOf(ledger, month, iso(end)) - owed.length * 1000,
          dues: owed.map(iso),
        })
        const range = `startDate=${month}&endDate=${iso(end)}&today=${iso(today)}`
        const compared = (await person.get(`/api/comparison?${range}`)).body
        const firstOfLedger = Math.min(...ledger.map(({ at }) => at))
        let before = today
        while (startsMonth(before) === month) before -= 1
        const previous = startsMonth(before)
        if (iso(firstOfLedger) > previous) {
          expect(compared).toBeNull()
          continue
        }
        const dayOfMonth = Math.min(civilDay(today).dayOfMonth, civilDay(before).dayOfMonth)
        const until = `${previous.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`
        expect({
          now: cents(compared.income.now) - cents(compared.expenses.now),
          before: cents(compared.income.before) - cents(compared.expenses.before),
          to: compared.before.to.slice(0, 10),
        }).toEqual({
          now: netOf(ledger, month, iso(today)),
          before: netOf(ledger, previous, until),
          to: until,
        })
      }
    }),
    { numRuns: scaled(12) },
  )
})
