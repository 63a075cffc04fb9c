import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { scaled } from '#testing'
import { RangeQuery } from './contract.ts'
import { Summary } from './summary.ts'

const figures = fc.record({
  amount: fc.integer({ min: 1, max: 7_000_000_000_000_000 }),
  count: fc.integer({ min: 1, max: 1_000_000_000 }),
})
const name = fc.oneof(
  fc.constantFrom(
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '2024',
    '0',
    '-1',
    'Other',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((text) => text !== '__proto__'),
)
const breakdown = fc
  .array(fc.tuple(name, figures), { maxLength: 12 })
  .map((entries) => new Map(entries))

describe('a summary in wire form', () => {
  it('has dollars as numbers and categories as keys', () => {
    const summary = {
      totalIncome: 250_000,
      totalExpenses: 12_345,
      netBalance: 237_655,
      categoryBreakdown: new Map([['Food & Dining', { amount: 12_345, count: 3 }]]),
      incomeBreakdown: new Map([['Other', { amount: 250_000, count: 1 }]]),
    }
    expect(z.encode(Summary, summary)).toEqual({
      totalIncome: 2500,
      totalExpenses: 123.45,
      netBalance: 2376.55,
      categoryBreakdown: { 'Food & Dining': { amount: 123.45, count: 3 } },
      incomeBreakdown: { Other: { amount: 2500, count: 1 } },
    })
  })

  it('round-trips, whatever the category names', () => {
    const cents = fc.integer({ min: -7_000_000_000_000_000, max: 7_000_000_000_000_000 })
    const summaries = fc.record({
      totalIncome: cents,
      totalExpenses: cents,
      netBalance: cents,
      categoryBreakdown: breakdown,
      incomeBreakdown: breakdown,
    })
    fc.assert(
      fc.property(summaries, (summary) => {
        const wire = JSON.parse(JSON.stringify(z.encode(Summary, summary)))
        expect(z.decode(Summary, wire)).toEqual(summary)
      }),
      { numRuns: scaled(500) },
    )
  })
})

describe('a range', () => {
  it('may have both ends, one or none', () => {
    expect(RangeQuery.parse({})).toEqual({})
    expect(RangeQuery.parse({ startDate: '2026-01-01' })).toEqual({ startDate: '2026-01-01' })
    expect(RangeQuery.safeParse({ startDate: 'soon' }).success).toBe(false)
    expect(RangeQuery.safeParse({ from: '2026-01-01' }).success).toBe(false)
  })
})
