import { describe, expect, it } from 'vitest'
import { amountChanges, amountSpans } from './payments.ts'

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

describe('amount spans', () => {
  const month = (at: number) => `2026-${String(at + 1).padStart(2, '0')}-03`
  it.each([
    ['no payment', [], []],
    ['one payment', [1549], [['2026-01-03', 1549, '2026-02-03']]],
    ['the same each time', [1549, 1549, 1549], [['2026-01-03', 1549, '2026-04-03']]],
    [
      'two rises long ago, of which the latest payments say nothing',
      [1549, 1799, 1999, 1999, 1999, 1999],
      [
        ['2026-01-03', 1549, '2026-02-03'],
        ['2026-02-03', 1799, '2026-03-03'],
        ['2026-03-03', 1999, '2026-07-03'],
      ],
    ],
    [
      'a change with the latest payment',
      [1549, 1299],
      [
        ['2026-01-03', 1549, '2026-02-03'],
        ['2026-02-03', 1299, '2026-03-03'],
      ],
    ],
  ] as const)('%s', (_, amounts, expected) => {
    const all = amounts
      .map((amount, at) => ({ id: `${at}`, amount, date: month(at), dueDate: month(at) }))
      .toReversed()
    const found = {
      payments: all.slice(0, 3),
      changes: amountChanges(all),
      since: all.at(-1)?.dueDate ?? null,
    }
    const spans = amountSpans(found, month(all.length))
    expect(spans.map(({ from, amount, until }) => [from, amount, until])).toEqual(expected)
  })
})
