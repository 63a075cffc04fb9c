import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// The last category used with a description, through the API.

const app = await openTestApp()

async function suggested(person: Person, description: string, type = 'expense') {
  const search = new URLSearchParams({ type, description })
  const reply = await person.get(`/api/transactions/last-category?${search}`)
  expect(reply.status).toBe(200)
  return reply.body.category
}

const entry = (description: string, category: string, date: string): EntryFields => ({
  description,
  category,
  date,
})

test.each([
  ['coffee', 'Food & Dining'],
  ['COFFEE', 'Food & Dining'],
  ['  coffee ', 'Food & Dining'],
  ['coffe', null],
  ['coffee beans', 'Shopping'],
  ['éclair', 'Food & Dining'],
  ['100% wool', 'Shopping'],
  ['100_ wool', null],
  ['%', null],
  ['co%ee', null],
  ['\\', null],
  ['', null],
])('"%s" was last of the category %j', async (description, category) => {
  const person = await addPerson(app)
  await writeEntries(app, person, [
    entry('Coffee', 'Other', '2026-01-01'),
    entry('Coffee', 'Food & Dining', '2026-01-02'),
    entry('Coffee', 'Other', '2025-12-31'),
    entry('Coffee beans', 'Shopping', '2026-02-01'),
    entry('Éclair', 'Food & Dining', '2026-01-01'),
    entry('100% wool', 'Shopping', '2026-01-01'),
    entry('', 'Other', '2026-03-01'),
  ])
  expect(await suggested(person, description)).toBe(category)
})

test('on the same day, the entry recorded last wins', async () => {
  const person = await addPerson(app)
  await writeEntries(app, person, [entry('Coffee', 'Other', '2026-01-01')])
  app.clock.advance({ seconds: 1 })
  await writeEntries(app, person, [entry('Coffee', 'Housing', '2026-01-01')])
  expect(await suggested(person, 'coffee')).toBe('Housing')
})

test('types and users are kept separate', async () => {
  const [person, other] = [await addPerson(app), await addPerson(app)]
  await writeEntries(app, person, [{ ...entry('Refund', 'Gift', '2026-01-01'), type: 'income' }])
  await writeEntries(app, other, [entry('Refund', 'Housing', '2026-01-01')])
  expect(await suggested(person, 'refund', 'income')).toBe('Gift')
  expect(await suggested(person, 'refund', 'expense')).toBeNull()
})

test.each([
  ['type=expense', 'description'],
  ['description=coffee', 'type'],
  ['type=expense&description=%00', 'description'],
  [`type=expense&description=${'x'.repeat(501)}`, 'description'],
])('the query %s is refused', async (query, field) => {
  const reply = await (await addPerson(app)).get(`/api/transactions/last-category?${query}`)
  expect([reply.status, reply.body.errors[0].field]).toEqual([400, field])
})
