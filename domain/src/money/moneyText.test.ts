import { describe, expect, test } from 'vitest'
import { formatMoney, formatSigned } from './moneyText.ts'

describe('formatMoney', () => {
  test.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [1230, '$12.30'],
    [123450, '$1,234.50'],
    [-5, '−$0.05'],
    [-123450, '−$1,234.50'],
    [1999, '$19.99'],
    [99_999_999_99, '$99,999,999.99'],
    // As dollars in a float these would lose their cents.
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('writes %d cents as %j', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })
})

test.each([
  [1230, '+$12.30'],
  [0, '$0.00'],
  [-1230, '−$12.30'],
])('formatSigned writes %d cents as %j', (cents, text) => {
  expect(formatSigned(cents)).toBe(text)
})
