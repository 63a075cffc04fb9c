import type { Transaction } from '@evenkeel/domain/transactions'
import { expect, test } from 'vitest'
import { blankEntry, changesOf, entryInputOf, tidyAmount } from './entryForm.ts'

const saved: Transaction = {
  id: '01980000-0000-7000-8000-000000000001',
  userId: '01980000-0000-7000-8000-000000000002',
  type: 'expense',
  amount: 1250,
  description: 'Lunch',
  category: 'Food & Dining',
  date: '2026-01-31',
  createdAt: new Date(0),
  version: 3,
  billId: null,
  billDueDate: null,
}
const same = {
  type: 'expense',
  amount: 1250,
  description: 'Lunch',
  category: 'Food & Dining',
  date: '2026-01-31',
} as const

test('a blank transaction is dated today', () => {
  expect(blankEntry('income', '2026-01-31')).toEqual({
    type: 'income',
    amount: '',
    description: '',
    category: '',
    date: '2026-01-31',
  })
})

test('a saved transaction fills the fields unchanged', () => {
  expect(entryInputOf(saved, '2026-02-01')).toEqual({ ...same, amount: '12.50' })
})

test.each([
  ['nothing', same, undefined],
  ['the amount', { ...same, amount: 1251 }, { amount: 1251 }],
  ['a description taken away', { ...same, description: '' }, { description: '' }],
  [
    'several fields',
    { ...same, type: 'income', category: 'Gift', date: '2026-02-01' },
    { type: 'income', category: 'Gift', date: '2026-02-01' },
  ],
] as const)('changes: %s', (_, entry, patch) => {
  expect(changesOf(saved, entry)).toEqual(patch)
})

test.each([
  ['.5', '0.5'],
  ['12.5', '12.5'],
  ['', ''],
])('an amount typed as "%s" is read as "%s"', (typed, read) => {
  expect(tidyAmount(typed)).toBe(read)
})
