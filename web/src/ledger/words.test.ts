import type { Bill, Transaction } from '@evenkeel/domain/ledger'
import { expect, test } from 'vitest'
import { fieldChanges, nameOf } from './words.ts'

const transaction: Transaction = {
  id: '019a3b1c-0000-7000-8000-000000000001',
  userId: '019a3b1c-0000-7000-8000-000000000002',
  type: 'expense',
  amount: 123_050,
  description: 'Bus ticket',
  category: 'Transportation',
  date: '2026-11-03',
  createdAt: new Date(0),
  version: 1,
  billId: null,
  billDueDate: null,
}

const { date: _, billId, billDueDate, ...common } = transaction
const bill: Bill = {
  ...common,
  frequency: 'bi-weekly',
  startDate: '2026-01-31',
  nextDueDate: '2026-02-14',
  isActive: true,
}

test('a changed transaction shows the fields that differ, before and after', () => {
  const after = { ...transaction, amount: 5, description: '', date: '2026-11-04', version: 2 }
  expect(fieldChanges({ entity: 'transaction', before: transaction, after })).toEqual([
    { label: 'Amount', before: '$1,230.50', after: '$0.05' },
    { label: 'Description', before: 'Bus ticket', after: '—' },
    { label: 'Date', before: 'Nov 3, 2026', after: 'Nov 4, 2026' },
  ])
})

test('an added or deleted transaction shows all its fields', () => {
  const values = [
    ['Type', 'Expense'],
    ['Amount', '$1,230.50'],
    ['Category', 'Transportation'],
    ['Description', 'Bus ticket'],
    ['Date', 'Nov 3, 2026'],
  ]
  expect(fieldChanges({ entity: 'transaction', before: null, after: transaction })).toEqual(
    values.map(([label, after]) => ({ label, before: undefined, after })),
  )
  expect(fieldChanges({ entity: 'transaction', before: transaction, after: null })).toEqual(
    values.map(([label, before]) => ({ label, before, after: undefined })),
  )
})

test("a paused and rescheduled bill shows its schedule in the form's words", () => {
  const after: Bill = {
    ...bill,
    frequency: 'yearly',
    startDate: '2026-02-01',
    nextDueDate: '2027-02-01',
    isActive: false,
  }
  expect(fieldChanges({ entity: 'bill', before: bill, after })).toEqual([
    { label: 'Frequency', before: 'Bi-weekly', after: 'Yearly' },
    { label: 'Start date', before: 'Jan 31, 2026', after: 'Feb 1, 2026' },
    { label: 'Next due', before: 'Feb 14, 2026', after: 'Feb 1, 2027' },
    { label: 'Status', before: 'Active', after: 'Inactive' },
  ])
})

test('a record is named by its description or category, and its day', () => {
  expect(nameOf({ entity: 'transaction', before: transaction, after: null })).toBe(
    'Bus ticket, Nov 3, 2026',
  )
  const plain = { ...transaction, description: '' }
  expect(nameOf({ entity: 'transaction', before: null, after: plain })).toBe(
    'Transportation, Nov 3, 2026',
  )
  expect(nameOf({ entity: 'bill', before: bill, after: bill })).toBe('Bus ticket')
})
