import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled } from '#testing'
import { categoriesShown, foldCategories, rankCategories } from './ranking.ts'

const figures = (amount: number, count = 1) => ({ amount, count })

describe('the category breakdown', () => {
  it('lists the largest first, each with its share to one decimal', () => {
    const ranked = rankCategories(
      new Map([
        ['Transportation', figures(1000, 2)],
        ['Housing', figures(120_000, 1)],
        ['Food & Dining', figures(4000, 9)],
      ]),
    )
    expect(ranked).toEqual([
      { name: 'Housing', amount: 120_000, count: 1, percent: 96 },
      { name: 'Food & Dining', amount: 4000, count: 9, percent: 3.2 },
      { name: 'Transportation', amount: 1000, count: 2, percent: 0.8 },
    ])
  })

  it.each([
    [1, 2, [66.7, 33.3]],
    [1, 1999, [100, 0.1]],
    [1, 2000, [100, 0]],
    [29, 171, [85.5, 14.5]],
  ])('of %i and %i cents', (a, b, percents) => {
    const ranked = rankCategories(
      new Map([
        ['a', figures(a)],
        ['b', figures(b)],
      ]),
    )
    expect(ranked.map((row) => row.percent)).toEqual(percents)
  })

  it('sorts equal amounts by name and omits zero totals', () => {
    const ranked = rankCategories(
      new Map([
        ['b', figures(5)],
        ['none', figures(0, 0)],
        ['a', figures(5)],
        ['toString', figures(9)],
      ]),
    )
    expect(ranked.map((row) => row.name)).toEqual(['toString', 'a', 'b'])
  })

  it('is empty without expenses', () => {
    expect(rankCategories(new Map())).toEqual([])
  })

  it('shows five by default', () => {
    expect(categoriesShown).toBe(5)
  })

  it('preserves every cent and count, in descending order', () => {
    const rows = fc.uniqueArray(
      fc.tuple(
        fc.string({ minLength: 1 }),
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.nat(999),
      ),
      { selector: ([name]) => name, minLength: 1, maxLength: 30 },
    )
    fc.assert(
      fc.property(rows, (entries) => {
        const ranked = rankCategories(
          new Map(entries.map(([name, amount, n]) => [name, figures(amount, n)])),
        )
        const total = entries.reduce((sum, [, amount]) => sum + BigInt(amount), 0n)
        expect(ranked).toHaveLength(entries.length)
        for (const [index, { name, amount, count, percent }] of ranked.entries()) {
          expect(entries).toContainEqual([name, amount, count])
          expect(amount).toBeLessThanOrEqual(ranked[index - 1]?.amount ?? amount)
          const thousandths = (BigInt(amount) * 2000n + total) / (total * 2n)
          expect(percent.toFixed(1)).toBe(`${thousandths / 10n}.${thousandths % 10n}`)
        }
      }),
      { numRuns: scaled(300) },
    )
  })
})

describe('folding for a chart', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Category ${index}`,
      amount: 100,
      count: 2,
      percent: 1,
    }))

  it.each([0, 1, 8])('shows %i categories as they are', (count) => {
    expect(foldCategories(rows(count))).toEqual({ largest: rows(count), rest: undefined })
  })

  it.each([
    [9, { amount: 100, count: 2, percent: 11.1 }],
    [10, { amount: 200, count: 4, percent: 20 }],
    [43, { amount: 3500, count: 70, percent: 81.4 }],
  ])('folds %i categories from the ninth on', (count, rest) => {
    expect(foldCategories(rows(count))).toEqual({ largest: rows(8), rest })
  })
})
