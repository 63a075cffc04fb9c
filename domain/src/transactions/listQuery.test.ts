import { describe, expect, it } from 'vitest'
import { TransactionQuery, TypedTransactionQuery } from './listQuery.ts'

describe('list options', () => {
  it('are all optional', () => {
    expect(TransactionQuery.parse({})).toEqual({})
  })

  it('are parsed from text', () => {
    const query = {
      limit: '50',
      offset: '100',
      sort: 'amount',
      order: 'desc',
      q: '  rent ',
      type: 'expense',
      category: 'Housing',
      startDate: '2026-01-01',
      endDate: '2026-01-31T23:00:00Z',
      minAmount: '10',
      maxAmount: '99.5',
      description: 'Corner market',
      ids: '019a3b1c-0000-7000-8000-000000000001,019a3b1c-0000-7000-8000-000000000002',
    }
    expect(TransactionQuery.parse(query)).toEqual({
      ...query,
      limit: 50,
      offset: 100,
      q: 'rent',
      endDate: '2026-01-31',
      minAmount: 1000,
      maxAmount: 9950,
      ids: ['019a3b1c-0000-7000-8000-000000000001', '019a3b1c-0000-7000-8000-000000000002'],
    })
  })

  it.each([
    { limit: '0' },
    { limit: '1001' },
    { limit: '-1' },
    { limit: 'all' },
    { offset: '-1' },
    { offset: '1000000000' },
    { sort: 'id' },
    { sort: 'constructor' },
    { order: 'up' },
    { type: 'transfer' },
    { category: '' },
    { startDate: '2026-02-30' },
    { minAmount: '0' },
    { maxAmount: '1e3' },
    { q: 'a\u0000b' },
    { q: 'x'.repeat(101) },
    { description: '' },
    { description: 'x'.repeat(501) },
    { ids: '' },
    { ids: '1' },
    { ids: '019a3b1c-0000-7000-8000-000000000001,' },
    { ids: Array(101).fill('019a3b1c-0000-7000-8000-000000000001').join(',') },
    { last: 'false' },
    { userId: '019a3b1c-0000-7000-8000-000000000001' },
    { after: 'a', before: 'b' },
    { offset: '5', last: 'true' },
    { after: 'a', offset: '0' },
  ])('rejects %j, also for a single type', (query) => {
    expect(TransactionQuery.safeParse(query).success).toBe(false)
    expect(TypedTransactionQuery.safeParse(query).success).toBe(false)
  })

  it('take no type if the path has one', () => {
    expect(TypedTransactionQuery.safeParse({ type: 'income' }).success).toBe(false)
    expect(TypedTransactionQuery.parse({ limit: '5', last: 'true' })).toEqual({
      limit: 5,
      last: 'true',
    })
  })
})
