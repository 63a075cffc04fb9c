import * as z from 'zod'
import { nameText } from '#text'

export const transactionTypes = ['income', 'expense'] as const
export const TransactionType = z.enum(transactionTypes)
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

export const categoryLengthMax = 60

/** Any category of 1 to 60 characters: the lists are offered, a person's own are welcome. */
export const Category = nameText(
  'Category is required',
  categoryLengthMax,
  'Category must be at most 60 characters',
)
