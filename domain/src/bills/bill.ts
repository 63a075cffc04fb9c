import * as z from 'zod/mini'
import { dayField, type LocalDate } from '#calendar'
import { Bill, Category, Description, Flag, Frequency, Transaction, TransactionType } from '#ledger'
import { Amount } from '#money'

const fields = {
  type: TransactionType,
  amount: Amount,
  description: z.exactOptional(Description),
  category: Category,
  frequency: Frequency,
  startDate: dayField('Start date is required'),
}

/** The fields a user fills in. A bill is active by default. */
export const NewBill = z.strictObject({ ...fields, isActive: z.prefault(Flag, 'true') })
export type NewBill = z.output<typeof NewBill>

/** The same fields for an edit. Omitting `isActive` keeps a paused bill paused. */
export const BillUpdate = z.strictObject({ ...fields, isActive: z.exactOptional(Flag) })
export type BillUpdate = z.output<typeof BillUpdate>

/** The requested state; without it, the toggle flips. */
export const BillToggle = z.strictObject({ isActive: z.exactOptional(Flag) })

/** The bill after a payment, and the transaction that the payment added. */
export const PaidBill = z.strictObject({ bill: Bill, transaction: Transaction })
export type PaidBill = z.output<typeof PaidBill>

/** The initial values of the form for a new bill. */
export function billFormDefaults(today: LocalDate) {
  return { type: 'expense', frequency: 'monthly', startDate: today } as const
}
