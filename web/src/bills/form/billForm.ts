import { type Bill, type BillUpdate, billFormDefaults } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import { formatCents } from '@evenkeel/domain/money'
import type * as z from 'zod/mini'

/** What the fields of a bill hold while they are being filled in. */
export type BillInput = z.input<typeof BillUpdate>

export function blankBill(today: LocalDate): BillInput {
  return { ...billFormDefaults(today), amount: '', description: '', category: '' }
}

export function billInputOf(bill: Bill): BillInput {
  const { type, amount, description, category, frequency, startDate } = bill
  return { type, amount: formatCents(amount), description, category, frequency, startDate }
}

/** The update, unless it would change nothing. */
export function changesOf(saved: Bill, update: BillUpdate): BillUpdate | undefined {
  const fields = Object.entries({ ...update, description: update.description ?? '' })
  return fields.some(([field, value]) => value !== saved[field as keyof Bill]) ? update : undefined
}
