import { scaled, testScale } from '@evenkeel/domain/testing'
import type { Transaction } from '@evenkeel/domain/transactions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listCategorySums } from '#summary/store.ts'
import { openTestApp } from '#testing/app.ts'
import { writeEntries } from '#testing/entries.ts'
import { addPerson } from '#testing/person.ts'
import { deleteTransaction } from '#transactions/deleteTransaction.ts'
import { listSlice } from '#transactions/listStore.ts'
import { findDayAt, measureInTotals } from './spanStore.ts'

// The totals of a span agree with the transactions themselves. `TEST_SCALE=100` looks at 2,000 ledgers.

const app = await openTestApp()

/** Days at the ends of months, of a leap February, of years and of time. */
const day = fc.constantFrom(
  ...['1900-01-01', '2023-12-31', '2024-01-01', '2024-01-15', '2024-01-31', '2024-02-01'],
  ...['2024-02-28', '2024-02-29', '2024-03-01', '2024-12-31', '2025-02-28', '2199-12-31'],
)
const type = fc.constantFrom('income' as const, 'expense' as const)
const category = fc.constantFrom('Other', 'Housing', 'other')
const entries = fc.array(
  fc.record({ type, category, date: day, amount: fc.integer({ min: 1, max: 500 }) }),
  { maxLength: 40 },
)
const filter = fc.record(
  { type, category, startDate: day, endDate: day },
  { requiredKeys: [] as const },
)
type Filter = typeof filter extends fc.Arbitrary<infer F> ? F : never

async function addPersonWith(
  inputs: readonly Pick<Transaction, 'type' | 'category' | 'date' | 'amount'>[],
) {
  const { id: userId } = await addPerson(app)
  const rows = await writeEntries(app, { id: userId }, inputs)
  // Some are deleted again, so that totals shrink and vanish too.
  const deleted = rows.slice(0, rows.length / 3)
  for (const { id } of deleted) await deleteTransaction(app.context, userId, id)
  return { userId, rows: rows.slice(deleted.length) }
}

function matching(rows: readonly Transaction[], { startDate, endDate, ...kind }: Filter) {
  return rows.filter(
    (row) =>
      (kind.type === undefined || row.type === kind.type) &&
      (kind.category === undefined || row.category === kind.category) &&
      (startDate === undefined || row.date >= startDate) &&
      (endDate === undefined || row.date <= endDate),
  )
}

/** What each type and category comes to, as text to compare. */
function sumsOf(rows: readonly Transaction[]): string[] {
  const sums = new Map<string, [amount: number, count: number]>()
  for (const row of rows) {
    const key = `${row.type} ${row.category}`
    const [amount, count] = sums.get(key) ?? [0, 0]
    sums.set(key, [amount + row.amount, count + 1])
  }
  return [...sums].map(([key, [amount, count]]) => `${key} ${amount} ${count}`).toSorted()
}

test(
  'sums, counts, nets and places of any span are those of the entries',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        entries,
        fc.array(fc.tuple(filter, fc.nat(45)), { minLength: 1, maxLength: 6 }),
        async (inputs, questions) => {
          const { userId, rows } = await addPersonWith(inputs)
          const { db } = app.context
          for (const [asked, any] of questions) {
            const found = matching(rows, asked)
            // Mostly within the list, sometimes just past its end.
            const offset = any % (found.length + 2)
            expect(await measureInTotals(db, userId, asked)).toEqual({
              count: found.length,
              net: found.reduce(
                (net, { type, amount }) => net + (type === 'income' ? amount : -amount),
                0,
              ),
            })
            const { type: _, category: __, ...range } = asked
            const sums = await listCategorySums(db, userId, range)
            expect(
              sums
                .map((sum) => `${sum.type} ${sum.category} ${sum.amount} ${sum.count}`)
                .toSorted(),
            ).toEqual(sumsOf(matching(rows, range)))
            for (const order of ['asc', 'desc'] as const) {
              const days = found.map((row) => row.date).toSorted()
              if (order === 'desc') days.reverse()
              const at = days[offset]
              expect(await findDayAt(db, userId, asked, order, offset)).toEqual(
                at === undefined ? undefined : { day: at, before: days.indexOf(at) },
              )
            }
          }
        },
      ),
      { numRuns: scaled(20) },
    )
  },
  // A guard against a run that hangs.
  60_000 * testScale,
)

test('a jump by day shows the rows that counting from the first one shows', async () => {
  const days = ['2024-01-31', '2024-02-01', '2024-02-29', '2024-03-01', '2025-03-01']
  const { userId } = await addPersonWith(
    Array.from({ length: 60 }, (_, index) => ({
      type: index % 3 === 0 ? ('income' as const) : ('expense' as const),
      category: 'Other',
      date: days[index % days.length] as string,
      amount: index + 1,
    })),
  )
  const { db } = app.context
  const slice = { sort: 'date', order: 'desc', limit: 5 } as const
  for (const offset of [5, 10, 15, 20]) {
    const place = await findDayAt(db, userId, { type: 'expense' }, 'desc', offset)
    const jumped = await listSlice(
      db,
      userId,
      { type: 'expense' },
      { ...slice, fromDay: place?.day, offset: offset - (place?.before ?? 0) },
    )
    const counted = await listSlice(db, userId, { type: 'expense' }, { ...slice, offset })
    expect(jumped).toEqual(counted)
  }
})

test('every place is found, in whole months and in the days around them', async () => {
  const days = Array.from({ length: 150 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 3 + index)).toISOString().slice(0, 10),
  )
  const { userId, rows } = await addPersonWith(
    [...days, ...days.slice(20, 90)].map((date) => ({
      type: 'expense' as const,
      category: 'Other',
      date,
      amount: 100,
    })),
  )
  const { db } = app.context
  for (const range of [{}, { startDate: '2024-02-15', endDate: '2024-05-10' }]) {
    for (const order of ['asc', 'desc'] as const) {
      const found = matching(rows, range).map(({ date }) => date)
      found.sort()
      if (order === 'desc') found.reverse()
      for (const [offset, day] of found.entries()) {
        const place = await findDayAt(db, userId, range, order, offset)
        expect(place).toEqual({ day, before: found.indexOf(day) })
      }
      expect(await findDayAt(db, userId, range, order, found.length)).toBeUndefined()
    }
  }
})
