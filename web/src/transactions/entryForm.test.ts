import type { Transaction } from '@evenkeel/domain/transactions'
import { expect, test } from 'vitest'
import { blankEntry, changesOf, entryInputOf, isUntouched, tidyAmount } from './entryForm.ts'

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

test('a blank entry is dated today', () => {
  expect(blankEntry('income', '2026-01-31')).toEqual({
    type: 'income',
    amount: '',
    description: '',
    category: '',
    date: '2026-01-31',
  })
})

test.each([
  ['a blank one', {}, true],
  ['one of the other type and another day', { type: 'expense', date: '2026-01-30' } as const, true],
  ['one with an amount', { amount: '5' }, false],
  ['one with a category', { category: 'Gift' }, false],
  ['one with a description', { description: 'Lamp' }, false],
])('an entry that nobody has begun: %s', (_, typed, untouched) => {
  expect(isUntouched({ ...blankEntry('income', '2026-01-31'), ...typed })).toBe(untouched)
})

test('a saved entry fills the fields as it stands', () => {
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
