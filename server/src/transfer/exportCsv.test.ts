import { once } from 'node:events'
import { scaled, testScale } from '@evenkeel/domain/testing'
import { Description, type Transaction } from '@evenkeel/domain/transactions'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// CSV export through the API.

const app = await openTestApp()

beforeEach(() => app.clock.set('2026-03-15T09:30:00.000Z'))

async function exported(person: Person, query: Record<string, string> = {}) {
  const reply = await person.get(`/api/transactions/export.csv?${new URLSearchParams(query)}`)
  expect(reply.status).toBe(200)
  return reply
}

/** An RFC 4180 parser, independent of the writer. */
function readCsv(text: string): string[][] {
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)
  const rows: string[][] = [[]]
  let read = 0
  for (const [whole, quoted, bare, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end === '\r\n') rows.push([])
    read += whole.length
  }
  expect(read, 'every character of the file belongs to a cell').toBe(text.length)
  return rows.slice(0, -1)
}

/** Removes one `'` wherever a cell may begin. */
const unguarded = (cell: string) => cell.replace(/(?<=^|[;\t\r\n])'/g, '')

type Row = { date: string; type: string; category: string; description: string; amount: string }

/** The rows of a file, without the formula guards. */
function rowsOf(text: string): Row[] {
  const [header, ...lines] = readCsv(text)
  expect(header).toEqual(['Date', 'Type', 'Category', 'Description', 'Amount'])
  return lines.map(
    ([date = '', type = '', category = '', description = '', amount = '', ...more]) => {
      expect(more).toEqual([])
      return {
        date,
        type,
        category: unguarded(category),
        description: unguarded(description),
        amount,
      }
    },
  )
}

function rowOf({ date, type, category, description, amount }: Transaction): Row {
  const digits = String(amount).padStart(3, '0')
  return { date, type, category, description, amount: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

test('the file has the documented columns, newest first', async () => {
  const person = await addPerson(app)
  await writeEntries(app, person, [
    { date: '2026-01-31', amount: 1230, description: 'Lunch', category: 'Food & Dining' },
    { date: '2026-02-01', type: 'income', amount: 320_000, category: 'Salary' },
    { date: '2026-02-02', amount: 5, description: 'the "big"\nplan, part 2' },
    { date: '2026-02-03', amount: 100, description: '=1+1', category: '@home' },
  ])
  const { text, headers } = await exported(person)
  expect(text).toBe(
    [
      'Date,Type,Category,Description,Amount',
      `2026-02-03,expense,'@home,"'=1+1",1.00`,
      '2026-02-02,expense,Other,"the ""big""\nplan, part 2",0.05',
      '2026-02-01,income,Salary,"",3200.00',
      '2026-01-31,expense,Food & Dining,"Lunch",12.30',
      '',
    ].join('\r\n'),
  )
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
})

test('a user without entries gets only the header', async () => {
  const { text } = await exported(await addPerson(app))
  expect(text).toBe('Date,Type,Category,Description,Amount\r\n')
})

test.each([
  ['the day of the person', { today: '2026-03-14' }, '2026-03-14'],
  ['a day that is nowhere today', { today: '2026-03-12' }, '2026-03-15'],
  ['no day', {}, '2026-03-15'],
])('the file is named by %s', async (_name, query, day) => {
  const { headers } = await exported(await addPerson(app), query as Record<string, string>)
  expect(headers['content-disposition']).toBe(
    `attachment; filename="evenkeel-transactions-${day}.csv"`,
  )
})

test.each([
  ['limit=5', ''],
  ['sort=amount', ''],
  ['startDate=2026-02-30', 'startDate'],
  ['minAmount=0', 'minAmount'],
])('the query %s is refused', async (query, field) => {
  const reply = await (await addPerson(app)).get(`/api/transactions/export.csv?${query}`)
  expect([reply.status, reply.body.errors[0].field]).toEqual([400, field])
})

// Few values, so that filters match some rows but not all.
const categories = ['Housing', 'Other', 'Food & Dining']
const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01']
const entry = fc.record({
  type: fc.constantFrom('income' as const, 'expense' as const),
  amount: fc.constantFrom(1, 999, 1000, 9_999_999_999),
  category: fc.constantFrom(...categories),
  description: fc.constantFrom('', 'Rent', 'rental car', 'Dining out', '100% wool'),
  date: fc.constantFrom(...days),
})
const filter = fc.record(
  {
    type: fc.constantFrom('income', 'expense'),
    category: fc.constantFrom(...categories, 'Nowhere'),
    q: fc.constantFrom('', 'rent', 'DINING', '%', '_'),
    startDate: fc.constantFrom(...days),
    endDate: fc.constantFrom(...days),
    minAmount: fc.constantFrom('0.01', '9.99', '10.00'),
    maxAmount: fc.constantFrom('0.01', '9.99', '10.00'),
  },
  { requiredKeys: [] },
)

type Filter = Partial<
  Record<keyof Row | 'q' | `${'start' | 'end'}Date` | `${'min' | 'max'}Amount`, string>
>

function letsThrough(asked: Filter, row: Row): boolean {
  const { q = '', startDate = '', endDate = '9999', minAmount = '0', maxAmount = '1e9' } = asked
  const texts = [row.description, row.category].map((text) => text.toLowerCase())
  return (
    (asked.type ?? row.type) === row.type &&
    (asked.category ?? row.category) === row.category &&
    texts.some((text) => text.includes(q.toLowerCase())) &&
    row.date >= startDate &&
    row.date <= endDate &&
    Number(row.amount) >= Number(minAmount) &&
    Number(row.amount) <= Number(maxAmount)
  )
}

const sorted = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).toSorted()

test('applies the date range and every filter, in date order', async () => {
  const person = await addPerson(app)
  const [entries = []] = fc.sample(fc.array(entry, { minLength: 80, maxLength: 80 }), {
    seed: 4,
    numRuns: 1,
  })
  const rows = (await writeEntries(app, person, entries)).map(rowOf)
  await fc.assert(
    fc.asyncProperty(filter, async (asked) => {
      const found = rowsOf((await exported(person, asked as Record<string, string>)).text)
      expect(sorted(found)).toEqual(sorted(rows.filter((row) => letsThrough(asked, row))))
      const dates = found.map((row) => row.date)
      expect(dates).toEqual(dates.toSorted().reverse())
    }),
    { numRuns: scaled(60) },
  )
})

const scripts = [
  'abcXYZ 0159 áéîøßœ',
  'Ελληνικά кириллица ქართული հայերեն',
  'עברית العربية فارسی ٠١٢',
  'हिन्दी বাংলা தமிழ் ไทย မြန်မာ',
  '汉字 漢字 かな カナ 한국어',
  '👩‍👩‍👧‍👦 🏳️‍🌈 ☕ 𝒳 𐍈',
  '\u200b\u200e\u202e\u2028\u2029\ufeff\u00a0',
]
const trouble = [
  '"',
  '""',
  ',',
  ';',
  '\n',
  '\r',
  '\r\n',
  "'",
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＠',
  '\\',
  '|',
  '%',
]
const piece = fc.oneof(
  fc.constantFrom(...trouble),
  fc.constantFrom(...scripts.flatMap((script) => [...script])),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
)
/** Text a user may type, excluding what the product rejects. */
const description = fc
  .array(piece, { maxLength: 40 })
  .map((pieces) => pieces.join(''))
  .filter((text) => z.safeDecode(Description, text).success)
const category = fc
  .array(piece, { minLength: 1, maxLength: 10 })
  .map((pieces) =>
    pieces
      .join('')
      .replaceAll(/\p{Cc}/gu, '')
      .trim(),
  )
  .filter((text) => text !== '' && text.length <= 60 && text.isWellFormed())

const batch = 100

test(
  'read back without the formula guards, the file equals the rows, whatever their descriptions contain',
  async () => {
    const entries = fc.array(fc.record({ description, category }), {
      minLength: batch,
      maxLength: batch,
    })
    await fc.assert(
      fc.asyncProperty(entries, async (given) => {
        const person = await addPerson(app)
        // The amount identifies the entry.
        const numbered = given.map((each, index): EntryFields => ({ ...each, amount: index + 1 }))
        const rows = (await writeEntries(app, person, numbered)).map(rowOf)
        const found = rowsOf((await exported(person)).text)
        const byNumber = found.toSorted((a, b) => Number(a.amount) - Number(b.amount))
        expect(byNumber).toEqual(rows)
      }),
      // 300 descriptions; `TEST_SCALE=34` reads back more than 10,000.
      { numRuns: scaled(3) },
    )
  },
  // Only stops a run that hangs.
  60_000 * testScale,
)

test('no cell starts like a formula; text that would run as one is escaped', async () => {
  const person = await addPerson(app)
  const texts = ['=cmd()', '+1', '-1', '@sum', '＝1', "'quoted", "''", '\r=1', '\n=1', '=', "'"]
  await writeEntries(
    app,
    person,
    texts.map((text) => ({ description: text, category: text.trim() })),
  )
  const { text } = await exported(person)
  for (const [, , kind, words] of readCsv(text).slice(1)) {
    expect(kind).toMatch(/^'/)
    expect(words).toMatch(/^'/)
  }
  expect(
    rowsOf(text)
      .map((row) => row.description)
      .toSorted(),
  ).toEqual(texts.toSorted())
})

test('contains nothing of other users', async () => {
  const [person, other] = [await addPerson(app), await addPerson(app)]
  await writeEntries(app, person, [{ description: 'mine' }])
  await writeEntries(app, other, [{ description: 'theirs' }])
  expect(rowsOf((await exported(person)).text).map((row) => row.description)).toEqual(['mine'])
})

test('streams thousands of rows from one snapshot', async () => {
  const person = await addPerson(app)
  const count = 12_000
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const before = (
    await writeEntries(
      app,
      person,
      numbers.map((amount) => ({ amount, description: 'a line of a book that is long enough' })),
    )
  ).map(rowOf)
  const reply = await app.fastify.inject({
    url: '/api/transactions/export.csv',
    headers: { cookie: `evenkeel=${person.cookies.get('evenkeel')}` },
    payloadAsStream: true,
  })
  const stream = reply.stream()
  await once(stream, 'readable')
  // The first lines have arrived and the last ones are not yet read.
  app.database.statements.length = 0
  await writeEntries(app, person, [{ description: 'too late' }])
  await app.database.pool.query(
    `update transactions set description = 'changed' where user_id = $1 and amount < 50`,
    [person.id],
  )
  await app.database.pool.query('delete from transactions where user_id = $1 and amount > 119', [
    person.id,
  ])
  const written = app.database.statements.length
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const found = rowsOf(Buffer.concat(chunks).toString())
  expect(sorted(found)).toEqual(sorted(before))
  const readLater = app.database.statements.slice(written)
  const reads = readLater.filter((text) => /^select .* from "transactions"/.test(text))
  expect(reads.length).toBeGreaterThan(2)
})
