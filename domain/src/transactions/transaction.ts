import * as z from 'zod'
import { DayStamp, dayField, Timestamp } from '#calendar'
import { Id } from '#endpoint'
import { Amount } from '#money'
import { freeText } from '#text'
import { Category, TransactionType } from './category.ts'

const descriptionLengthMax = 500

/** What an entry says about itself. Nothing, or nothing but white space, is `''` inside and `null` on the wire. */
export const Description = z.codec(
  freeText(descriptionLengthMax, 'Description must be at most 500 characters').nullable(),
  z.string(),
  { decode: (text) => (text?.trim() ? text : ''), encode: (text) => (text.trim() ? text : null) },
)

const date = dayField('Date is required')

/** The fields that a person fills in (SPEC.md §5). */
export const NewTransaction = z.strictObject({
  type: TransactionType,
  amount: Amount,
  description: Description.exactOptional(),
  category: Category,
  date,
})
export type NewTransaction = z.output<typeof NewTransaction>

/** A correction: the fields that change. */
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

/** An entry as replies carry it (SPEC.md §3 Transaction). */
export const Transaction = z.strictObject({
  id: Id,
  userId: Id,
  type: TransactionType,
  amount: Amount,
  description: Description,
  category: z.string(),
  date: DayStamp,
  createdAt: Timestamp,
  /** Counts the changes; sent back as `If-Match`. */
  version: z.int(),
  /** The bill and due date that this entry paid. */
  billId: Id.nullable(),
  billDueDate: DayStamp.nullable(),
})
export type Transaction = z.output<typeof Transaction>
