import * as z from 'zod/mini'
import { dayField } from '#calendar'
import { Category, Description, TransactionType } from '#ledger'
import { Amount } from '#money'

const date = dayField('Date is required')

/** The fields a user fills in. */
export const NewTransaction = z.strictObject({
  type: TransactionType,
  amount: Amount,
  description: z.exactOptional(Description),
  category: Category,
  date,
})
export type NewTransaction = z.output<typeof NewTransaction>

/** The fields to change. */
export const TransactionPatch = z
  .strictObject({
    type: z.exactOptional(TransactionType),
    amount: z.exactOptional(Amount),
    description: z.exactOptional(Description),
    category: z.exactOptional(Category),
    date: z.exactOptional(date),
  })
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change'))
export type TransactionPatch = z.output<typeof TransactionPatch>

/** What a bulk change sets on every transaction. */
export const BulkSet = z
  .strictObject({ category: z.exactOptional(Category), date: z.exactOptional(date) })
  .check(z.refine((set) => Object.keys(set).length > 0, 'Nothing to change'))
export type BulkSet = z.output<typeof BulkSet>
