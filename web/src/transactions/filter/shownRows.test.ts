import type { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showing, shownBy, unmetBy } from './shownRows.ts'

const entry: Transaction = {
  id: '0190a0e0-0000-7000-8000-000000000001',
  version: 1,
  type: 'expense',
  amount: 600,
  description: 'Apple Pie',
  category: 'Food & Dining',
  date: '2026-04-20',
} as Transaction

const november = { startDate: '2026-11-01', endDate: '2026-11-30' }
const april = { startDate: '2026-04-01', endDate: '2026-04-30' }

test.each<[TransactionFilter, (keyof TransactionFilter)[]]>([
  [{}, []],
  [{ type: 'expense', category: 'Food & Dining', q: 'pie', description: 'apple pie' }, []],
  [{ q: 'DINING', minAmount: 600, maxAmount: 600, ids: [entry.id] }, []],
  [{ startDate: '2026-04-20', endDate: '2026-04-20' }, []],
  [{ type: 'income', category: 'Food' }, ['type', 'category']],
  [{ q: 'tart', description: 'Apple' }, ['q', 'description']],
  [{ ids: ['0190a0e0-0000-7000-8000-000000000002'] }, ['ids']],
  [{ minAmount: 601 }, ['minAmount']],
  [{ maxAmount: 599 }, ['maxAmount']],
  [{ startDate: '2026-04-21' }, ['startDate']],
  [{ endDate: '2026-04-19' }, ['endDate']],
])('of %j, the entry does not meet %j', (filter, unmet) => {
  expect(unmetBy(entry, filter)).toEqual(unmet)
})

test("the table's own dates replace the page's range", () => {
  expect(shownBy({ range: november, filter: {} })).toEqual(november)
  expect(shownBy({ range: november, filter: { type: 'income' } })).toEqual({
    ...november,
    type: 'income',
  })
  expect(shownBy({ range: november, filter: { startDate: '2026-11-02' } })).toEqual({
    startDate: '2026-11-02',
  })
})

test('what hides an entry is dropped, and the rest stays', () => {
  expect(showing(entry, { range: november, filter: { type: 'income', q: 'apple' } })).toEqual({
    range: april,
    filter: { q: 'apple' },
  })
  const day = { startDate: '2026-04-02', endDate: '2026-04-02' }
  expect(showing(entry, { range: april, filter: day })).toEqual({ range: april, filter: {} })
  expect(showing(entry, { range: {}, filter: { ...day, type: 'expense' } })).toEqual({
    range: {},
    filter: { type: 'expense' },
  })
  const own = { ...april, type: 'income' } as const
  expect(showing(entry, { range: november, filter: own })).toEqual({
    range: november,
    filter: april,
  })
})

test('the entry is listed afterwards, whatever was shown', () => {
  const day = fc.constantFrom('2026-03-31', '2026-04-02', '2026-04-20', '2026-04-30', '2026-11-01')
  const range = fc.record({ startDate: day, endDate: day }, { requiredKeys: [] })
  const filter = fc.record(
    {
      type: fc.constantFrom('income' as const, 'expense' as const),
      category: fc.constantFrom('Food & Dining', 'Housing'),
      q: fc.constantFrom('pie', 'rent'),
      description: fc.constantFrom('apple pie', 'rent'),
      ids: fc.constantFrom<string[]>([entry.id], ['other']),
      startDate: day,
      endDate: day,
      minAmount: fc.integer({ min: 1, max: 1200 }),
      maxAmount: fc.integer({ min: 1, max: 1200 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(range, filter, (page, own) => {
      const next = showing(entry, { range: page, filter: own as TransactionFilter })
      expect(unmetBy(entry, shownBy(next))).toEqual([])
    }),
  )
})
