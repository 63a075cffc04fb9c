import { civilDay, civilDays, civilIndex, scaled, testScale } from '@evenkeel/domain/testing'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// The line chart's points, through the API.

const app = await openTestApp()

beforeEach(() => app.clock.set('2026-03-15T09:30:00.000Z'))

type Point = { label: string; from: string; to: string; income: number; expenses: number }

async function trend(person: Person, period: string, today?: string): Promise<Point[]> {
  const search = new URLSearchParams({ period, ...(today !== undefined && { today }) })
  const reply = await person.get(`/api/trend?${search}`)
  expect(reply.status).toBe(200)
  return reply.body.map((point: Point) => ({
    ...point,
    from: point.from.slice(0, 10),
    to: point.to.slice(0, 10),
  }))
}

async function personWith(...entries: EntryFields[]): Promise<Person> {
  const person = await addPerson(app)
  await writeEntries(app, person, entries)
  return person
}

const income = (amount: number, date: string): EntryFields => ({ type: 'income', amount, date })
const expense = (amount: number, date: string): EntryFields => ({ type: 'expense', amount, date })

/** A point as `label income expenses`. */
const words = (points: readonly Point[]) =>
  points.map(({ label, income, expenses }) => `${label} ${income} ${expenses}`)

test.each([
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['thisYear', '2026-01-01', '2026-12-31'],
])('%s without entries is one point that says so', async (period, from, to) => {
  // There are entries, but none in the period.
  const person = await personWith(expense(500, '2025-12-31'), income(500, '2027-01-01'))
  expect(await trend(person, period)).toEqual([
    { label: 'No data', from, to, income: 0, expenses: 0 },
  ])
})

test('this month has a point per day up to today, with zeros between entries', async () => {
  const person = await personWith(
    income(250_000, '2026-03-01'),
    expense(1250, '2026-03-03'),
    expense(750, '2026-03-03'),
    { ...expense(1, '2026-03-03'), category: 'Housing' },
    income(10, '2026-03-03'),
    // The days just outside the month are excluded.
    expense(99_999, '2026-02-28'),
    expense(99_999, '2026-04-01'),
  )
  expect(words(await trend(person, 'thisMonth'))).toEqual([
    'Mar 1 2500 0',
    'Mar 2 0 0',
    'Mar 3 0.1 20.01',
    ...[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((day) => `Mar ${day} 0 0`),
  ])
})

test('an entry after today extends the month', async () => {
  const person = await personWith(expense(100, '2026-03-18'))
  const points = await trend(person, 'thisMonth')
  expect(points).toHaveLength(18)
  expect(points.at(-1)).toEqual({
    label: 'Mar 18',
    from: '2026-03-18',
    to: '2026-03-18',
    income: 0,
    expenses: 1,
  })
})

test('last month is complete', async () => {
  const person = await personWith(expense(100, '2026-02-03'))
  const points = await trend(person, 'lastMonth')
  expect(points).toHaveLength(28)
  expect(words(points).slice(0, 3)).toEqual(['Feb 1 0 0', 'Feb 2 0 0', 'Feb 3 0 1'])
})

test('in January, last month is December of the previous year', async () => {
  app.clock.set('2026-01-10T12:00:00.000Z')
  const person = await personWith(income(100, '2025-12-01'), expense(200, '2025-12-31'))
  const points = await trend(person, 'lastMonth')
  expect(points).toHaveLength(31)
  expect([words(points)[0], words(points)[30]]).toEqual(['Dec 1 1 0', 'Dec 31 0 2'])
})

test('this year has a point per month up to the current one or the last entry', async () => {
  const person = await personWith(
    income(100, '2026-01-01'),
    income(200, '2026-01-31'),
    expense(300, '2026-02-28'),
    expense(50, '2025-12-31'),
  )
  expect(words(await trend(person, 'thisYear'))).toEqual(['Jan 3 0', 'Feb 0 3', 'Mar 0 0'])
  await writeEntries(app, person, [expense(7, '2026-06-15')])
  expect(words(await trend(person, 'thisYear'))).toEqual([
    'Jan 3 0',
    'Feb 0 3',
    'Mar 0 0',
    'Apr 0 0',
    'May 0 0',
    'Jun 0 0.07',
  ])
})

test('today is the caller’s day if plausible', async () => {
  // 8 p.m. on 31 March in Los Angeles is 1 April in UTC.
  app.clock.set('2026-04-01T03:00:00.000Z')
  const person = await personWith(expense(100, '2026-03-31'), expense(200, '2026-04-01'))
  const march = await trend(person, 'thisMonth', '2026-03-31')
  expect(march).toHaveLength(31)
  expect(words(march).at(-1)).toBe('Mar 31 0 1')
  expect(words(await trend(person, 'thisMonth', '2026-04-01'))).toEqual(['Apr 1 0 2'])
  expect(words(await trend(person, 'thisMonth'))).toEqual(['Apr 1 0 2'])
  // Further away than any time zone: the server's own day.
  expect(words(await trend(person, 'thisMonth', '2026-03-30'))).toEqual(['Apr 1 0 2'])
  expect(words(await trend(person, 'thisYear', '2025-12-31'))).toHaveLength(4)
})

test('sums are exact to the cent and include nothing of other users', async () => {
  const person = await personWith(
    ...Array.from({ length: 70 }, () => income(9_999_999_999, '2026-03-02')),
    expense(1, '2026-03-02'),
  )
  await personWith(expense(500, '2026-03-02'))
  const points = await trend(person, 'thisMonth')
  expect(points[1]).toMatchObject({ income: 6_999_999_999.3, expenses: 0.01 })
})

test.each([
  ['', 'period'],
  ['period=', 'period'],
  ['period=thisWeek', 'period'],
  ['period=thisMonth&today=2026-02-30', 'today'],
  ['period=thisMonth&startDate=2026-01-01', ''],
])('the query %s is refused', async (query, field) => {
  const reply = await (await addPerson(app)).get(`/api/trend?${query}`)
  expect(reply.body).toMatchObject({ status: 400, errors: [{ field }] })
})

// The oracle: an independent calendar, and sums over the rows.

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

type Row = { type: 'income' | 'expense'; amount: number; date: string }

function oracleTrend(rows: readonly Row[], period: string, today: string): Point[] {
  const now = civilDay(civilIndex(today))
  const months = [now.year * 12 + now.month - 1 - (period === 'lastMonth' ? 1 : 0)]
  const isInside = ({ year, month }: { year: number; month: number }) =>
    period === 'thisYear' ? year === now.year : months.includes(year * 12 + month - 1)
  const inside = civilDays.filter(isInside)
  const keyOf = (iso: string) => (period === 'thisYear' ? iso.slice(0, 7) : iso)
  const first = inside[0]?.iso ?? ''
  const end = inside.at(-1)?.iso ?? ''
  const meant = rows.filter(({ date }) => date >= first && date <= end)
  if (meant.length === 0)
    return [{ label: 'No data', from: first, to: end, income: 0, expenses: 0 }]
  const reached = [today, ...meant.map(({ date }) => date)].toSorted().at(-1) ?? ''
  const keys = [...new Set(inside.map(({ iso }) => keyOf(iso)))].filter(
    (key) => key <= keyOf(reached),
  )
  return keys.map((key) => {
    const days = inside.filter(({ iso }) => keyOf(iso) === key)
    const { month = 0, dayOfMonth = 0 } = days[0] ?? {}
    const name = monthNames[month - 1] ?? ''
    const sum = (type: Row['type']) =>
      meant
        .filter((row) => row.type === type && keyOf(row.date) === key)
        .reduce((all, row) => all + row.amount, 0) / 100
    return {
      label: period === 'thisYear' ? name : `${name} ${dayOfMonth}`,
      from: days[0]?.iso ?? '',
      to: days.at(-1)?.iso ?? '',
      income: sum('income'),
      expenses: sum('expense'),
    }
  })
}

const near = fc.integer({ min: civilIndex('2023-11-01'), max: civilIndex('2025-03-31') })
const ledger = fc.array(
  fc.record({
    type: fc.constantFrom('income' as const, 'expense' as const),
    amount: fc.integer({ min: 1, max: 9_999_999_999 }),
    date: near.map((index) => civilDay(index).iso),
  }),
  { maxLength: 60 },
)

test(
  'the trend of any ledger on any day agrees with the oracle',
  async () => {
    await fc.assert(
      fc.asyncProperty(ledger, near, async (rows, index) => {
        const today = civilDay(index).iso
        app.clock.set(`${today}T12:00:00.000Z`)
        const person = await personWith(...rows)
        for (const period of ['thisMonth', 'lastMonth', 'thisYear']) {
          expect(await trend(person, period, today)).toEqual(oracleTrend(rows, period, today))
        }
      }),
      { numRuns: scaled(25) },
    )
  },
  // Only stops a run that hangs.
  60_000 * testScale,
)
