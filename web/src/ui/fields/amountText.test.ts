import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlainAmount, readAmount } from './amountText.ts'

describe('readAmount', () => {
  test.each([
    ['$1,234.50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1234.5', '1234.5'],
    ['  $ 12.30 \n', '12.30'],
    ['USD 1 234.50', '1234.50'],
    ['1\u202f234.50 USD', '1234.50'],
    ['+12', '12'],
    ['99,999,999.99', '99999999.99'],
    ['.50', '0.50'],
    ['007', '7'],
    ['12.', '12'],
    ['12,50', '12.50'],
    ['1.234,50', '1234.50'],
    ['12.345', '12.345'],
    ['€ 12,50', '12.50'],
    ['12,50 €', '12.50'],
    ['€12.50', '12.50'],
    ['£1,234.50', '1234.50'],
    ['1.234,50 €', '1234.50'],
    ['¥500', '500'],
    ['US$ 5', '5'],
    ['CA$5.25', '5.25'],
    ['EUR 12,50', '12.50'],
    ['12.50 chf', '12.50'],
  ])('reads %j as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  test.each([
    ['-5', '-5'],
    ['- 5', '-5'],
    ['-$3.20', '-3.20'],
    ['$-45.00', '-45.00'],
    ['−45.00', '-45.00'],
    ['–45.00', '-45.00'],
    ['45.00-', '-45.00'],
    ['45.00 USD -', '-45.00'],
    ['(5.00)', '-5.00'],
    ['($1,045.00)', '-1045.00'],
    ['-€ 1.234,50', '-1234.50'],
    ['-.5', '-0.5'],
  ])('keeps the minus of %j: %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  test.each([
    '',
    '$',
    '-',
    '()',
    '€',
    'May 12',
    '12 pcs',
    'USDT 5',
    '$ 5 $ 6',
    '5-6',
    'abc',
    '1e3',
    '1,23,456',
    '12,3456',
    '1.2.3',
    '12.50 and 13.00',
    '2026-01-31',
    'NaN',
    '.',
  ])('refuses %j', (text) => {
    expect(readAmount(text)).toBeUndefined()
  })

  test('reads back every amount that Intl writes', () => {
    const written = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (cents) => {
        expect(readAmount(written.format(cents / 100))).toBe((cents / 100).toFixed(2))
      }),
    )
  })
})

describe('isPlainAmount', () => {
  test.each(['5', '12.30', '0.5'])('leaves %j to the browser', (text) => {
    expect(isPlainAmount(text)).toBe(true)
  })

  test.each(['', '12,50', '$5', '-5', '1e3', ' 5', '5.'])('handles %j itself', (text) => {
    expect(isPlainAmount(text)).toBe(false)
  })
})
