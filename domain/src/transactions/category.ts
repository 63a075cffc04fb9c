import * as z from 'zod'
import { nameText } from '#text'

export const transactionTypes = ['income', 'expense'] as const
export const TransactionType = z.enum(transactionTypes, {
  error: 'Type must be income or expense',
})
export type TransactionType = z.output<typeof TransactionType>

/** SPEC.md §3. The income list is the longer of its two readings, so that an entry can be edited to what it was. */
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
 * Any category of 1 to 60 characters: the lists are offered, a person's own are welcome.
 * `__proto__` is refused, since a summary carries its categories as the keys of an object.
 */
export const Category = nameText(
  'Category is required',
  categoryLengthMax,
  'Category must be at most 60 characters',
).refine((text) => text !== '__proto__', 'This category cannot be used')
