import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { scaled } from '#testing'
import { Amount, MoneyNumber, MoneyText } from './amount.ts'

function firstMessage(value: unknown): string | undefined {
  return Amount.safeParse(value).error?.issues[0]?.message
}

describe('the amount of an entry', () => {
  it.each([
    ['0.01', 1],
    ['12.5', 1250],
    ['12.50', 1250],
    ['1', 100],
    ['99999999.99', 9_999_999_999],
  ])('reads %s as %i cents', (text, cents) => {
    expect(Amount.parse(text)).toBe(cents)
  })

  it.each([
    ['scientific notation', '1e3'],
    ['a comma', '1,00'],
    ['NaN', 'NaN'],
    ['three decimals', '1.005'],
    ['zero', '0'],
    ['zero with decimals', '0.00'],
    ['negative', '-1'],
    ['a plus', '+1'],
    ['a leading space', ' 1'],
    ['a trailing space', '1 '],
    ['a line break', '1\n'],
    ['infinity', 'Infinity'],
    ['full-width digits', '１２'],
    ['Arabic digits', '١٢'],
    ['hexadecimal', '0x10'],
    ['a point without decimals', '1.'],
    ['a point without digits', '.5'],
    ['a dollar sign', '$1'],
    ['empty', ''],
    ['a JSON number', 12.5],
    ['a JSON whole number', 12],
    ['null', null],
    ['absent', undefined],
    ['an array', ['1']],
    ['a boolean', true],
  ])('rejects %s', (_, value) => {
    expect(firstMessage(value)).toBe('Amount must be a positive number')
  })

  it.each(['100000000', '100000000.00', '99999999999', '9'.repeat(15), '9'.repeat(40)])(
    'rejects %s as too large',
    (text) => {
      expect(firstMessage(text)).toBe('Amount must be at most 99,999,999.99')
    },
  )

  it('reports one message per error', () => {
    for (const text of ['', '0', 'abc', '9'.repeat(20)]) {
      expect(Amount.safeParse(text).error?.issues, text).toHaveLength(1)
    }
  })

  it('accepts exactly what a digit-by-digit check accepts, for strings close to a decimal', () => {
    const nearDecimal = fc.stringMatching(/^[-+ ]?[0-9]{0,11}[.,]?[0-9e]{0,4}$/)
    fc.assert(
      fc.property(fc.oneof(nearDecimal, fc.string()), (text) => {
        expect(Amount.safeParse(text).success).toBe(isAmountByHand(text))
      }),
      { numRuns: scaled(3000) },
    )
  })

  it('round-trips over the wire with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (cents) => {
        const text = z.encode(Amount, cents)
        expect(text).toMatch(/^\d+\.\d\d$/)
        expect(z.decode(Amount, text)).toBe(cents)
      }),
      { numRuns: scaled(2000) },
    )
  })
})

/** Checks character by character: digits, at most one point followed by one or two digits, a value in range. */
function isAmountByHand(text: string): boolean {
  const [whole = '', fraction, ...more] = text.split('.')
  if (more.length > 0 || whole === '' || fraction === '' || (fraction ?? '').length > 2)
    return false
  const all = [...whole, ...(fraction ?? '')]
  if (!all.every((character) => '0123456789'.includes(character))) return false
  const cents = BigInt(whole) * 100n + BigInt((fraction ?? '').padEnd(2, '0'))
  return 1n <= cents && cents <= 9_999_999_999n
}

describe('MoneyNumber', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [-5, -0.05],
    [123_456, 1234.56],
    [29, 0.29],
    [100, 1],
  ])('encodes %i cents as %d', (cents, value) => {
    expect(z.encode(MoneyNumber, cents)).toBe(value)
    expect(z.decode(MoneyNumber, value)).toBe(cents)
  })

  // Above this, neighbouring JSON numbers are more than a cent apart.
  const exactUpTo = 7_036_874_417_766_400

  it('round-trips to the cent over the exact range of JSON numbers', () => {
    const sums = fc.oneof(
      fc.integer({ min: -exactUpTo, max: exactUpTo }),
      fc.integer({ min: exactUpTo - 1_000_000, max: exactUpTo }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
    )
    fc.assert(
      fc.property(sums, (cents) => {
        const wire = JSON.stringify(z.encode(MoneyNumber, cents))
        expect(z.decode(MoneyNumber, JSON.parse(wire))).toBe(cents)
      }),
      { numRuns: scaled(5000) },
    )
  })

  it('is never rounded: beyond that it is exact or throws', () => {
    fc.assert(
      fc.property(fc.integer({ min: exactUpTo, max: Number.MAX_SAFE_INTEGER }), (cents) => {
        try {
          expect(z.decode(MoneyNumber, z.encode(MoneyNumber, cents))).toBe(cents)
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      }),
      { numRuns: scaled(2000) },
    )
  })

  it.each([0.001, 1.005, 1e21, 1e300, Number.NaN, Number.POSITIVE_INFINITY, '1.00', null])(
    'rejects %d',
    (value) => {
      expect(MoneyNumber.safeParse(value).success).toBe(false)
    },
  )
})

describe('MoneyText', () => {
  it.each([
    [0, '0.00'],
    [-5, '-0.05'],
    [-3815, '-38.15'],
    [1_234_567, '12345.67'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(z.encode(MoneyText, cents)).toBe(text)
    expect(z.decode(MoneyText, text)).toBe(cents)
  })

  it.each(['', '1', '1.5', '+1.00', '1e3', '1,000.00', ' 1.00'])('rejects "%s"', (text) => {
    expect(MoneyText.safeParse(text).success).toBe(false)
  })
})
