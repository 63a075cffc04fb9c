import type { Bill } from '@evenkeel/domain/bills'
import { expect, test } from 'vitest'
import { billInputOf, blankBill, changesOf } from './billForm.ts'

const rent: Bill = {
  id: '01980000-0000-7000-8000-000000000001',
  userId: '01980000-0000-7000-8000-000000000002',
  type: 'expense',
  amount: 118_000,
  description: 'Rent',
  category: 'Housing',
  frequency: 'monthly',
  startDate: '2026-01-31',
  nextDueDate: '2026-02-28',
  isActive: true,
  createdAt: new Date(0),
  version: 3,
}

test('a new bill is a monthly expense that starts today', () => {
  expect(blankBill('2026-01-31')).toEqual({
    type: 'expense',
    amount: '',
    description: '',
    category: '',
    frequency: 'monthly',
    startDate: '2026-01-31',
  })
})

test('a saved bill fills the fields unchanged', () => {
  expect(billInputOf(rent)).toEqual({
    type: 'expense',
    amount: '1180.00',
    description: 'Rent',
    category: 'Housing',
    frequency: 'monthly',
    startDate: '2026-01-31',
  })
})

const same = {
  type: 'expense',
  amount: 118_000,
  description: 'Rent',
  category: 'Housing',
  frequency: 'monthly',
  startDate: '2026-01-31',
} as const

test.each([
  ['nothing', same, false],
  ['the amount', { ...same, amount: 118_001 }, true],
  ['a description taken away', { ...same, description: '' }, true],
  ['the frequency', { ...same, frequency: 'yearly' }, true],
  ['the start date', { ...same, startDate: '2026-02-28' }, true],
] as const)('changes: %s', (_, update, changed) => {
  expect(changesOf(rent, update)).toEqual(changed ? update : undefined)
})
