import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled } from '#testing'
import { formatCents, parseCents, parseSignedCents, sumCents } from './cents.ts'

const anyCents = fc.maxSafeInteger()

describe('parsing a decimal', () => {
  it.each([
    ['0', 0],
    ['0.01', 1],
    ['12', 1200],
    ['12.3', 1230],
    ['12.30', 1230],
    ['007.50', 750],
    ['99999999.99', 9_999_999_999],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%s is %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })

  it.each([
    '',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '1e3',
    '1,00',
    '1.',
    '.5',
    '1.005',
    'NaN',
    'Infinity',
    '0x10',
    '1_000',
    '１２',
    '1\n',
    '90071992547409.92',
  ])('rejects %j', (text) => {
    expect(parseCents(text)).toBeUndefined()
  })

  it('accepts a sign only in sums, and throws on anything that is not a sum', () => {
    expect(parseSignedCents('-12.30')).toBe(-1230)
    expect(parseSignedCents('12.30')).toBe(1230)
    expect(Object.is(parseSignedCents('-0.00'), 0)).toBe(true)
    for (const text of ['--1', '-', '', 'NaN', '1e3', '90071992547409.92']) {
      expect(() => parseSignedCents(text), text).toThrow(RangeError)
    }
  })
})

describe('formatting cents', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [1230, '12.30'],
    [-100_000, '-1000.00'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%i is %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %d', (cents) => {
    expect(() => formatCents(cents)).toThrow(RangeError)
  })

  it('round-trips through parsing for every whole number of cents', () => {
    fc.assert(
      fc.property(anyCents, (cents) => parseSignedCents(formatCents(cents)) === cents),
      { numRuns: scaled(2000) },
    )
  })

  it('prints the same digits as BigInt arithmetic', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const size = BigInt(cents) < 0n ? -BigInt(cents) : BigInt(cents)
        const fraction = size % 100n
        const expected = `${cents < 0 ? '-' : ''}${size / 100n}.${fraction < 10n ? '0' : ''}${fraction}`
        expect(formatCents(cents)).toBe(expected)
      }),
      { numRuns: scaled(1000) },
    )
  })
})

describe('adding', () => {
  it('is exact or throws', () => {
    fc.assert(
      fc.property(fc.array(anyCents, { maxLength: 6 }), (amounts) => {
        const partial = amounts.map((_, n) =>
          amounts.slice(0, n + 1).reduce((sum, cents) => sum + BigInt(cents), 0n),
        )
        const largest = BigInt(Number.MAX_SAFE_INTEGER)
        if (partial.every((sum) => -largest <= sum && sum <= largest)) {
          expect(BigInt(sumCents(amounts))).toBe(partial.at(-1) ?? 0n)
        } else {
          expect(() => sumCents(amounts)).toThrow(RangeError)
        }
      }),
      { numRuns: scaled(1000) },
    )
  })

  it('gives zero for no amounts', () => {
    expect(sumCents([])).toBe(0)
  })
})
