import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// The user's own earlier entries, offered while a description is typed, through the API.

const app = await openTestApp()

async function suggested(person: Person, q: string, type?: string): Promise<string[]> {
  const search = new URLSearchParams({ q, ...(type && { type }) })
  const reply = await person.get(`/api/transactions/suggestions?${search}`)
  expect(reply.status).toBe(200)
  type Suggestion = Record<'type' | 'description' | 'category' | 'amount', string | null>
  return reply.body.map((one: Suggestion) =>
    [
      one.type === 'income' ? '+' : '',
      one.amount ?? '?',
      ' ',
      one.description,
      ', ',
      one.category,
    ].join(''),
  )
}

function entry(description: string, amount: number, more: Partial<EntryFields> = {}): EntryFields {
  return { description, amount, category: 'Food & Dining', date: '2026-01-05', ...more }
}

const ledger = [
  entry('Coffee', 450),
  entry('Coffee', 450, { date: '2026-01-06' }),
  entry('COFFEE', 500, { date: '2026-01-07', category: 'Other' }),
  entry('Coffee beans', 1299),
  entry('Iced coffee', 525),
  entry('Groceries', 5410),
  entry('Groceries', 6120, { date: '2026-01-06' }),
  entry('Groceries', 4788, { date: '2026-01-07' }),
  entry('Café Central', 380),
  entry('100% wool', 3000),
  entry('', 100),
  entry('Acme salary', 250_000, { type: 'income', category: 'Salary' }),
]

test.each([
  // Most used first, written and filed as last time, with the amount of at least half of them.
  [
    'coff',
    ['4.50 COFFEE, Other', '12.99 Coffee beans, Food & Dining', '5.25 Iced coffee, Food & Dining'],
  ],
  [
    'COFFEE',
    ['4.50 COFFEE, Other', '12.99 Coffee beans, Food & Dining', '5.25 Iced coffee, Food & Dining'],
  ],
  ['  bea ', ['12.99 Coffee beans, Food & Dining']],
  ['coffee b', ['12.99 Coffee beans, Food & Dining']],
  ['groc', ['? Groceries, Food & Dining']],
  ['sal', ['+2500.00 Acme salary, Salary']],
  ['cafe', ['3.80 Café Central, Food & Dining']],
  ['caf\u00e9', ['3.80 Café Central, Food & Dining']],
  ['cafe\u0301', ['3.80 Café Central, Food & Dining']],
  ['100%', ['30.00 100% wool, Food & Dining']],
  ['offee', []],
  ['%', []],
  ['_', []],
  ['\\', []],
  ['\uffff', []],
  ['', []],
  ['   ', []],
])('"%s" offers %j', async (q, offers) => {
  const person = await addPerson(app)
  await writeEntries(app, person, ledger)
  expect(await suggested(person, q)).toEqual(offers)
})

test('of one type, only entries of that type count', async () => {
  const person = await addPerson(app)
  await writeEntries(app, person, [
    entry('Target', 2000),
    entry('Target', 500, { type: 'income', category: 'Gift', date: '2026-01-06' }),
  ])
  expect(await suggested(person, 'tar')).toEqual(['+5.00 Target, Gift'])
  expect(await suggested(person, 'tar', 'expense')).toEqual(['20.00 Target, Food & Dining'])
})

test('an old entry is found by its beginning, however many came after it', async () => {
  const person = await addPerson(app)
  const newer = Array.from({ length: 1100 }, (_, index) => entry(`shop ${index}`, 100))
  await writeEntries(app, person, [entry('Zoo visit', 4500, { date: '2020-05-01' }), ...newer])
  expect(await suggested(person, 'zo')).toEqual(['45.00 Zoo visit, Food & Dining'])
  expect(await suggested(person, 's')).toHaveLength(6)
})

test("another user's entries are never offered", async () => {
  const [person, other] = [await addPerson(app), await addPerson(app)]
  await writeEntries(app, other, ledger)
  expect(await suggested(person, 'coff')).toEqual([])
})

test.each(['q=%00', `q=${'x'.repeat(101)}`, 'q=a&type=transfer', 'type=expense', 'q=a&user=1'])(
  'the query %s is refused',
  async (query) => {
    const reply = await (await addPerson(app)).get(`/api/transactions/suggestions?${query}`)
    expect(reply.status).toBe(400)
  },
)
