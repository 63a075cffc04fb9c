import type { LocalDate } from '@evenkeel/domain/calendar'
import { formatCents } from '@evenkeel/domain/money'
import type {
  NewTransaction,
  Transaction,
  TransactionPatch,
  TransactionType,
} from '@evenkeel/domain/transactions'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

/** What the fields of a transaction hold while they are being filled in. */
export type EntryInput = z.input<typeof NewTransaction>

export type EntryForm = UseFormReturn<EntryInput, unknown, NewTransaction>

export function blankEntry(type: TransactionType, today: LocalDate): EntryInput {
  return { type, amount: '', description: '', category: '', date: today }
}

export function entryInputOf(transaction: Transaction, today: LocalDate): EntryInput {
  const { type, amount, description, category, date } = transaction
  return { type, amount: formatCents(amount), description, category, date: date || today }
}

/** Turns ".5" into "0.5". */
export function tidyAmount(text: string): string {
  return text.startsWith('.') ? `0${text}` : text
}

/** The fields that saving would change; undefined if there are none. */
export function changesOf(saved: Transaction, entry: NewTransaction): TransactionPatch | undefined {
  const fields = Object.entries({ ...entry, description: entry.description ?? '' })
  const changed = fields.filter(([field, value]) => value !== saved[field as keyof NewTransaction])
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
