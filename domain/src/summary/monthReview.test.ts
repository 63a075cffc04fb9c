import { describe, expect, it } from 'vitest'
import { daysOfMonth, Month, monthOf } from '#calendar'
import { compareCategories, compareTotals, foldCompared } from './comparedCategories.ts'
import { reviewSpans } from './monthReview.ts'

describe('Month', () => {
  it.each(['2026-10', '1900-01', '2199-12'])('takes %s', (month) => {
    expect(Month.parse(month)).toBe(month)
  })

  it.each(['2026-13', '2026-00', '2026-1', '1899-12', '2200-01', 'foo', '2026-10-01', ''])(
    'refuses %j',
    (text) => {
      expect(Month.safeParse(text).error?.issues[0]?.message).toBe(
        'Enter a month as YYYY-MM, from 1900 to 2199',
      )
    },
  )

  it('knows its days, and that of a day', () => {
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(monthOf('2028-02-29')).toBe('2028-02')
  })
})

describe('reviewSpans', () => {
  it.each([
    // A month in the past is compared whole.
    ['2026-10', '2026-11-22', '2026-10-01..2026-10-31', '2026-09-01..2026-09-30'],
    ['2026-03', '2026-11-22', '2026-03-01..2026-03-31', '2026-02-01..2026-02-28'],
    ['2026-01', '2026-11-22', '2026-01-01..2026-01-31', '2025-12-01..2025-12-31'],
    // A running month, up to today.
    ['2026-11', '2026-11-22', '2026-11-01..2026-11-22', '2026-10-01..2026-10-22'],
    ['2026-11', '2026-11-01', '2026-11-01..2026-11-01', '2026-10-01..2026-10-01'],
    ['2026-03', '2026-03-31', '2026-03-01..2026-03-31', '2026-02-01..2026-02-28'],
    ['2028-03', '2028-03-30', '2028-03-01..2028-03-30', '2028-02-01..2028-02-29'],
    // A month that has yet to begin.
    ['2026-12', '2026-11-30', '2026-12-01..2026-12-31', undefined],
  ])('%s on %s', (month, today, now, before) => {
    const spans = reviewSpans(month, today)
    expect(`${spans.now.from}..${spans.now.to}`).toBe(now)
    expect(spans.before && `${spans.before.from}..${spans.before.to}`).toBe(before)
  })
})

describe('reviewSpans beside another month', () => {
  it.each([
    ['2026-10', '2026-03', '2026-11-22', '2026-10-01..2026-10-31', '2026-03-01..2026-03-31'],
    ['2026-10', '2025-10', '2026-11-22', '2026-10-01..2026-10-31', '2025-10-01..2025-10-31'],
    ['2026-11', '2025-11', '2026-11-22', '2026-11-01..2026-11-22', '2025-11-01..2025-11-22'],
    ['2026-05', '2026-02', '2026-05-31', '2026-05-01..2026-05-31', '2026-02-01..2026-02-28'],
    ['2028-02', '2027-02', '2028-02-29', '2028-02-01..2028-02-29', '2027-02-01..2027-02-28'],
    ['2026-12', '2026-03', '2026-11-30', '2026-12-01..2026-12-31', undefined],
  ])('%s beside %s on %s', (month, beside, today, now, before) => {
    const spans = reviewSpans(month, today, beside)
    expect(`${spans.now.from}..${spans.now.to}`).toBe(now)
    expect(spans.before && `${spans.before.from}..${spans.before.to}`).toBe(before)
  })
})

describe('compareCategories', () => {
  const sum = (category: string, amount: number, type: 'income' | 'expense' = 'expense') => ({
    type,
    category,
    amount,
  })

  it('puts two spans beside each other, the largest of the present one first', () => {
    const rows = compareCategories(
      [sum('Pets', 500), sum('Housing', 120_000), sum('Other', 500), sum('Other', 7, 'income')],
      [sum('Housing', 110_000), sum('Travel', 9000), sum('Gifts', 9000), sum('Taxi', 100)],
    )
    expect(rows.map(({ type, category, now, before }) => [type, category, now, before])).toEqual([
      ['expense', 'Housing', 120_000, 110_000],
      ['expense', 'Other', 500, 0],
      ['expense', 'Pets', 500, 0],
      ['income', 'Other', 7, 0],
      ['expense', 'Gifts', 0, 9000],
      ['expense', 'Travel', 0, 9000],
      ['expense', 'Taxi', 0, 100],
    ])
    expect(compareTotals(rows, 'expense')).toEqual({ now: 121_000, before: 128_100 })
    expect(compareTotals(rows, 'income')).toEqual({ now: 7, before: 0 })
  })

  it('keeps categories apart that are named like parts of an object', () => {
    const rows = compareCategories([sum('constructor', 1), sum('toString', 2)], [])
    expect(rows.map(({ category }) => category)).toEqual(['toString', 'constructor'])
  })

  it('of none is none', () => {
    expect(compareCategories([], [])).toEqual([])
    expect(compareTotals([], 'expense')).toEqual({ now: 0, before: 0 })
  })
})

describe('foldCompared', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      type: 'expense' as const,
      category: `Category ${at + 1}`,
      now: 100 - at,
      before: at,
    }))

  it('names eight categories', () => {
    expect(foldCompared(rows(8))).toEqual({ largest: rows(8), rest: undefined })
  })

  it.each([
    [9, { now: 92, before: 8 }],
    [11, { now: 92 + 91 + 90, before: 8 + 9 + 10 }],
  ])('folds %i categories from the ninth on', (count, rest) => {
    const others = rows(count).slice(8)
    expect(foldCompared(rows(count))).toEqual({ largest: rows(8), rest: { rows: others, ...rest } })
  })
})
