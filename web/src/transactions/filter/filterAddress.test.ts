import { describe, expect, test } from 'vitest'
import { filterInputOf, parseFilter, readFilter, writeFilter } from './filterAddress.ts'

const all = {
  q: 'coffee & cake',
  type: 'expense',
  category: 'Food & Dining',
  startDate: '2026-01-01',
  endDate: '2026-01-31',
  minAmount: 100,
  maxAmount: 123_450,
} as const

test('a filter survives the round trip through the address', () => {
  const address = writeFilter(new URLSearchParams('from=2026-01-01&q=old'), all)
  expect(address.get('from')).toBe('2026-01-01')
  expect(address.get('maxAmount')).toBe('1234.50')
  expect(readFilter(address)).toEqual(all)
})

test('an empty filter removes its parameters from the address', () => {
  const address = writeFilter(new URLSearchParams('from=2026-01-01&q=old&type=income'), {})
  expect(address.toString()).toBe('from=2026-01-01')
})

test.each([
  ['a type that does not exist', 'type=gift&q=tea', { q: 'tea' }],
  [
    'a day that does not exist',
    'startDate=2026-02-30&endDate=2026-03-01',
    { endDate: '2026-03-01' },
  ],
  ['amounts the wrong way around', 'minAmount=9&maxAmount=1', { minAmount: 900 }],
  ['an amount that is none', 'minAmount=-1', {}],
  ['blanks', 'q=%20%20&category=', {}],
])('the address is read without %s', (_, address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter)
})

describe('the input', () => {
  const empty = filterInputOf({})

  test('empty input is no filter and no error', () => {
    expect(parseFilter(empty)).toEqual({ filter: {}, errors: {} })
  })

  test.each([
    ['minAmount', 'abc', 'Amount must be a positive number'],
    ['startDate', '2026-13-01', "That date doesn't exist"],
  ] as const)('%s "%s" is told', (field, typed, message) => {
    expect(parseFilter({ ...empty, [field]: typed }).errors).toEqual({ [field]: message })
  })

  test('an amount may start with its decimal point', () => {
    const { filter } = parseFilter({ ...empty, q: '.5', minAmount: '.5', maxAmount: '.75' })
    expect(filter).toEqual({ q: '.5', minAmount: 50, maxAmount: 75 })
  })

  test('reversed limits are reported at the upper one', () => {
    const input = { ...empty, startDate: '2026-02-01', endDate: '2026-01-01' }
    expect(parseFilter(input).errors).toEqual({ endDate: 'Must not be before the start date' })
  })

  test.each([
    ['ends that cross', { minAmount: '50', maxAmount: '1' }, { minAmount: 5000 }],
    ['a day half typed', { startDate: '2026-01-0', minAmount: '50' }, { minAmount: 5000 }],
    [
      'an amount that is none',
      { minAmount: 'abc', endDate: '2026-01-31' },
      { endDate: '2026-01-31' },
    ],
  ])('of %s, the valid part still filters', (_, typed, filter) => {
    expect(parseFilter({ ...empty, ...typed }).filter).toEqual(filter)
  })
})
