import { describe, expect, it } from 'vitest'
import type { BillRecord } from './bill.ts'
import { type Change, inverse, mergeChanges, recordIdOf } from './change.ts'
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

const dearer = { ...ticket, amount: 1500, version: 2 }
const dearest = { ...ticket, amount: 1800, version: 3 }

const added: Change = { entity: 'transaction', before: null, after: ticket }
const edited: Change = { entity: 'transaction', before: ticket, after: dearer }
const editedAgain: Change = { entity: 'transaction', before: dearer, after: dearest }
const removed: Change = { entity: 'transaction', before: dearer, after: null }
const billAdded: Change = { entity: 'bill', before: null, after: rent }

describe('the inverse of', () => {
  it.each([
    ['an added record removes it', added, { entity: 'transaction', before: ticket, after: null }],
    ['a removed record adds it', removed, { entity: 'transaction', before: null, after: dearer }],
    ['an edit edits back', edited, { entity: 'transaction', before: dearer, after: ticket }],
    ['a bill is about the bill', billAdded, { entity: 'bill', before: rent, after: null }],
  ] as const)('%s', (_, change, expected) => {
    expect(inverse<Change>(change)).toEqual(expected)
    expect(inverse(inverse<Change>(change))).toEqual(change)
  })
})

describe('changes of one action are merged:', () => {
  it.each<[string, Change[], Change[]]>([
    ['nothing stays nothing', [], []],
    ['one change stays as it is', [edited], [edited]],
    ['records keep their order', [billAdded, added], [billAdded, added]],
    [
      'two edits are one',
      [edited, editedAgain],
      [{ entity: 'transaction', before: ticket, after: dearest }],
    ],
    [
      'added and edited is added',
      [added, edited],
      [{ entity: 'transaction', before: null, after: dearer }],
    ],
    [
      'edited and removed is removed',
      [edited, removed],
      [{ entity: 'transaction', before: ticket, after: null }],
    ],
    ['added, edited and removed leaves nothing', [added, billAdded, edited, removed], [billAdded]],
  ])('%s', (_, changes, expected) => {
    expect(mergeChanges(changes)).toEqual(expected)
  })
})

it('recordIdOf takes the id from either side, and throws if both are missing', () => {
  expect(recordIdOf(added)).toBe(ticket.id)
  expect(recordIdOf(removed)).toBe(ticket.id)
  expect(() => recordIdOf({ entity: 'bill', before: null, after: null })).toThrow(
    'A change has a record before or after it',
  )
})
