import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled } from '#testing'
import { formatDay } from './dayText.ts'
import { addDays, startOfDay } from './localDate.ts'

describe('formatDay', () => {
  it.each([
    ['2026-01-31', 'medium', 'Jan 31, 2026'],
    ['2026-01-05', 'long', 'January 5, 2026'],
    ['2026-12-31', 'short', 'Dec 31'],
    ['2024-02-29', 'month', 'Feb'],
    ['2026-09-01', 'monthName', 'September'],
    ['2026-07-01', 'monthOfYear', 'July 2026'],
    ['2026-07-01', 'shortMonthOfYear', 'Jul 2026'],
    ['2026-01-31T00:00:00.000Z', 'medium', 'Jan 31, 2026'],
    ['2026-01-31T23:59:59.999Z', 'medium', 'Jan 31, 2026'],
  ] as const)('writes %j as %s: %j', (day, style, text) => {
    expect(formatDay(day, style)).toBe(text)
  })

  it.each(['medium', 'long'] as const)('writes any day as American English does, %s', (style) => {
    const american = new Intl.DateTimeFormat('en-US', { dateStyle: style, timeZone: 'UTC' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73_000 }), (days) => {
        const day = addDays('1900-01-01', days)
        expect(formatDay(day, style)).toBe(american.format(startOfDay(day)))
      }),
      { numRuns: scaled(300) },
    )
  })
})
