import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled } from '#testing'
import { roundedPercent } from './percent.ts'

describe('a rounded percentage', () => {
  it.each([
    [1, 3, 0, 33],
    [2, 3, 0, 67],
    [29, 200, 0, 15],
    [1, 200, 0, 1],
    [1, 201, 0, 0],
    [0, 5, 1, 0],
    [1, 3, 1, 33.3],
    [1, 2000, 1, 0.1],
    [1, 1, 1, 100],
    [1001, 1_000_000, 1, 0.1],
    [9_007_199_254_740_991, 9_007_199_254_740_991, 1, 100],
    [9_007_199_254_740_990, 9_007_199_254_740_991, 1, 100],
    [9_000_000_000_000_000, 1, 0, 900_000_000_000_000_000],
  ])('%i of %i with %i decimals is %d', (part, whole, decimals, percent) => {
    expect(roundedPercent(part, whole, decimals)).toBe(percent)
  })

  it('is within half a unit, and rounds halves up', () => {
    const cents = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (a, b) => {
        const [part, whole] = a < b ? [a, b] : [b, a]
        const tenths = BigInt(Math.round(roundedPercent(part, whole, 1) * 10))
        const doubledError = 2n * (tenths * BigInt(whole) - BigInt(part) * 1000n)
        expect(doubledError > -BigInt(whole) && doubledError <= BigInt(whole)).toBe(true)
      }),
      { numRuns: scaled(1000) },
    )
  })
})
