import * as z from 'zod/mini'
import { nameText } from '#text'

export const transactionTypes = ['income', 'expense'] as const
export const TransactionType = z.enum(transactionTypes, {
  error: 'Type must be income or expense',
})
export type TransactionType = z.output<typeof TransactionType>

/** The categories suggested for each type. */
export const categories: Readonly<Record<TransactionType, readonly string[]>> = {
  expense: [
    'Food & Dining',
    'Transportation',
    'Housing',
    'Entertainment',
    'Shopping',
    'Healthcare',
    'Utilities',
    'Other',
  ],
  income: ['Salary', 'Freelance', 'Business', 'Investment', 'Gift', 'Other'],
}

const categoryLengthMax = 60

/**
 * Any name of 1 to 60 characters. The lists are suggestions; users may add their own. `__proto__` is rejected because a
 * summary uses categories as object keys.
 */
export const Category = nameText(
  'Category is required',
  categoryLengthMax,
  'Category must be at most 60 characters',
).check(z.refine((text) => text !== '__proto__', 'This category cannot be used'))
