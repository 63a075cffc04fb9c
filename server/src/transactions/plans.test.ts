import { addDays } from '@evenkeel/domain/calendar'
import { categories, transactionSorts, transactionTypes } from '@evenkeel/domain/transactions'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import type { Statement } from '#testing/distributed/refusals.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { type Doing, explain, nodesOf } from '#testing/plan.ts'

// How PostgreSQL executes the list's statements on many rows: which index it uses, and how many rows it reads.

const app = await openTestApp()
const { pool } = app.database

const rowCount = 30_000
const dayCount = 3650
const pageSize = 5
/** A page plus one row, which tells whether there are more. */
const pageRows = pageSize + 1
/** More than a single day has. */
const rowsOfADayMax = 40
const rareWord = 'xylophone'

/** Reproducible entries over ten years, in random day order. */
function entryOf(number: number): EntryFields {
  const type = transactionTypes[number % 7 === 0 ? 0 : 1] ?? 'expense'
  const names = categories[type]
  return {
    type,
    category: names[(number * 5) % names.length] ?? 'Other',
    amount: 1 + ((number * 7919) % 50_000),
    description: number % 10_000 === 17 ? `lessons with a ${rareWord}` : `shop ${number % 900}`,
    date: addDays('2016-01-01', (number * 1597) % dayCount),
  }
}

const entries = (count: number) => Array.from({ length: count }, (_, number) => entryOf(number))

let person: Person

beforeAll(async () => {
  person = await addPerson(app)
  await writeEntries(app, person, entries(rowCount))
  await writeEntries(app, await addPerson(app), entries(5000))
  // Does now what autovacuum would do later.
  await pool.query('vacuum analyze')
})

/** The reads a request sends to the database. */
async function statementsOf(url: string): Promise<Statement[]> {
  const { calls } = app.database
  calls.length = 0
  expect((await person.get(url)).status).toBe(200)
  return calls.filter(({ text }) => /^\s*(select|with)\b/.test(text))
}

/** The work of a request's statements on the transactions table. */
async function workOn(url: string): Promise<Doing[]> {
  const statements = await statementsOf(url)
  return Promise.all(
    statements
      .filter(({ text }) => text.includes('from "transactions"'))
      .map((statement) => explain(pool, statement)),
  )
}

async function linkOf(url: string, relation: 'next' | 'prev'): Promise<string> {
  const { headers } = await person.get(url)
  const link = new RegExp(`<([^>]*)>; rel="${relation}"`).exec(String(headers.link))?.[1]
  if (link === undefined) throw new Error(`${url} has no ${relation} page`)
  return link
}

const list = `/api/transactions?limit=${pageSize}`

/** One statement that scans an index from a position and stops after the page. */
function expectWalk(work: readonly Doing[], index: string, rowsMax = pageRows): void {
  expect(work).toEqual([
    { steps: ['Limit', 'Index Scan'], indexes: [index], rows: expect.any(Number) },
  ])
  expect(work[0]?.rows).toBeLessThanOrEqual(rowsMax)
}

const everyOrder = transactionSorts.flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => [sort, order] as const),
)

test.each(everyOrder)(
  'by %s %s, first, next, previous and last page walk the index of the order',
  async (sort, order) => {
    const index = `transactions_by_${sort}`
    const first = `${list}&sort=${sort}&order=${order}`
    const last = `${first}&last=true`
    expectWalk(await workOn(first), index)
    expectWalk(await workOn(await linkOf(first, 'next')), index)
    expectWalk(await workOn(last), index)
    expectWalk(await workOn(await linkOf(last, 'prev')), index)
    // In the middle, where the position matters.
    const middle = `${first}&offset=${rowCount / 2}`
    expectWalk(await workOn(await linkOf(middle, 'next')), index)
    expectWalk(await workOn(await linkOf(middle, 'prev')), index)
  },
)

test.each(everyOrder)(
  'by %s %s, a plan for any values walks the same index',
  async (sort, order) => {
    // What PostgreSQL may use for a prepared statement after five executions.
    const first = `${list}&sort=${sort}&order=${order}`
    for (const url of [first, await linkOf(first, 'next')]) {
      const [text = ''] = (await statementsOf(url)).flatMap(({ text }) =>
        text.includes('from "transactions"') ? text : [],
      )
      const { rows } = await pool.query(`explain (generic_plan, format json) ${text}`)
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
      expect(nodes.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan'])
      expect(nodes[1]?.['Index Name']).toBe(`transactions_by_${sort}`)
    }
  },
)

test.each(['asc', 'desc'])('a jump in date order (%s) starts at its day', async (order) => {
  for (const part of [0.1, 0.5, 0.9]) {
    const url = `${list}&order=${order}&offset=${rowCount * part}`
    expectWalk(await workOn(url), 'transactions_by_date', pageRows + rowsOfADayMax)
  }
})

test.each([
  ['a month', 'startDate=2020-05-01&endDate=2020-05-31', 'transactions_by_date'],
  ['everything up to a day', 'endDate=2018-01-01', 'transactions_by_date'],
  ['a category', 'category=Housing', 'transactions_by_category'],
  [
    'a category in a year',
    'category=Housing&startDate=2019-01-01&endDate=2019-12-31',
    'transactions_by_category',
  ],
])(
  'a filter by %s scans one range of an index, and so does a jump in it',
  async (_name, filter, index) => {
    const url = `${list}&${filter}`
    expectWalk(await workOn(url), index)
    expectWalk(await workOn(`${url}&last=true`), index)
    expectWalk(await workOn(`${url}&offset=100`), index, pageRows + rowsOfADayMax)
  },
)

test('a rare word is found once through its trigrams, which also counts it', async () => {
  const [work, ...others] = await workOn(`${list}&q=${rareWord}`)
  expect(others).toEqual([])
  expect(new Set(work?.indexes)).toEqual(new Set(['transactions_by_words']))
  expect(work?.steps).toContain('Bitmap Heap Scan')
  expect(work?.rows).toBeLessThanOrEqual(pageRows)
})

test('a word of more than a page is found for the page and for its count', async () => {
  const work = await workOn(`/api/transactions?limit=2&q=lessons%20with`)
  expect(work).toHaveLength(2)
  for (const { indexes } of work)
    expect(new Set(indexes)).toEqual(new Set(['transactions_by_words']))
})

test('matches are counted from the totals unless the filter has words or amounts', async () => {
  const reads = async (url: string) =>
    (await statementsOf(url)).filter(({ text }) => text.includes('count(*)')).length
  expect(await reads(`${list}&category=Housing&startDate=2019-01-01&type=expense`)).toBe(0)
  expect(await reads(`${list}&minAmount=499.00`)).toBe(1)
})

test('the largest entries of a month and those that paid a bill come from indexes', async () => {
  const statements = await statementsOf('/api/months/2019-05')
  const [entries, ...others] = statements.filter(({ text }) => text.includes('bill_id is not null'))
  expect(others).toEqual([])
  const { indexes, rows } = await explain(pool, entries as Statement)
  expect(new Set(indexes)).toEqual(new Set(['transactions_by_month', 'transactions_paid']))
  // Five of each type.
  expect(rows).toBeLessThanOrEqual(10)
})

test('payees of a month come from an index alone, and entries are read only of those that changed', async () => {
  const statements = await statementsOf('/api/months/2019-06')
  const [payees, ...others] = statements.filter(({ text }) => text.includes('as spelled'))
  expect(others).toEqual([])
  const { steps, indexes } = await explain(pool, payees as Statement)
  expect(steps).toContain('Index Only Scan')
  expect(steps).not.toContain('Seq Scan')
  // The last one has the entries that paid a bill.
  expect(new Set(indexes)).toEqual(
    new Set(['transactions_by_date', 'transactions_by_payee', 'transactions_paid']),
  )
})

test.each([
  ['a common word', 'shop'],
  ['one letter', 's'],
  ['a rare word that is not among the newest', 'lessons'],
  ['nothing', 'zzz'],
])('suggestions for %s read limited ranges of two indexes', async (_name, typed) => {
  const work = await workOn(`/api/transactions/suggestions?q=${typed}`)
  expect(work).toHaveLength(1)
  for (const { indexes, steps, rows } of work) {
    expect(new Set(indexes)).toEqual(new Set(['transactions_by_date', 'transactions_by_payee']))
    expect(steps).not.toContain('Seq Scan')
    expect(steps).not.toContain('Bitmap Heap Scan')
    // The thousand newest entries.
    expect(rows).toBeLessThanOrEqual(1000)
  }
})
