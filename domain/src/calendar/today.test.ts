import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDay, dateIn, dayIn, noonsOf, scaled, zones } from '#testing'
import { localDay } from './localDate.ts'
import { todayOf } from './today.ts'

describe("the user's day", () => {
  it.each([
    [
      "is the browser's if it matches the server's",
      '2026-01-30T12:00:00Z',
      '2026-01-30',
      '2026-01-30',
    ],
    [
      'is a day earlier in the evening at UTC−8',
      '2026-01-31T04:00:00Z',
      '2026-01-30',
      '2026-01-30',
    ],
    ['is a day later in the morning at UTC+14', '2026-01-30T10:30:00Z', '2026-01-31', '2026-01-31'],
    ['may fall in the previous year', '2026-01-01T07:59:59Z', '2025-12-31', '2025-12-31'],
    [
      "is the server's if the browser is two days off",
      '2026-01-31T04:00:00Z',
      '2026-01-29',
      '2026-01-31',
    ],
    [
      "is the server's if the browser is a week off",
      '2026-01-31T04:00:00Z',
      '2026-02-07',
      '2026-01-31',
    ],
    [
      "is the server's if the browser names no day",
      '2026-01-31T23:59:59.999Z',
      undefined,
      '2026-01-31',
    ],
  ])('%s', (_, now, claimed, expected) => {
    expect(todayOf(new Date(now), claimed)).toBe(expected)
  })

  it('is the day of the clock on the wall in five time zones', () => {
    const noon = fc.constantFrom(...noonsOf('2024-01-01', '2032-12-31'))
    const later = fc.integer({ min: -720, max: 720 })
    fc.assert(
      fc.property(noon, later, fc.constantFrom(...zones), (middle, minutes, zone) => {
        const now = dateIn(zone, middle + minutes)
        expect(todayOf(now, localDay(now))).toBe(civilDay(dayIn(zone, middle + minutes)).iso)
      }),
      { numRuns: scaled(2000) },
    )
  })
})
