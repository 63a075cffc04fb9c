import { describe, expect, it } from 'vitest'
import { amountChanges } from './payments.ts'

describe('amount changes', () => {
  it.each([
    ['no payment', [], []],
    ['one payment', [[1549, '2026-01-03']], []],
    [
      'the same each time',
      [
        [1549, '2026-02-03'],
        [1549, '2026-01-03'],
      ],
      [],
    ],
    [
      'a rise and a fall, newest first',
      [
        [1699, '2026-04-03'],
        [1799, '2026-03-03'],
        [1799, '2026-02-03'],
        [1549, '2026-01-03'],
      ],
      [
        ['2026-04-03', 1799, 1699],
        ['2026-02-03', 1549, 1799],
      ],
    ],
  ] as const)('%s', (_, payments, expected) => {
    const given = payments.map(([amount, dueDate]) => ({ amount, dueDate }))
    expect(amountChanges(given).map(({ dueDate, from, to }) => [dueDate, from, to])).toEqual(
      expected,
    )
  })
})
