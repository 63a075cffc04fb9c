import * as z from 'zod/mini'
import { DayStamp, Timestamp } from '#calendar'
import { Id } from '#endpoint'
import { Amount } from '#money'
import { TransactionType } from './category.ts'
import { StoredDescription } from './transaction.ts'

export const frequencies = ['weekly', 'bi-weekly', 'monthly', 'yearly'] as const
export const Frequency = z.enum(frequencies, {
  error: 'Frequency must be weekly, bi-weekly, monthly or yearly',
})
export type Frequency = z.output<typeof Frequency>

/** The text 'true' or 'false' on the wire, a boolean inside. */
export const Flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
})

/** A bill as replies carry it. */
export const Bill = z.strictObject({
  id: Id,
  userId: Id,
  type: TransactionType,
  amount: Amount,
  description: StoredDescription,
  category: z.string(),
  frequency: Frequency,
  startDate: DayStamp,
  nextDueDate: DayStamp,
  isActive: Flag,
  createdAt: Timestamp,
  /** Identifies the content; sent back as `If-Match`. */
  version: z.int(),
})
export type Bill = z.output<typeof Bill>

/** A due date that was let pass without a payment: skipped although it was owed, or never owed. */
export const PassedDate = z.strictObject({ dueDate: DayStamp, as: z.enum(['skipped', 'notOwed']) })
export type PassedDate = z.output<typeof PassedDate>

/** A bill as stored, with the fields that replies leave out. */
export const BillRecord = z.strictObject({
  ...Bill.shape,
  /** The user's day on which it was paused; null while active. */
  pausedOn: z.nullable(DayStamp),
  /** When its schedule last changed: payments recorded earlier no longer move the bill back. */
  scheduleChangedAt: z.nullable(Timestamp),
  /** Earliest first. */
  passed: z.array(PassedDate),
})
export type BillRecord = z.output<typeof BillRecord>
