import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LocalDate } from '#calendar'
import { frequencies } from '#ledger'
import { civilDay, civilIndex, scaled } from '#testing'
import { billTotals, categoryCosts, dueAhead } from './cost.ts'
import { type BillDue, dueDatesIn } from './due.ts'
import { occurrence, type Schedule } from './schedule.ts'

const today = '2026-03-01'

const bill = {
  type: 'expense',
  amount: 1000,
  startDate: '2026-03-01',
  frequency: 'monthly',
  nextDueDate: '2026-03-01',
  isActive: true,
} as const

describe('what bills cost', () => {
  it.each([
    ['monthly is unchanged', 'monthly', 1000, 1000, 12_000],
    ['yearly is a twelfth', 'yearly', 12_000, 1000, 12_000],
    ['yearly is rounded to the cent', 'yearly', 10_000, 833, 10_000],
    ['half a cent rounds up', 'yearly', 6, 1, 6],
    ['less than half a cent rounds down', 'yearly', 5, 0, 5],
    ['weekly is 52 twelfths', 'weekly', 1000, 4333, 52_000],
    ['bi-weekly is 26 twelfths', 'bi-weekly', 1000, 2167, 26_000],
  ] as const)('%s', (_, frequency, amount, monthly, yearly) => {
    const totals = billTotals([{ ...bill, frequency, amount }], 'expense')
    expect(totals).toMatchObject({ monthly, yearly })
  })

  it('is rounded once at the end, not per bill', () => {
    const threeYearly = Array.from({ length: 3 }, () => ({
      ...bill,
      frequency: 'yearly' as const,
      amount: 100,
    }))
    expect(billTotals(threeYearly, 'expense')).toMatchObject({ monthly: 25, yearly: 300 })
  })

  it('counts only active bills of the requested type', () => {
    const bills = [
      bill,
      { ...bill, isActive: false },
      { ...bill, type: 'income' as const, amount: 7 },
    ]
    expect(billTotals(bills, 'expense')).toMatchObject({ monthly: 1000, yearly: 12_000 })
    expect(billTotals(bills, 'income')).toMatchObject({ monthly: 7, yearly: 84 })
    expect(billTotals([], 'expense')).toEqual({ monthly: 0, yearly: 0 })
  })

  it.each([
    ['due today', 'monthly', '2026-03-01', 1000],
    ['due on the thirtieth day', 'monthly', '2026-03-31', 1000],
    ['due a day later', 'monthly', '2026-04-01', 0],
    ['every week from today', 'weekly', '2026-03-01', 5000],
    ['every two weeks from tomorrow', 'bi-weekly', '2026-03-02', 3000],
    ['a year away', 'yearly', '2027-03-01', 0],
    ['paid ahead', 'weekly', '2026-03-22', 2000],
    ['overdue: what falls due from today on', 'weekly', '2026-02-08', 5000],
  ] as const)('the next 30 days, %s', (_, frequency, day, expense) => {
    const due = { ...bill, frequency, startDate: day, nextDueDate: day }
    expect(dueAhead(duesOf(due), today)).toEqual({ income: 0, expense })
    expect(dueAhead(duesOf({ ...due, type: 'income' }), today)).toEqual({
      income: expense,
      expense: 0,
    })
  })

  it('agrees with exact fractions for random bills', () => {
    const billArbitrary = fc.record({
      amount: fc.integer({ min: 1, max: 99_999_999_99 }),
      frequency: fc.constantFrom(...frequencies),
      isActive: fc.boolean(),
      start: fc.integer({ min: civilIndex('2024-01-01'), max: civilIndex('2026-06-01') }),
      dueNumber: fc.nat(60),
    })
    fc.assert(
      fc.property(fc.array(billArbitrary, { maxLength: 20 }), (drafts) => {
        const bills = drafts.map(({ start, dueNumber, ...draft }) => {
          const startDate = civilDay(start).iso
          const nextDueDate = occurrence({ startDate, frequency: draft.frequency }, dueNumber)
          return { ...draft, type: 'expense' as const, startDate, nextDueDate }
        })
        const dues = bills.flatMap(duesOf)
        const { monthly, yearly } = billTotals(bills, 'expense')
        const nextDays = dueAhead(dues, today).expense
        expect({ monthly, yearly, nextDays }).toEqual(totalsOracle(bills))
      }),
      { numRuns: scaled(300) },
    )
  })
})

describe('the costs by category', () => {
  const bill = (
    category: string,
    amount: number,
    frequency: 'weekly' | 'monthly' | 'yearly' = 'monthly',
  ) => ({ type: 'expense' as const, category, amount, frequency, isActive: true })

  it('adds up the active bills of one type, the largest first', () => {
    const bills = [
      bill('Entertainment', 1599),
      bill('Housing', 118_000),
      bill('Entertainment', 999),
      bill('Entertainment', 10_000, 'yearly'),
      bill('Pets', 100, 'weekly'),
      { ...bill('Entertainment', 5000), isActive: false },
      { ...bill('Salary', 300_000), type: 'income' as const },
    ]
    expect(categoryCosts(bills, 'expense')).toEqual([
      { category: 'Housing', count: 1, monthly: 118_000, yearly: 1_416_000 },
      // 41,176 cents a year are 3,431.33 a month, and all categories 121,864.67.
      { category: 'Entertainment', count: 3, monthly: 3432, yearly: 41_176 },
      { category: 'Pets', count: 1, monthly: 433, yearly: 5200 },
    ])
    expect(categoryCosts(bills, 'income')).toEqual([
      { category: 'Salary', count: 1, monthly: 300_000, yearly: 3_600_000 },
    ])
  })

  it.each([
    ['no remainders', [1200, 600], [100, 50]],
    ['one rounds up', [1207], [101]],
    ['a third of a cent twice', [1204, 1204], [101, 100]],
    ['two thirds of a cent twice', [1208, 1208], [101, 100]],
    ['half a cent three times', [1206, 1206, 1206], [101, 101, 100]],
    ['the largest remainder first', [2404, 1211, 607], [200, 101, 51]],
    ['less than half a cent in all', [3, 2], [0, 0]],
    ['none', [], []],
  ])('the months of the categories add up to the month of all: %s', (_, yearly, monthly) => {
    const bills = yearly.map((amount, at) => bill(`Category ${at}`, amount, 'yearly'))
    expect(categoryCosts(bills, 'expense').map((row) => row.monthly)).toEqual(monthly)
    expect(billTotals(bills, 'expense').monthly).toBe(
      monthly.reduce((sum, cents) => sum + cents, 0),
    )
  })

  it('adds up for random bills, each month within a cent of its twelfth', () => {
    const billArbitrary = fc.record({
      category: fc.constantFrom('Housing', 'Utilities', 'Other', 'toString'),
      amount: fc.integer({ min: 1, max: 99_999_999_99 }),
      frequency: fc.constantFrom(...frequencies),
      isActive: fc.boolean(),
      type: fc.constantFrom('income' as const, 'expense' as const),
    })
    fc.assert(
      fc.property(fc.array(billArbitrary, { maxLength: 20 }), (bills) => {
        const rows = categoryCosts(bills, 'expense')
        const { monthly, yearly } = billTotals(bills, 'expense')
        expect(rows.reduce((sum, row) => sum + row.monthly, 0)).toBe(monthly)
        expect(rows.reduce((sum, row) => sum + row.yearly, 0)).toBe(yearly)
        for (const row of rows) expect(Math.abs(row.monthly * 12 - row.yearly)).toBeLessThan(12)
      }),
      { numRuns: scaled(300) },
    )
  })

  it('orders equal costs by name, and knows names like parts of an object', () => {
    const bills = [bill('toString', 100), bill('constructor', 100)]
    expect(categoryCosts(bills, 'expense').map(({ category }) => category)).toEqual([
      'constructor',
      'toString',
    ])
    expect(categoryCosts([], 'expense')).toEqual([])
  })
})

type Costed = Parameters<typeof billTotals>[0][number] & Schedule & { nextDueDate: LocalDate }

/** Every unpaid due date up to some day after the horizon. */
function duesOf(of: Costed): BillDue[] {
  const range = { from: of.nextDueDate, to: '2026-05-01' }
  const { type, amount } = of
  return dueDatesIn(of, range, new Set()).map((dueDate) => {
    return { billId: '', name: '', type, amount, dueDate }
  })
}

/** The same totals in exact BigInt fractions, checking each of the next 30 days for an occurrence. */
function totalsOracle(bills: readonly Costed[]) {
  const twelfths = { weekly: 52n, 'bi-weekly': 26n, monthly: 12n, yearly: 1n }
  const active = bills.filter((each) => each.isActive)
  const yearly = active.reduce(
    (sum, each) => sum + BigInt(each.amount) * twelfths[each.frequency],
    0n,
  )
  const first = civilIndex(today)
  const window = new Set(Array.from({ length: 31 }, (_, n) => civilDay(first + n).iso))
  let nextDays = 0
  for (const each of active) {
    for (let n = 0; n < 200; n += 1) {
      const due = occurrence(each, n)
      if (window.has(due) && due >= each.nextDueDate) nextDays += each.amount
    }
  }
  return { monthly: Number((yearly * 2n + 12n) / 24n), yearly: Number(yearly), nextDays }
}
