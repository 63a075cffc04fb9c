import { scaled } from '@evenkeel/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestApp, type TestReply } from '#testing/app.ts'
import { writeEntries } from '#testing/entries.ts'
import { addPerson, signUp } from '#testing/person.ts'

const app = await openTestApp()
const person = await signUp(app)

/** In natural alphabetical order, ignoring case and accents. */
const words = [
  '',
  '7 apples',
  'Äpfel',
  'apple',
  'Apple',
  'banana',
  'Éclair',
  'zebra',
  'Ωmega',
  'яблоко',
  '苹果',
]
const categories = ['Food & Dining', 'Housing', 'my own', 'Other', 'Salary']
const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-28', '2026-03-15', '2026-12-24']
const amounts = ['0.01', '9.99', '10.00', '100.00', '99999999.99']

type Row = {
  id: string
  type: string
  amount: string
  description: string | null
  category: string
  date: string
  createdAt: string
}

/** Few values and many rows, so that every order has ties that only the id breaks. */
async function fill(): Promise<Row[]> {
  const pick = <T>(from: readonly T[], number: number) => from[number % from.length] as T
  const rows: Row[] = []
  for (let number = 0; number < 90; number += 1) {
    if (number % 9 === 0) app.clock.advance({ ms: 1 })
    const reply = await person.post('/api/transactions', {
      type: number % 3 === 0 ? 'income' : 'expense',
      amount: pick(amounts, number * 7),
      description: pick(words, number * 5),
      category: pick(categories, number * 3 + (number >> 4)),
      date: pick(days, number * 11 + (number >> 3)),
    })
    rows.push(reply.body)
  }
  return rows
}
const rows = await fill()

type Query = {
  type?: string
  category?: string
  q?: string
  description?: string
  ids?: string
  startDate?: string
  endDate?: string
  minAmount?: string
  maxAmount?: string
  sort?: 'date' | 'description' | 'category' | 'amount'
  order?: 'asc' | 'desc'
  limit?: number
  offset?: number
}

// The oracle: an independent in-memory implementation.

function matching(query: Query): Row[] {
  const { type, category, q = '', startDate = '', endDate = '9999' } = query
  const { minAmount = '0', maxAmount = '1e9', description, ids: named } = query
  const needle = q.toLowerCase()
  return rows.filter((row) => {
    const day = row.date.slice(0, 10)
    const amount = Number(row.amount)
    const text = [row.description ?? '', row.category].map((part) => part.toLowerCase())
    return (
      (type === undefined || row.type === type) &&
      (category === undefined || row.category === category) &&
      text.some((part) => part.includes(needle)) &&
      (description === undefined || text[0] === description.toLowerCase()) &&
      (named === undefined || named.split(',').includes(row.id)) &&
      day >= startDate &&
      day <= endDate &&
      amount >= Number(minAmount) &&
      amount <= Number(maxAmount)
    )
  })
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function ordered(found: readonly Row[], { sort = 'date', order = 'desc' }: Query): Row[] {
  const keys: Record<string, (row: Row) => string | number> = {
    date: () => 0,
    description: (row) => words.indexOf(row.description ?? ''),
    category: (row) => categories.indexOf(row.category),
    amount: (row) => Number(row.amount),
  }
  const key = keys[sort] ?? (() => 0)
  const ascending = found.toSorted(
    (a, b) =>
      compare(key(a), key(b)) ||
      compare(a.date, b.date) ||
      compare(a.createdAt, b.createdAt) ||
      compare(a.id, b.id),
  )
  return order === 'asc' ? ascending : ascending.reverse()
}

function ask(query: Record<string, unknown>): Promise<TestReply> {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)])
  return person.get(`/api/transactions?${new URLSearchParams(given)}`)
}

/** Income less expenses, as the header says it. */
function netOf(found: readonly Row[]): string {
  const cents = found.map(({ type, amount }) => {
    const whole = BigInt(amount.replace('.', ''))
    return type === 'income' ? whole : -whole
  })
  const net = cents.reduce((sum, each) => sum + each, 0n)
  const digits = String(net < 0n ? -net : net).padStart(3, '0')
  return `${net < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const ids = (found: readonly Row[]) => found.map(({ id }) => id)

function linksOf(reply: TestReply): Record<string, string> {
  const parts = String(reply.headers.link ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)
  return Object.fromEntries([...parts].map(([, url, relation]) => [relation, url]))
}

const someFilter = fc.record(
  {
    type: fc.constantFrom('income', 'expense'),
    category: fc.constantFrom(...categories, 'Nowhere'),
    q: fc.constantFrom('', 'app', 'APP', 'éclair', 'DINING', 'o', '%', '_', '\\', '果', 'Ω', "'"),
    description: fc.constantFrom(...words.slice(1), 'APPLE', 'appl', '%', 'ban_na', 'ÉCLAIR'),
    ids: fc
      .subarray(
        rows.map(({ id }) => id),
        { minLength: 1 },
      )
      .map((some) => some.join(',')),
    startDate: fc.constantFrom(...days, '2026-02-01'),
    endDate: fc.constantFrom(...days, '2026-02-01T23:59:59Z'),
    minAmount: fc.constantFrom(...amounts, '50'),
    maxAmount: fc.constantFrom(...amounts, '50'),
  },
  { requiredKeys: [] },
)
const someOrder = fc.record(
  {
    sort: fc.constantFrom('date', 'description', 'category', 'amount'),
    order: fc.constantFrom('asc', 'desc'),
  },
  { requiredKeys: [] },
)
const fairly = { numRuns: scaled(60) }

/** A filter's days as the oracle compares them. */
function asDays(query: Query): Query {
  const { endDate } = query
  return endDate === undefined ? query : { ...query, endDate: endDate.slice(0, 10) }
}

test('without options it lists everything, newest first', async () => {
  const reply = await person.get('/api/transactions')
  expect(ids(reply.body)).toEqual(ids(ordered(rows, {})))
  expect(reply.headers['x-total-count']).toBe('90')
})

test('any filter in any order agrees with the oracle', async () => {
  await fc.assert(
    fc.asyncProperty(someFilter, someOrder, async (filter, order) => {
      const reply = await ask({ ...filter, ...order })
      const expected = ordered(matching(asDays(filter as Query)), order as Query)
      expect(ids(reply.body)).toEqual(ids(expected))
      expect(reply.headers['x-total-count']).toBe(String(expected.length))
      expect(reply.headers['x-total-net']).toBe(netOf(expected))
      expect(reply.headers.link).toBeUndefined()
    }),
    fairly,
  )
})

test('the list of one type takes the same options', async () => {
  await fc.assert(
    fc.asyncProperty(someFilter, someOrder, async ({ type = 'income', ...filter }, order) => {
      const search = new URLSearchParams({ ...filter, ...order } as Record<string, string>)
      const reply = await person.get(`/api/transactions/${type}?${search}`)
      const expected = ordered(matching(asDays({ ...filter, type } as Query)), order as Query)
      expect(ids(reply.body)).toEqual(ids(expected))
    }),
    fairly,
  )
})

test('any page by offset has the right rows and links to its neighbours', async () => {
  const page = fc.record({
    limit: fc.integer({ min: 1, max: 40 }),
    offset: fc.integer({ min: 0, max: 95 }),
  })
  await fc.assert(
    fc.asyncProperty(someFilter, someOrder, page, async (filter, order, { limit, offset }) => {
      const expected = ordered(matching(asDays(filter as Query)), order as Query)
      const reply = await ask({ ...filter, ...order, limit, offset })
      expect(ids(reply.body)).toEqual(ids(expected.slice(offset, offset + limit)))
      expect(reply.headers['x-total-count']).toBe(String(expected.length))
      expect(reply.headers['x-total-net']).toBe(netOf(expected))
      const { first, last, next, prev } = linksOf(reply)
      const [begin, end] = [await person.get(first ?? ''), await person.get(last ?? '')]
      expect(ids(begin.body)).toEqual(ids(expected.slice(0, limit)))
      const lastLength = expected.length === 0 ? 0 : expected.length % limit || limit
      expect(ids(end.body)).toEqual(ids(expected.slice(expected.length - lastLength)))
      expect(next !== undefined).toBe(offset + limit < expected.length)
      if (next !== undefined) {
        const behind = expected.slice(offset + limit, offset + 2 * limit)
        expect(ids((await person.get(next)).body)).toEqual(ids(behind))
      }
      expect(prev !== undefined).toBe(offset > 0 && offset < expected.length)
      if (prev !== undefined) {
        const before = expected.slice(Math.max(0, offset - limit), offset)
        expect(ids((await person.get(prev)).body)).toEqual(ids(before))
      }
    }),
    fairly,
  )
})

test.each(
  (['date', 'description', 'category', 'amount'] as const).flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => [sort, order] as const),
  ),
)('walking by %s %s, forth and back, meets every row exactly once', async (sort, order) => {
  const expected = ids(ordered(rows, { sort, order }))
  const forth: string[] = []
  let url: string | undefined = `/api/transactions?sort=${sort}&order=${order}&limit=7`
  let lastUrl = url
  while (url !== undefined) {
    const reply: TestReply = await person.get(url)
    expect(reply.body.length).toBeGreaterThan(0)
    forth.push(...ids(reply.body))
    lastUrl = url
    url = linksOf(reply).next
  }
  expect(forth).toEqual(expected)
  const back: string[] = []
  url = lastUrl
  while (url !== undefined) {
    const reply: TestReply = await person.get(url)
    back.unshift(...ids(reply.body))
    url = linksOf(reply).prev
  }
  expect(back).toEqual(expected)
})

test('a position without a limit gets the largest page size', async () => {
  const all = ids(ordered(rows, {}))
  const sides = linksOf(await ask({ limit: 5, offset: 20 }))
  const withoutLimit = (url = '') => person.get(url.replace(/limit=5&?/, ''))
  expect(ids((await withoutLimit(sides.next)).body)).toEqual(all.slice(25))
  expect(ids((await withoutLimit(sides.prev)).body)).toEqual(all.slice(0, 20))
  expect(ids((await ask({ last: true })).body)).toEqual(all)
  const reply = await ask({ offset: 83 })
  expect(ids(reply.body)).toEqual(all.slice(83))
  expect(reply.headers['x-total-count']).toBe('90')
  expect(Object.keys(linksOf(reply))).toEqual(['first', 'prev', 'last'])
})

test('a search typed in decomposed form finds composed text, and text stored as it was typed', async () => {
  const owner = await addPerson(app)
  await writeEntries(app, owner, [
    { category: 'Caf\u00e9s', description: 'Cr\u00e8me' },
    { category: 'Cafe\u0301s', description: 'Cre\u0300me' },
  ])
  for (const query of [
    { category: 'Cafe\u0301s' },
    { q: 'cre\u0300' },
    { description: 'Cre\u0300me' },
    { category: 'Cafe\u0301s', description: 'Cre\u0300me' },
  ]) {
    const reply = await owner.get(`/api/transactions?limit=5&${new URLSearchParams(query)}`)
    expect([reply.body.length, reply.headers['x-total-count']]).toEqual([2, '2'])
  }
  const composed = await owner.get(
    `/api/transactions?limit=5&${new URLSearchParams({ category: 'Caf\u00e9s' })}`,
  )
  expect([composed.body.length, composed.headers['x-total-count']]).toEqual([1, '1'])
})

test.each([
  ['limit=0', 'limit'],
  ['limit=1001', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1e3', 'limit'],
  ['limit=', 'limit'],
  ['offset=-1', 'offset'],
  ['offset=1000000000', 'offset'],
  ['sort=createdAt', 'sort'],
  ['order=up', 'order'],
  ['type=transfer', 'type'],
  ['category=', 'category'],
  ['startDate=2026-02-30', 'startDate'],
  ['endDate=tomorrow', 'endDate'],
  ['minAmount=0', 'minAmount'],
  ['maxAmount=1,00', 'maxAmount'],
  ['last=false', 'last'],
  ['limit=5&limit=6', 'limit'],
  [`q=${'x'.repeat(101)}`, 'q'],
  ['q=%00', 'q'],
  ['userId=019cf0d4-bdc0-738e-88e0-6427d6cfbc32', ''],
  ['offset=1&last=true', ''],
])('the query %s is refused', async (query, field) => {
  for (const path of ['/api/transactions', '/api/transactions/income']) {
    if (query.startsWith('type') && path.endsWith('income')) continue
    const reply = await person.get(`${path}?${query}`)
    expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([400, field])
  }
})

const lost = 'This page no longer exists in this order'
const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
const id = '019cf0d4-bdc0-738e-88e0-6427d6cfbc32'
test.each([
  ['nonsense', 'nonsense'],
  ['nothing', ''],
  ['another order', cursor('amount', 5, '2026-01-01', 0, id)],
  ['a field too few', cursor('date', '2026-01-01', '2026-01-01', 0)],
  ['a day that is none', cursor('date', '2026-01-01', '2026-02-30', 0, id)],
  ['the year zero', cursor('date', '2026-01-01', '0000-01-01', 0, id)],
  ['a time after all times', cursor('date', '2026-01-01', '2026-01-01', 8.64e15, id)],
  ['an id that is none', cursor('date', '2026-01-01', '2026-01-01', 0, "' or 1=1")],
])('a cursor of %s is refused', async (_name, after) => {
  for (const way of ['after', 'before']) {
    const reply = await ask({ limit: 5, [way]: after })
    expect(reply.body).toMatchObject({ status: 400, message: lost })
  }
})

test('a cursor with a zero byte is refused', async () => {
  const after = cursor('description', 'a\u0000b', '2026-01-01', 0, id)
  const reply = await ask({ sort: 'description', limit: 5, after })
  expect(reply.body).toMatchObject({ status: 400, message: lost })
})

test('an unknown type is rejected', async () => {
  expect((await person.get('/api/transactions/transfer')).status).toBe(400)
})
