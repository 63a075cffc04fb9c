import * as z from 'zod'
import { dayField } from '#calendar'
import { Category, Description, TransactionType } from '#ledger'
import { Amount } from '#money'

const date = dayField('Date is required')

/** The fields a user fills in. */
export const NewTransaction = z.strictObject({
  type: TransactionType,
  amount: Amount,
  description: Description.exactOptional(),
  category: Category,
  date,
})
export type NewTransaction = z.output<typeof NewTransaction>

/** The fields to change. */
export const TransactionPatch = z
  .strictObject({
    type: TransactionType.exactOptional(),
    amount: Amount.exactOptional(),
    description: Description.exactOptional(),
    category: Category.exactOptional(),
    date: date.exactOptional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, 'Nothing to change')
export type TransactionPatch = z.output<typeof TransactionPatch>

/** What a bulk change sets on every transaction. */
export const BulkSet = z
  .strictObject({ category: Category.exactOptional(), date: date.exactOptional() })
  .refine((set) => Object.keys(set).length > 0, 'Nothing to change')
export type BulkSet = z.output<typeof BulkSet>
