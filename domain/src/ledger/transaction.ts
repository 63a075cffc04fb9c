import * as z from 'zod/mini'
import { DayStamp, Timestamp } from '#calendar'
import { Id } from '#endpoint'
import { Amount } from '#money'
import { composedText, freeText, looksEmpty } from '#text'
import { TransactionType } from './category.ts'

const descriptionLengthMax = 500

const descriptionTooLong = 'Description must be at most 500 characters'

const orNothing = {
  decode: (text: string | null) => (text === null || looksEmpty(text) ? '' : text),
  encode: (text: string) => (looksEmpty(text) ? null : text),
}

/** Text that a user types. When it is missing or shows nothing it is `''` inside and `null` on the wire. */
export const Description = z.codec(
  z.nullable(composedText(descriptionLengthMax, descriptionTooLong)),
  z.string(),
  orNothing,
)

/** The same as stored: unchanged, because composing it could make it too long. */
export const StoredDescription = z.codec(
  z.nullable(freeText(descriptionLengthMax, descriptionTooLong)),
  z.string(),
  orNothing,
)

/** A transaction as stored and as replies carry it. */
export const Transaction = z.strictObject({
  id: Id,
  userId: Id,
  type: TransactionType,
  amount: Amount,
  description: StoredDescription,
  category: z.string(),
  date: DayStamp,
  createdAt: Timestamp,
  /** Identifies the content; sent back as `If-Match`. */
  version: z.int(),
  /** The bill and due date that this transaction paid. */
  billId: z.nullable(Id),
  billDueDate: z.nullable(DayStamp),
})
export type Transaction = z.output<typeof Transaction>
