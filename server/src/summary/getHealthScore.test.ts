import { scaled, testScale } from '@evenkeel/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// The health card of a date range, through the API.

const app = await openTestApp()

async function health(person: Person, query = '') {
  const reply = await person.get(`/api/health-score${query}`)
  expect(reply.status).toBe(200)
  return reply.body
}

async function personWith(...entries: EntryFields[]): Promise<Person> {
  const person = await addPerson(app)
  await writeEntries(app, person, entries)
  return person
}

const many = (count: number, entry: EntryFields): EntryFields[] =>
  Array.from({ length: count }, () => entry)

const income = (amount: number, date: string): EntryFields => ({ type: 'income', amount, date })
const expense = (amount: number, date: string): EntryFields => ({ type: 'expense', amount, date })

const march = '?startDate=2026-03-01&endDate=2026-03-31'

test('a user without entries has 50 points and the tracking tip', async () => {
  expect(await health(await addPerson(app))).toEqual({
    score: 50,
    mood: 'fair',
    expenseRatio: 0,
    hasIncome: false,
    steps: [
      {
        key: 'ratio',
        points: 0,
        sentence: 'You have not earned or spent anything in this range yet.',
      },
      { key: 'net', points: 0, sentence: 'There is no balance to judge yet.' },
      { key: 'recent', points: 0, sentence: 'There are no recent transactions yet.' },
      {
        key: 'tracking',
        points: 0,
        sentence: 'Record more transactions: fewer than 5 say little about your money.',
      },
    ],
    insights: ['Record more transactions: fewer than 5 say little about your money.'],
    raise: null,
    stepUp: null,
    count: 0,
  })
})

test('reports the steps that cost points, worst first, and what would raise the score most', async () => {
  const person = await personWith(
    income(100_000, '2026-03-01'),
    ...many(4, expense(40_000, '2026-03-02')),
  )
  expect(await health(person)).toEqual({
    score: 10,
    mood: 'critical',
    expenseRatio: 160,
    hasIncome: true,
    steps: [
      { key: 'ratio', points: -25, sentence: 'You spent more than 110% of your income.' },
      {
        key: 'net',
        points: -15,
        sentence: 'Your spending exceeded your income by 10% or more.',
      },
      {
        key: 'recent',
        points: 0,
        sentence: 'Your most recent transactions spent at most twice what they earned.',
      },
      {
        key: 'tracking',
        points: 0,
        sentence: 'More than 20 transactions in this range add 5 points.',
      },
    ],
    insights: [
      'You spent more than 110% of your income.',
      'Your spending exceeded your income by 10% or more.',
    ],
    // Down to half of the income: +25 and +15 instead of -25 and -15, and recent income exceeds expenses.
    raise: { kind: 'lessSpending', amount: 1100, points: 90 },
    // 110% of the income is the first step.
    stepUp: { kind: 'lessSpending', amount: 500, mood: 'poor' },
    count: 5,
  })
})

test('the suggested change raises the score as promised, and a cent less does not', async () => {
  const spending = 91_200
  const scoreWith = async (cents: number) => {
    const person = await personWith(
      income(100_000, '2026-03-01'),
      ...many(4, expense(1, '2026-03-02')),
      expense(cents - 4, '2026-03-02'),
    )
    return health(person)
  }
  const { score, raise } = await scoreWith(spending)
  const saved = Math.round(raise.amount * 100)
  expect((await scoreWith(spending - saved)).score).toBe(score + raise.points)
  expect((await scoreWith(spending - saved + 1)).score).toBeLessThan(score + raise.points)
})

/** Records the income suggested to a user without income, on the day of their newest entry. */
async function follow(person: Person, amount: number, date: string) {
  const entry = { type: 'income', amount: amount.toFixed(2), category: 'Salary', date }
  expect((await person.post('/api/transactions', entry)).status).toBe(201)
  return health(person)
}

test('the least income reaches the next mood, and a cent less does not', async () => {
  // Without the hundred, which the income pushes out of the ten most recent ones, those spent 9.
  const spent = [expense(10_000, '2026-03-01'), ...many(9, expense(100, '2026-03-02'))]
  const { mood, stepUp } = await health(await personWith(...spent))
  expect([mood, stepUp]).toEqual(['critical', { kind: 'moreIncome', amount: 99.1, mood: 'fair' }])
  expect((await follow(await personWith(...spent), 99.1, '2026-03-02')).mood).toBe('fair')
  expect((await follow(await personWith(...spent), 99.09, '2026-03-02')).mood).toBe('critical')
})

test('recording the suggested income gives the promised points', async () => {
  const person = await personWith(...many(5, expense(400, '2026-03-01')))
  const { score, raise } = await health(person)
  expect([score, raise]).toEqual([5, { kind: 'moreIncome', amount: 40, points: 95 }])
  const after = await follow(person, 40, '2026-03-01')
  expect([after.score, after.raise]).toEqual([100, null])
})

test(
  'and so of any spending: as one entry, the newest, it is worth exactly the points',
  async () => {
    const spent = fc.constantFrom(1, 7, 50, 90, 1000, 2_000_000)
    await fc.assert(
      fc.asyncProperty(fc.array(spent, { minLength: 1, maxLength: 24 }), async (amounts) => {
        const person = await personWith(...amounts.map((amount) => expense(amount, '2026-03-01')))
        const { score, raise } = await health(person)
        expect(raise.kind).toBe('moreIncome')
        app.clock.advance({ minutes: 1 })
        expect((await follow(person, raise.amount, '2026-03-01')).score).toBe(score + raise.points)
      }),
      { numRuns: scaled(15) },
    )
  },
  // Only stops a run that hangs.
  60_000 * testScale,
)

test('the date range applies to sums, recent entries and counts', async () => {
  const person = await personWith(
    // In March: 20 entries, the ten newest of which spend more than twice what they earn.
    ...many(5, income(100_000, '2026-03-01')),
    ...many(5, expense(1000, '2026-03-02')),
    ...many(10, expense(2000, '2026-03-31')),
    // Around it: April income, newer than all of March, and a costly February.
    ...many(10, income(500_000, '2026-04-01')),
    ...many(10, expense(900_000, '2026-02-28')),
  )
  expect(pointsOf(await health(person, march))).toEqual([25, 15, -5, 0])
  expect(pointsOf(await health(person))).toEqual([-25, -15, 10, 5])
  expect(pointsOf(await health(person, '?startDate=2026-04-01'))).toEqual([25, 15, 10, 0])
  expect(pointsOf(await health(person, '?endDate=2026-02-28'))).toEqual([-25, -15, -5, 0])
  // One more day adds the 21st entry.
  expect(pointsOf(await health(person, '?startDate=2026-03-01&endDate=2026-04-01'))).toEqual([
    25, 15, 10, 5,
  ])
})

function pointsOf(body: { steps: { points: number }[] }): number[] {
  return body.steps.map((step) => step.points)
}

test.each([
  [4, true],
  [5, false],
  [20, false],
  [21, false],
])('with %i entries in the range the tracking tip shows: %s', async (count, hasTip) => {
  const person = await personWith(
    ...many(count, income(100, '2026-03-15')),
    ...many(30, income(100, '2026-04-15')),
  )
  const tip = 'Record more transactions: fewer than 5 say little about your money.'
  const { insights, steps } = await health(person, march)
  expect(insights.includes(tip)).toBe(hasTip)
  expect(steps[3].points).toBe(count > 20 ? 5 : 0)
})

test('entries of one day are ordered by when they were recorded', async () => {
  const person = await addPerson(app)
  await writeEntries(app, person, many(10, expense(1000, '2026-03-02')))
  app.clock.advance({ minutes: 1 })
  await writeEntries(app, person, many(10, income(1000, '2026-03-02')))
  expect(pointsOf(await health(person))[2]).toBe(10)
})

test('other users’ entries never count', async () => {
  const person = await addPerson(app)
  await personWith(...many(30, income(100_000, '2026-03-01')))
  expect((await health(person)).score).toBe(50)
})

test.each([
  ['startDate=2026-02-30', 'startDate', "That date doesn't exist"],
  ['endDate=', 'endDate', 'Date is required'],
  ['period=thisMonth', '', undefined],
])('the query %s is refused', async (query, field, message) => {
  const reply = await (await addPerson(app)).get(`/api/health-score?${query}`)
  expect(reply.body).toMatchObject({ status: 400, errors: [{ field }] })
  if (message) expect(reply.body.message).toBe(message)
})

// The oracle: an independent implementation of the rules in whole cents.

type Row = { type: 'income' | 'expense'; amount: number; date: string }

function oracleScore(rows: readonly Row[]): { score: number; mood: string; points: number[] } {
  const [earned, spent] = [sum(rows, 'income'), sum(rows, 'expense')]
  const recent = rows.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  const ten = recent.slice(0, 10)
  const [tenEarned, tenSpent] = [sum(ten, 'income'), sum(ten, 'expense')]
  const points = [
    ratioPoints(earned, spent),
    netPoints(earned, spent),
    tenEarned > tenSpent ? 10 : tenSpent > 2n * tenEarned ? -5 : 0,
    rows.length > 20 ? 5 : 0,
  ]
  const total = points.reduce((all, each) => all + each, 50)
  const score = Math.max(0, Math.min(100, total))
  return { score, mood: moodOf(score), points }
}

function sum(rows: readonly Row[], type: Row['type']): bigint {
  return rows.filter((row) => row.type === type).reduce((all, row) => all + BigInt(row.amount), 0n)
}

function ratioPoints(earned: bigint, spent: bigint): number {
  if (earned === 0n) return spent === 0n ? 0 : -25
  const steps: [bigint, number][] = [
    [5n, 25],
    [7n, 15],
    [9n, 5],
    [11n, -10],
  ]
  return steps.find(([tenths]) => spent * 10n <= earned * tenths)?.[1] ?? -25
}

function netPoints(earned: bigint, spent: bigint): number {
  if (earned === 0n && spent === 0n) return 0
  const net = earned - spent
  if (net * 10n > earned * 3n) return 15
  if (net > 0n) return 10
  return net === 0n || -net * 10n < earned ? -5 : -15
}

function moodOf(score: number): string {
  if (score >= 80) return 'excellent'
  if (score >= 65) return 'good'
  if (score >= 45) return 'fair'
  return score >= 25 ? 'poor' : 'critical'
}

const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-31', '2026-04-01']
// Amounts that hit the thresholds exactly: 0.5, 0.7, 0.9 and 1.1 of each other.
const amounts = [1, 50, 70, 90, 100, 110, 1000, 9_999_999_999]
const ledger = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom('income' as const, 'expense' as const),
    amount: fc.constantFrom(...amounts),
    date: fc.constantFrom(...days),
    minute: fc.integer({ min: 0, max: 100_000 }),
  }),
  // Entries of one day are ordered by when they were recorded.
  { maxLength: 40, selector: (row) => row.minute },
)
const ends = fc.record(
  { startDate: fc.constantFrom(...days), endDate: fc.constantFrom(...days) },
  { requiredKeys: [] },
)

test(
  'the score of any ledger in any range agrees with the oracle',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        ledger,
        fc.array(ends, { minLength: 1, maxLength: 4 }),
        async (rows, asked) => {
          const person = await addPerson(app)
          const started = Date.parse('2026-04-02T00:00:00Z')
          const inOrder = rows.toSorted((a, b) => b.minute - a.minute)
          await writeEntries(
            app,
            person,
            inOrder.map(({ minute, ...row }) => ({
              ...row,
              createdAt: new Date(started + minute * 60_000),
            })),
          )
          for (const range of asked) {
            const { startDate = '', endDate = '9999' } = range
            const inside = inOrder.filter(({ date }) => date >= startDate && date <= endDate)
            const body = await health(person, `?${new URLSearchParams(range)}`)
            expect({ ...oracleScore(inside) }).toEqual({
              score: body.score,
              mood: body.mood,
              points: pointsOf(body),
            })
          }
        },
      ),
      { numRuns: scaled(25) },
    )
  },
  // Only stops a run that hangs.
  60_000 * testScale,
)
