import { expect, test } from 'vitest'
import { categoryLook } from './categoryLook.ts'

const listed = [
  'Food & Dining',
  'Transportation',
  'Housing',
  'Entertainment',
  'Shopping',
  'Healthcare',
  'Utilities',
  'Other',
]

test('each built-in category has its own icon, and the eight colours in order', () => {
  expect(new Set(listed.map((name) => categoryLook(name).icon)).size).toBe(8)
  expect(listed.map((name) => categoryLook(name).colour)).toEqual([
    '#EF4444',
    '#3B82F6',
    '#10B981',
    '#8B5CF6',
    '#F59E0B',
    '#EC4899',
    '#6B7280',
    '#14B8A6',
  ])
})

test.each(['Pets', 'food & dining', '', 'constructor', '__proto__', 'toString'])(
  'any other name looks like Other: "%s"',
  (name) => {
    expect(categoryLook(name)).toBe(categoryLook('Other'))
  },
)
