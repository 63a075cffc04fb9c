import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson } from '#testing/person.ts'

// What stands out, through the API.

const app = await openTestApp()
app.clock.set('2026-03-20T12:00:00.000Z')

async function asked(question: string, entries: readonly EntryFields[]): Promise<string> {
  const person = await addPerson(app)
  await writeEntries(app, person, entries)
  const reply = await person.post('/api/ai/chat?today=2026-03-20', { message: question })
  expect(reply.status).toBe(200)
  return reply.body.response
}

const market = (amount: number, date: string, category = 'Groceries'): EntryFields => ({
  description: 'Market Hall',
  ...{ amount, date, category },
})
const usual = [market(2000, '2026-01-05'), market(2200, '2026-02-05'), market(2100, '2026-02-20')]

test('a charge in another category does not stand out in this one', async () => {
  const entries = [...usual, market(95_000, '2026-03-02', 'Gifts')]
  expect(await asked('any unusual groceries ever?', entries)).toContain('No unusual charges')
  expect(await asked('any unusual charges ever?', entries)).toContain('$950.00')
})

// The charge in question is one of those that the median is of.
test.each([
  ['between the middle two', 'of an even number', [], 6450],
  ['the middle one', 'of an odd number', [market(2300, '2026-03-01')], 6600],
])('three times %s %s is usual, and a cent more is not', async (_, __, more, cents) => {
  const question = 'anything unusual this month?'
  const within = [...usual, ...more, market(cents, '2026-03-10')]
  expect(await asked(question, within)).toContain('No unusual charges')
  const beyond = [...usual, ...more, market(cents + 1, '2026-03-10')]
  expect(await asked(question, beyond)).toContain(`$${((cents + 1) / 100).toFixed(2)}`)
})

test('the only charge of a payee is compared with its category, future charges included', async () => {
  const piano = { description: 'Piano Hall', category: 'Groceries', amount: 98_000 }
  const many = Array.from({ length: 9 }, (_, index) => market(2000, `2026-02-0${index + 1}`))
  const question = 'anything unusual this month?'
  const first = [...many, { ...piano, date: '2026-03-10' }]
  expect(await asked(question, first)).toContain('the only charge there')
  expect(await asked(question, first.slice(1))).toContain('No unusual charges')
  const planned = { ...piano, amount: 1000, date: '2026-04-10' }
  expect(await asked(question, [...first, planned])).toContain('No unusual charges')
})
