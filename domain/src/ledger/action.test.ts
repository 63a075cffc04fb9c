import { describe, expect, it } from 'vitest'
import {
  actionWords,
  type BulkEffect,
  bulkWords,
  caughtUpWords,
  changedSinceWords,
  recordName,
  undoWords,
} from './action.ts'
import type { BillRecord } from './bill.ts'
import type { Change } from './change.ts'
import type { Transaction } from './transaction.ts'

const ticket: Transaction = {
  id: '0198f000-0000-7000-8000-000000000001',
  userId: '0198f000-0000-7000-8000-0000000000ff',
  type: 'expense',
  amount: 1230,
  description: 'Bus ticket',
  category: 'Transportation',
  date: '2026-03-01',
  createdAt: new Date('2026-03-01T12:00:00Z'),
  version: 1,
  billId: null,
  billDueDate: null,
}

const rent: BillRecord = {
  id: '0198f000-0000-7000-8000-000000000002',
  userId: ticket.userId,
  type: 'expense',
  amount: 90_000,
  description: 'Rent',
  category: 'Housing',
  frequency: 'monthly',
  startDate: '2026-01-31',
  nextDueDate: '2026-03-31',
  isActive: true,
  createdAt: new Date('2026-01-01T12:00:00Z'),
  version: 1,
  pausedOn: null,
  scheduleChangedAt: null,
  passed: [],
}

const entry = (
  before: Partial<Transaction> | null,
  after: Partial<Transaction> | null,
): Change => ({
  entity: 'transaction',
  before: before && { ...ticket, ...before },
  after: after && { ...ticket, ...after },
})

const bill = (before: Partial<BillRecord> | null, after: Partial<BillRecord> | null): Change => ({
  entity: 'bill',
  before: before && { ...rent, ...before },
  after: after && { ...rent, ...after },
})

describe('an action on one record in words', () => {
  it.each([
    ['transaction_created', entry(null, {}), 'Added Bus ticket, −$12.30'],
    [
      'transaction_created',
      entry(null, { type: 'income', amount: 123_456_789, description: 'Prize' }),
      'Added Prize, +$1,234,567.89',
    ],
    ['transaction_created', entry(null, { amount: 5 }), 'Added Bus ticket, −$0.05'],
    ['transaction_created', entry(null, { amount: 100_000 }), 'Added Bus ticket, −$1,000.00'],
    ['transaction_created', entry(null, { description: '' }), 'Added Transportation, −$12.30'],
    ['transaction_updated', entry({ amount: 900 }, {}), 'Changed Bus ticket, −$12.30'],
    ['transaction_deleted', entry({}, null), 'Deleted Bus ticket, −$12.30'],
    ['bill_created', bill(null, {}), 'Set up Rent, −$900.00 monthly'],
    [
      'bill_created',
      bill(null, { type: 'income', description: 'Wage', frequency: 'bi-weekly' }),
      'Set up Wage, +$900.00 bi-weekly',
    ],
    ['bill_updated', bill({ amount: 1 }, {}), 'Changed Rent'],
    ['bill_toggled', bill({}, { isActive: false }), 'Paused Rent'],
    ['bill_toggled', bill({ isActive: false }, {}), 'Resumed Rent'],
    ['bill_deleted', bill({}, null), 'Deleted Rent'],
    ['bill_paid', entry(null, { amount: 90_000, description: 'Rent' }), 'Paid Rent, −$900.00'],
  ] as const)('%s', (kind, change, words) => {
    expect(actionWords(kind, change)).toBe(words)
  })
})

it.each([
  [{ paid: 2, skipped: 1, notOwed: 3 }, 'Caught up Rent: 2 paid, 1 skipped, 3 not owed'],
  [{ paid: 1, skipped: 0, notOwed: 0 }, 'Caught up Rent: 1 paid'],
  [{ paid: 0, skipped: 12, notOwed: 0 }, 'Caught up Rent: 12 skipped'],
])('a catch-up of %j in words', (counts, words) => {
  expect(caughtUpWords(rent, counts)).toBe(words)
})

describe('an action on many transactions in words', () => {
  it.each<[number, BulkEffect, string]>([
    [312, { kind: 'transactions_deleted' }, 'Deleted 312 transactions'],
    [1, { kind: 'transactions_deleted' }, 'Deleted 1 transaction'],
    [100_000, { kind: 'transactions_added' }, 'Added 100,000 transactions'],
    [
      312,
      { kind: 'transactions_updated', set: { category: 'Food & Dining' } },
      'Changed 312 transactions to Food & Dining',
    ],
    [
      12,
      { kind: 'transactions_updated', set: { date: '2026-11-03' } },
      'Moved 12 transactions to Nov 3, 2026',
    ],
    [
      2,
      { kind: 'transactions_updated', set: { category: 'Other', date: '2026-01-31' } },
      'Changed 2 transactions to Other, Jan 31, 2026',
    ],
  ])('%i: %j', (count, effect, words) => {
    expect(bulkWords(count, effect)).toBe(words)
  })
})

describe('an undo in words', () => {
  it.each([
    ['undone', 'Deleted Bus ticket, −$12.30', 'Undid: Deleted Bus ticket, −$12.30'],
    ['redone', 'Undid: Deleted Bus ticket, −$12.30', 'Redid: Deleted Bus ticket, −$12.30'],
    ['undone', 'Redid: Deleted Bus ticket, −$12.30', 'Undid: Deleted Bus ticket, −$12.30'],
  ] as const)('%s: %s', (kind, words, expected) => {
    expect(undoWords(kind, words)).toBe(expected)
  })
})

describe('the name of a record', () => {
  it.each([
    [{ description: 'Bus ticket', category: 'Other' }, 'Bus ticket'],
    [{ description: '', category: 'Other' }, 'Other'],
    [{ description: ' Lunch\nwith  Ann ', category: 'Other' }, 'Lunch with Ann'],
    [{ description: 'x'.repeat(60), category: 'Other' }, 'x'.repeat(60)],
    [{ description: 'x'.repeat(61), category: 'Other' }, `${'x'.repeat(59)}…`],
    [{ description: '👩‍👩‍👧‍👦'.repeat(61), category: 'Other' }, `${'👩‍👩‍👧‍👦'.repeat(59)}…`],
  ])('%j', (record, name) => {
    expect(recordName(record)).toBe(name)
  })
})

it.each([
  [1, 'Bus ticket has changed since then. Nothing was undone.'],
  [2, 'Bus ticket and 1 other have changed since then. Nothing was undone.'],
  [12, 'Bus ticket and 11 others have changed since then. Nothing was undone.'],
])('an undo with %i changed records in its way is refused: %s', (count, words) => {
  expect(changedSinceWords('Bus ticket', count)).toBe(words)
})
