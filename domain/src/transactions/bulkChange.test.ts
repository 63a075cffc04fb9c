import { describe, expect, it } from 'vitest'
import { BulkChange } from './contract.ts'

const id = '0198f000-0000-7000-8000-000000000001'
const set = { category: ' Food & Dining ' }

describe('a bulk change', () => {
  it.each([
    [
      { ids: [id], set },
      { ids: [id], set: { category: 'Food & Dining' } },
    ],
    [
      { ids: [id], set: { date: '2026-11-03' } },
      { ids: [id], set: { date: '2026-11-03' } },
    ],
    [
      { ids: [id], delete: true },
      { ids: [id], delete: true },
    ],
    [
      { filter: { minAmount: '12.30' }, expectedCount: 2, delete: true },
      { filter: { minAmount: 1230 }, expectedCount: 2, delete: true },
    ],
    [
      { filter: {}, expectedCount: 2, set },
      { filter: {}, expectedCount: 2, set: { category: 'Food & Dining' } },
    ],
  ])('%j is taken', (body, expected) => {
    expect(BulkChange.parse(body)).toEqual(expected)
  })

  it.each([
    ['nothing', {}],
    ['no target', { set }],
    ['no effect', { ids: [id] }],
    ['no ids', { ids: [], set }],
    ['too many ids', { ids: Array.from({ length: 1001 }, () => id), set }],
    ['ids that are none', { ids: ['1'], set }],
    ['ids and a filter', { ids: [id], filter: {}, expectedCount: 1, set }],
    ['a filter without its count', { filter: {}, set }],
    ['a count of nothing', { filter: {}, expectedCount: 0, set }],
    ['an unknown filter', { filter: { color: 'red' }, expectedCount: 1, set }],
    ['both effects', { ids: [id], set, delete: true }],
    ['delete: false', { ids: [id], delete: false }],
    ['nothing to set', { ids: [id], set: {} }],
    ['an amount to set', { ids: [id], set: { amount: '1.00' } }],
    ['an empty category', { ids: [id], set: { category: ' ' } }],
  ])('with %s is refused', (_, body) => {
    expect(BulkChange.safeParse(body).success).toBe(false)
  })
})
