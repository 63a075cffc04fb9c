import * as z from 'zod'
import { nameText } from '#text'

export const transactionTypes = ['income', 'expense'] as const
export const TransactionType = z.enum(transactionTypes, {
  error: 'Type must be income or expense',
})
export type TransactionType = z.output<typeof TransactionType>

/** The categories offered for each type. People may add their own. */
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
 * Any name of 1 to 60 characters: the lists are offered, a person's own are welcome.
 * `__proto__` is refused because a summary uses categories as the keys of an object.
 */
export const Category = nameText(
  'Category is required',
  categoryLengthMax,
  'Category must be at most 60 characters',
).refine((text) => text !== '__proto__', 'This category cannot be used')
