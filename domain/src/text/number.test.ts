import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { scaled } from '#testing'
import { formatCount, formatPlural, groupThousands } from './number.ts'

describe('groupThousands', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['999999', '999,999'],
    ['1234567.50', '1,234,567.50'],
    ['999.12345', '999.12345'],
    ['', ''],
  ])('writes %j as %j', (digits, text) => {
    expect(groupThousands(digits)).toBe(text)
  })
})

test('a count is written as in American English', () => {
  const american = new Intl.NumberFormat('en-US')
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(formatCount(count)).toBe(american.format(count))
    }),
    { numRuns: scaled(300) },
  )
})

test.each([
  [1, 'transaction', undefined, '1 transaction'],
  [0, 'transaction', undefined, '0 transactions'],
  [1200, 'entry', 'entries', '1,200 entries'],
])('%d of %j: %j', (count, one, many, text) => {
  expect(formatPlural(count, one, many)).toBe(text)
})
