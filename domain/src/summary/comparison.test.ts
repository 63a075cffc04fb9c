import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDay, civilIndex, civilMonthLength, scaled } from '#testing'
import { comparedSpans } from './comparison.ts'

const words = (spans: ReturnType<typeof comparedSpans>) =>
  spans && `${spans.now.from}..${spans.now.to} ${spans.before.from}..${spans.before.to}`

describe('what a range is compared with', () => {
  it.each([
    // A running month, up to the same day of the month before.
    ['2026-11-01', '2026-11-30', '2026-11-22', '2026-11-01..2026-11-22 2026-10-01..2026-10-22'],
    ['2026-11-01', '2026-11-30', '2026-11-30', '2026-11-01..2026-11-30 2026-10-01..2026-10-30'],
    ['2026-03-01', '2026-03-31', '2026-03-30', '2026-03-01..2026-03-30 2026-02-01..2026-02-28'],
    ['2026-01-01', '2026-01-31', '2026-01-05', '2026-01-01..2026-01-05 2025-12-01..2025-12-05'],
    // A month that is over, with the whole month before, however long.
    ['2026-10-01', '2026-10-31', '2026-11-22', '2026-10-01..2026-10-31 2026-09-01..2026-09-30'],
    ['2024-03-01', '2024-03-31', '2026-11-22', '2024-03-01..2024-03-31 2024-02-01..2024-02-29'],
    ['2025-03-01', '2025-03-31', '2026-11-22', '2025-03-01..2025-03-31 2025-02-01..2025-02-28'],
    // Quarters and years are months too.
    ['2026-07-01', '2026-09-30', '2026-11-22', '2026-07-01..2026-09-30 2026-04-01..2026-06-30'],
    ['2026-10-01', '2026-12-31', '2026-11-22', '2026-10-01..2026-11-22 2026-07-01..2026-08-22'],
    ['2025-01-01', '2025-12-31', '2026-11-22', '2025-01-01..2025-12-31 2024-01-01..2024-12-31'],
    ['2024-01-01', '2024-12-31', '2024-02-29', '2024-01-01..2024-02-29 2023-01-01..2023-02-28'],
    // Any other range, with as many days.
    ['2026-11-02', '2026-11-15', '2026-11-22', '2026-11-02..2026-11-15 2026-10-19..2026-11-01'],
    ['2026-11-02', '2026-11-29', '2026-11-03', '2026-11-02..2026-11-03 2026-10-05..2026-10-06'],
    ['2024-02-29', '2024-02-29', '2026-11-22', '2024-02-29..2024-02-29 2024-02-28..2024-02-28'],
    ['2026-08-25', '2026-11-22', '2026-11-22', '2026-08-25..2026-11-22 2026-05-27..2026-08-24'],
    // Without an end, up to today.
    ['2026-11-02', undefined, '2026-11-03', '2026-11-02..2026-11-03 2026-10-31..2026-11-01'],
    ['2026-11-01', undefined, '2026-11-30', '2026-11-01..2026-11-30 2026-10-01..2026-10-30'],
    // Nothing before it, not begun, or reversed.
    [undefined, undefined, '2026-11-22', undefined],
    [undefined, '2026-11-30', '2026-11-22', undefined],
    ['2026-11-23', '2026-11-30', '2026-11-22', undefined],
    ['2026-11-03', '2026-11-02', '2026-11-22', undefined],
  ])('from %s to %s, on %s', (startDate, endDate, today, expected) => {
    const range = { ...(startDate && { startDate }), ...(endDate && { endDate }) }
    expect(words(comparedSpans(range, today))).toBe(expected)
  })

  it('agrees with an oracle that walks the calendar day by day', () => {
    const start = civilIndex('2015-01-01')
    const day = fc.oneof(fc.nat(4500), fc.constantFrom(...firstsOfMonths())).map((at) => start + at)
    const length = fc.oneof(fc.nat(120), fc.constantFrom('month', 'quarter', 'year', 'open'))
    fc.assert(
      fc.property(day, length, fc.integer({ min: -40, max: 500 }), (from, long, later) => {
        const to = long === 'open' ? undefined : endOf(from, long)
        const range = {
          startDate: civilDay(from).iso,
          ...(to !== undefined && { endDate: civilDay(to).iso }),
        }
        const today = from + later
        const spans = comparedSpans(range, civilDay(today).iso)
        expect(words(spans)).toBe(spansByWalking(from, to ?? today, today))
      }),
      { numRuns: scaled(3000) },
    )
  })
})

/** The first days of ten years' months, counted from 1 January 2015. */
function firstsOfMonths(): number[] {
  const start = civilIndex('2015-01-01')
  return Array.from({ length: 3650 }, (_, at) => at).filter(
    (at) => civilDay(start + at).dayOfMonth === 1,
  )
}

function endOf(from: number, long: number | 'month' | 'quarter' | 'year' | 'open'): number {
  if (typeof long === 'number') return from + long
  let months = long === 'month' ? 1 : long === 'quarter' ? 3 : 12
  let at = from - 1
  while (months > 0) {
    at += 1
    if (civilDay(at).isLastOfMonth) months -= 1
  }
  return at
}

function spansByWalking(from: number, to: number, today: number): string | undefined {
  if (from > today || to < from) return undefined
  const end = Math.min(to, today)
  let months = 0
  for (let at = from; at <= to; at += 1) if (civilDay(at).isLastOfMonth) months += 1
  const isWhole = civilDay(from).dayOfMonth === 1 && civilDay(to).isLastOfMonth
  const iso = (index: number) => civilDay(index).iso
  const now = `${iso(from)}..${iso(end)}`
  if (!isWhole) {
    const first = from - (to - from + 1)
    return `${now} ${iso(first)}..${iso(first + end - from)}`
  }
  let first = from
  for (let back = 0; back < months; back += 1) {
    first -= 1
    while (civilDay(first).dayOfMonth !== 1) first -= 1
  }
  if (to < today) return `${now} ${iso(first)}..${iso(from - 1)}`
  // As many months on from the first as today is, and the same day of that month or its last.
  let month = first
  for (let at = from; at < today; at += 1) {
    if (!civilDay(at).isLastOfMonth) continue
    while (!civilDay(month).isLastOfMonth) month += 1
    month += 1
  }
  const { year, month: number } = civilDay(month)
  const dayOfMonth = Math.min(civilDay(today).dayOfMonth, civilMonthLength(year, number))
  while (civilDay(month).dayOfMonth !== dayOfMonth) month += 1
  return `${now} ${iso(first)}..${iso(month)}`
}
