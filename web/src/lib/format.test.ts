import { describe, expect, test } from 'vitest'
import { formatCount, formatDay, formatMoney, formatPlural } from './format.ts'

describe('formatMoney', () => {
  test.each([
    ['0', '$0.00'],
    ['0.00', '$0.00'],
    ['-0.00', '$0.00'],
    ['12.3', '$12.30'],
    ['1234.50', '$1,234.50'],
    ['-1234.50', '-$1,234.50'],
    ['99999999.99', '$99,999,999.99'],
    // Beyond what a float could hold to the cent.
    ['90071992547409931.01', '$90,071,992,547,409,931.01'],
    [19.99, '$19.99'],
    [-4.5, '-$4.50'],
  ])('writes %j as %j', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
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
