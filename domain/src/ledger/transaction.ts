import * as z from 'zod'
import { DayStamp, Timestamp } from '#calendar'
import { Id } from '#endpoint'
import { Amount } from '#money'
import { freeText } from '#text'
import { TransactionType } from './category.ts'

const descriptionLengthMax = 500

/** Free text. When it is missing or blank it is `''` inside and `null` on the wire. */
export const Description = z.codec(
  freeText(descriptionLengthMax, 'Description must be at most 500 characters').nullable(),
  z.string(),
  { decode: (text) => (text?.trim() ? text : ''), encode: (text) => (text.trim() ? text : null) },
)

/** A transaction as stored and as replies carry it. */
export const Transaction = z.strictObject({
  id: Id,
  userId: Id,
  type: TransactionType,
  amount: Amount,
  description: Description,
  category: z.string(),
  date: DayStamp,
  createdAt: Timestamp,
  /** Identifies the content; sent back as `If-Match`. */
  version: z.int(),
  /** The bill and due date that this transaction paid. */
  billId: Id.nullable(),
  billDueDate: DayStamp.nullable(),
})
export type Transaction = z.output<typeof Transaction>
