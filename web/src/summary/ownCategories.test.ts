import { expect, test } from 'vitest'
import { optionsOf } from './ownCategories.tsx'

const figures = { amount: 100, count: 1 }

test("the user's own categories follow the built-in ones in alphabetical order", () => {
  const options = optionsOf({
    categoryBreakdown: new Map([
      ['Pets', figures],
      ['Housing', figures],
      ['Books', figures],
    ]),
    incomeBreakdown: new Map([['Rent', figures]]),
  })
  expect(options).toEqual({
    expense: [
      'Food & Dining',
      'Transportation',
      'Housing',
      'Entertainment',
      'Shopping',
      'Healthcare',
      'Utilities',
      'Other',
      'Books',
      'Pets',
    ],
    income: ['Salary', 'Freelance', 'Business', 'Investment', 'Gift', 'Other', 'Rent'],
  })
})
