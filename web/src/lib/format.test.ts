import { describe, expect, test } from 'vitest'
import { formatCount, formatDay, formatMoney, formatPlural } from './format.ts'

describe('formatMoney', () => {
  test.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [1230, '$12.30'],
    [123450, '$1,234.50'],
    [-123450, '−$1,234.50'],
    [1999, '$19.99'],
    [99_999_999_99, '$99,999,999.99'],
    // As dollars in a float these would lose their cents.
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('writes %d cents as %j', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })
})

describe('formatDay', () => {
  test.each([
    ['2026-01-31', 'medium', 'Jan 31, 2026'],
    ['2026-01-05', 'long', 'January 5, 2026'],
    ['2026-12-31', 'short', 'Dec 31'],
    ['2024-02-29', 'month', 'Feb'],
    ['2026-07-01', 'monthOfYear', 'July 2026'],
    ['2026-01-31T00:00:00.000Z', 'medium', 'Jan 31, 2026'],
    ['2026-01-31T23:59:59.999Z', 'medium', 'Jan 31, 2026'],
  ] as const)('writes %j as %s: %j', (day, style, text) => {
    expect(formatDay(day, style)).toBe(text)
  })
})

test('counts', () => {
  expect(formatCount(200_000)).toBe('200,000')
  expect(formatPlural(1, 'transaction')).toBe('1 transaction')
  expect(formatPlural(0, 'transaction')).toBe('0 transactions')
  expect(formatPlural(1200, 'entry', 'entries')).toBe('1,200 entries')
})
