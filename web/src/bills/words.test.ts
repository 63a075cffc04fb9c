import { expect, test } from 'vitest'
import { cardName, changeWord, rowName } from './words.ts'

const rent = {
  type: 'expense',
  description: 'Rent',
  category: 'Housing',
  frequency: 'monthly',
} as const

test.each([
  ['its description', rent, 'Rent', 'Rent'],
  ['an expense', { ...rent, description: '' }, 'Expense - Housing', 'Housing - Monthly'],
  [
    'an income',
    {
      ...rent,
      description: '',
      type: 'income',
      category: 'Salary',
      frequency: 'bi-weekly',
    } as const,
    'Income - Salary',
    'Salary - Bi-weekly',
  ],
])('a bill is named by %s', (_, bill, onItsCard, inTheWidget) => {
  expect(cardName(bill)).toBe(onItsCard)
  expect(rowName(bill)).toBe(inTheWidget)
})

test.each([
  ['2026-02-12', 1549, 1799, 'Rose'],
  ['2026-02-12', 1799, 1549, 'Fell'],
  ['2026-02-13', 1799, 1549, 'Fell'],
  ['2026-02-14', 1549, 1799, 'Rises'],
  ['2026-02-14', 1799, 1549, 'Falls'],
])('on Feb 13, the amount of %s went from %i to %i: %s', (dueDate, from, to, word) => {
  expect(changeWord({ dueDate, from, to }, '2026-02-13')).toBe(word)
})
