import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled } from '#testing'
import { budgetUsage } from './budgetUsage.ts'

describe('budget usage', () => {
  it.each([
    ['nothing at all', 0, 0, 0],
    ['income alone', 100_000, 0, 0],
    ['part of it', 100_000, 45_000, 45],
    ['all of it', 100_000, 100_000, 100],
    ['more than all of it', 100_000, 250_000, 100],
    ['no income counts as $1.00', 0, 40, 40],
    ['no income and a dollar spent', 0, 100, 100],
    ['no income and much spent', 0, 999_999, 100],
    ['half a percent rounds up', 200, 29, 15],
    ['less than half rounds down', 1000, 144, 14],
    ['a cent of a fortune', 9_007_199_254_740_991, 1, 0],
    ['all of a fortune but a cent', 9_007_199_254_740_991, 9_007_199_254_740_990, 100],
  ])('%s: income %i, expenses %i is %i percent', (_, income, expenses, percent) => {
    expect(budgetUsage(income, expenses)).toBe(percent)
  })

  it('rounds to the nearest whole percent', () => {
    const cents = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(cents, cents, (income, expenses) => {
        const base = income === 0 ? 100n : BigInt(income)
        let percent = 0
        // Round half up: the largest whole percent that is at most half a percent above the exact share.
        while (percent < 100 && BigInt(2 * percent + 1) * base <= 200n * BigInt(expenses))
          percent += 1
        expect(budgetUsage(income, expenses)).toBe(percent)
      }),
      { numRuns: scaled(1000) },
    )
  })
})
