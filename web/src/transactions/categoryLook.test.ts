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

test('each built-in category has its own icon and colour', () => {
  expect(new Set(listed.map((name) => categoryLook(name).icon)).size).toBe(8)
  expect(new Set(listed.map((name) => categoryLook(name).colour)).size).toBe(8)
})

test.each(['Pets', 'food & dining', '', 'constructor', '__proto__', 'toString'])(
  'any other name looks like Other: "%s"',
  (name) => {
    expect(categoryLook(name)).toBe(categoryLook('Other'))
  },
)
