import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { HistoryAction } from './historyContract.ts'

const id = '0198f000-0000-7000-8000-000000000001'

const transaction = {
  id,
  userId: '0198f000-0000-7000-8000-0000000000ff',
  type: 'expense',
  amount: '12.30',
  description: null,
  category: 'Transportation',
  date: '2026-03-01T00:00:00.000Z',
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 1,
  billId: null,
  billDueDate: null,
} as const

const action = {
  id,
  at: '2026-03-01T12:00:00.000Z',
  kind: 'transaction_created',
  words: 'Added Transportation, −$12.30',
  count: 1,
  undoneBy: null,
  undoes: null,
  changes: [{ entity: 'transaction', before: null, after: transaction }],
} as const

describe('a history action in wire form', () => {
  it('round-trips', () => {
    const decoded = HistoryAction.parse(action)
    expect(decoded.changes[0]?.after).toMatchObject({ amount: 1230, date: '2026-03-01' })
    expect(z.encode(HistoryAction, decoded)).toEqual(action)
  })

  it.each([
    ['an unknown kind', { ...action, kind: 'stolen' }],
    ['a change of something else', { ...action, changes: [{ entity: 'budget', before: null }] }],
    [
      'a bill with the fields of a transaction',
      { ...action, changes: [{ entity: 'bill', before: null, after: transaction }] },
    ],
  ])('is refused with %s', (_, value) => {
    expect(HistoryAction.safeParse(value).success).toBe(false)
  })
})
