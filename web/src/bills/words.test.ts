import { expect, test } from 'vitest'
import { cardName, rowName } from './words.ts'

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
