import * as z from 'zod'
import { DayStamp, dayField, type LocalDate, Timestamp } from '#calendar'
import { Id } from '#endpoint'
import { Amount } from '#money'
import { Category, Description, Transaction, TransactionType } from '#transactions'
import { Frequency } from './schedule.ts'

/** SPEC.md §3, §9: the text 'true' or 'false' on the wire, a boolean inside. */
const Flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
})

const fields = {
  type: TransactionType,
  amount: Amount,
  description: Description.exactOptional(),
  category: Category,
  frequency: Frequency,
  startDate: dayField('Start date is required'),
}

/** The fields that a person fills in (SPEC.md §5 Recurring); a bill is active unless they say otherwise. */
export const NewBill = z.strictObject({ ...fields, isActive: Flag.prefault('true') })
export type NewBill = z.output<typeof NewBill>

/** The same fields for an edit. Without `isActive` a paused bill stays paused, whatever else is changed. */
export const BillUpdate = z.strictObject({ ...fields, isActive: Flag.exactOptional() })
export type BillUpdate = z.output<typeof BillUpdate>

/** What the toggle sets; without it, the other state than the present one. */
export const BillToggle = z.strictObject({ isActive: Flag.exactOptional() })

/** A bill as replies carry it (SPEC.md §3 Recurring transaction). */
export const Bill = z.strictObject({
  id: Id,
  userId: Id,
  type: TransactionType,
  amount: Amount,
  description: Description,
  category: z.string(),
  frequency: Frequency,
  startDate: DayStamp,
  nextDueDate: DayStamp,
  isActive: Flag,
  createdAt: Timestamp,
  /** Counts the changes; sent back as `If-Match`. */
  version: z.int(),
})
export type Bill = z.output<typeof Bill>

/** A cycle that was paid: the bill as it stands now, and the entry that the payment recorded. */
export const PaidBill = z.strictObject({ bill: Bill, transaction: Transaction })
export type PaidBill = z.output<typeof PaidBill>

/** What the form for a new bill starts with (SPEC.md §5). */
export function billFormDefaults(today: LocalDate) {
  return { type: 'expense', frequency: 'monthly', startDate: today } as const
}
