import type { LocalDate } from '@evenkeel/domain/calendar'
import { formatCents } from '@evenkeel/domain/money'
import type {
  NewTransaction,
  Transaction,
  TransactionPatch,
  TransactionType,
} from '@evenkeel/domain/transactions'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'

/** What the fields of an entry hold while somebody types. */
export type EntryInput = z.input<typeof NewTransaction>

export type EntryForm = UseFormReturn<EntryInput, unknown, NewTransaction>

export function blankEntry(type: TransactionType, today: LocalDate): EntryInput {
  return { type, amount: '', description: '', category: '', date: today }
}

/** True while nothing is typed or chosen that would be lost with the form. */
export function isUntouched({ amount, description, category }: EntryInput): boolean {
  return amount === '' && !description && category === ''
}

export function entryInputOf(transaction: Transaction, today: LocalDate): EntryInput {
  const { type, amount, description, category, date } = transaction
  return { type, amount: formatCents(amount), description, category, date: date || today }
}

/** ".5" as "0.5", which is how everybody means it. */
export function tidyAmount(text: string): string {
  return text.startsWith('.') ? `0${text}` : text
}

/** The fields in which an entry would differ from what is saved; undefined where there is none. */
export function changesOf(saved: Transaction, entry: NewTransaction): TransactionPatch | undefined {
  const { type, amount, category, description = '', date } = entry
  const patch: TransactionPatch = {
    ...(type !== saved.type && { type }),
    ...(amount !== saved.amount && { amount }),
    ...(category !== saved.category && { category }),
    ...(description !== saved.description && { description }),
    ...(date !== saved.date && { date }),
  }
  return Object.keys(patch).length > 0 ? patch : undefined
}
