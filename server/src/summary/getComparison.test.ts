import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

const app = await openTestApp()

beforeEach(() => app.clock.set('2026-03-15T09:30:00.000Z'))

async function compare(person: Person, search: string) {
  const reply = await person.get(`/api/comparison?${search}`)
  expect(reply.status).toBe(200)
  return reply.body
}

async function personWith(...entries: EntryFields[]): Promise<Person> {
  const person = await addPerson(app)
  await writeEntries(app, person, entries)
  return person
}

const income = (amount: number, date: string): EntryFields => ({ type: 'income', amount, date })
const expense = (amount: number, date: string, category = 'Housing'): EntryFields => ({
  type: 'expense',
  amount,
  date,
  category,
})
const march = 'startDate=2026-03-01&endDate=2026-03-31&today=2026-03-15'

test('a running month stands beside the month before, both up to the same day', async () => {
  const person = await personWith(
    income(100_000, '2026-03-15'),
    income(90_000, '2026-02-15'),
    income(5, '2026-02-16'),
    expense(4000, '2026-03-01'),
    expense(999, '2026-03-16'),
    expense(3000, '2026-02-01'),
    expense(777, '2026-02-28'),
    expense(150, '2026-02-10', 'Pets'),
    expense(20, '2026-03-10', 'constructor'),
    expense(1, '2026-01-31'),
  )
  await writeEntries(app, await addPerson(app), [
    expense(1, '2026-01-01'),
    expense(9, '2026-03-01'),
  ])
  const { categories, ...totals } = await compare(person, march)
  expect(totals).toEqual({
    now: { from: '2026-03-01T00:00:00.000Z', to: '2026-03-15T00:00:00.000Z' },
    before: { from: '2026-02-01T00:00:00.000Z', to: '2026-02-15T00:00:00.000Z' },
    income: { now: 1000, before: 900 },
    expenses: { now: 40.2, before: 31.5 },
  })
  expect(categories.toSorted((a: Named, b: Named) => (a.category < b.category ? -1 : 1))).toEqual([
    { category: 'Housing', now: 40, before: 30 },
    { category: 'Pets', now: 0, before: 1.5 },
    { category: 'constructor', now: 0.2, before: 0 },
  ])
})

type Named = { category: string }

test('a range in the past is compared whole', async () => {
  const person = await personWith(expense(100, '2026-01-01'), expense(50, '2026-02-28'))
  const february = 'startDate=2026-02-01&endDate=2026-02-28'
  const { before, expenses } = await compare(person, february)
  expect([before.from.slice(0, 10), before.to.slice(0, 10)]).toEqual(['2026-01-01', '2026-01-31'])
  expect(expenses).toEqual({ now: 0.5, before: 1 })
})

test('there is nothing to compare with all time, with the future, or before the first entry', async () => {
  const person = await personWith(expense(100, '2026-02-02'))
  expect(await compare(person, '')).toBeNull()
  expect(await compare(person, 'endDate=2026-03-31')).toBeNull()
  expect(await compare(person, 'startDate=2026-04-01&endDate=2026-04-30')).toBeNull()
  expect(await compare(person, march)).toBeNull()
  expect(await compare(await addPerson(app), march)).toBeNull()
})
