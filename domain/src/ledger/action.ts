import { formatDay, type LocalDate } from '#calendar'
import { type Cents, formatMoney, minus } from '#money'
import { formatPlural } from '#text'
import type { Frequency } from './bill.ts'
import type { TransactionType } from './category.ts'
import type { Change } from './change.ts'

/** What a user can do to their transactions and bills. */
export const actionKinds = [
  'transaction_created',
  'transaction_updated',
  'transaction_deleted',
  'transactions_added',
  'transactions_updated',
  'transactions_deleted',
  'bill_created',
  'bill_updated',
  'bill_toggled',
  'bill_deleted',
  'bill_paid',
  'bill_caught_up',
  'undone',
  'redone',
] as const
export type ActionKind = (typeof actionKinds)[number]

/** Kinds about one record, described with its name. */
export type SingleActionKind = Exclude<
  Extract<ActionKind, `transaction_${string}` | `bill_${string}`>,
  'bill_caught_up'
>

type Named = { type: TransactionType; amount: Cents; description: string; category: string }

const nameLengthMax = 60

/** What a sentence calls a record: its description on one line, cut at `lengthMax` characters, or its category. */
export function recordName(
  { description, category }: Pick<Named, 'description' | 'category'>,
  lengthMax = nameLengthMax,
) {
  const name = description.replace(/\s+/g, ' ').trim() || category
  // A character is at least one unit long, and most names are short.
  if (name.length <= lengthMax) return name
  const characters = Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment)
  if (characters.length <= lengthMax) return name
  return `${characters
    .slice(0, lengthMax - 1)
    .join('')
    .trimEnd()}…`
}

/**
 * An action on one record as a sentence without its full stop: "Deleted Bus ticket, −$12.30".
 * @param change the change to the record named in the sentence; for a payment, the transaction it added
 */
export function actionWords(kind: SingleActionKind, change: Change): string {
  const record = change.after ?? change.before
  if (record === null) throw new Error('A change has a record before or after it')
  const name = recordName(record)
  const priced = `${name}, ${money(record)}`
  switch (kind) {
    case 'transaction_created':
      return `Added ${priced}`
    case 'transaction_updated':
      return `Changed ${priced}`
    case 'transaction_deleted':
      return `Deleted ${priced}`
    case 'bill_paid':
      return `Paid ${priced}`
    case 'bill_created':
      return `Set up ${priced} ${frequencyOf(change)}`
    case 'bill_updated':
      return `Changed ${name}`
    case 'bill_deleted':
      return `Deleted ${name}`
    case 'bill_toggled':
      return `${isActive(change) ? 'Resumed' : 'Paused'} ${name}`
  }
}

export type CatchUpCounts = { paid: number; skipped: number; notOwed: number }

/** A catch-up as a sentence without its full stop: "Caught up Rent: 2 paid, 1 skipped". */
export function caughtUpWords(bill: Pick<Named, 'description' | 'category'>, of: CatchUpCounts) {
  const parts = [
    [of.paid, 'paid'],
    [of.skipped, 'skipped'],
    [of.notOwed, 'not owed'],
  ] as const
  const told = parts.flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : []))
  return `Caught up ${recordName(bill)}: ${told.join(', ')}`
}

/** What a bulk change sets, or that it deletes. */
export type BulkEffect =
  | { kind: 'transactions_updated'; set: { category?: string; date?: LocalDate } }
  | { kind: 'transactions_deleted' }
  | { kind: 'transactions_added' }

/** An action on many transactions as a sentence without its full stop: "Deleted 312 transactions". */
export function bulkWords(count: number, effect: BulkEffect): string {
  const rows = formatPlural(count, 'transaction')
  if (effect.kind === 'transactions_deleted') return `Deleted ${rows}`
  if (effect.kind === 'transactions_added') return `Added ${rows}`
  const { category, date } = effect.set
  if (category === undefined)
    return date === undefined ? `Changed ${rows}` : `Moved ${rows} to ${formatDay(date)}`
  const changed = `Changed ${rows} to ${category}`
  return date === undefined ? changed : `${changed}, ${formatDay(date)}`
}

const undidWords = 'Undid: '
const redidWords = 'Redid: '

/** Describes an undo or redo with the words of the original action. */
export function undoWords(kind: 'undone' | 'redone', words: string): string {
  const first = words.startsWith(undidWords)
    ? words.slice(undidWords.length)
    : words.startsWith(redidWords)
      ? words.slice(redidWords.length)
      : words
  return `${kind === 'undone' ? undidWords : redidWords}${first}`
}

/** Why an undo is refused: the first conflicting record, and how many there are. */
export function changedSinceWords(name: string, count: number): string {
  const others = count === 2 ? '1 other have' : `${count - 1} others have`
  const what = count === 1 ? `${name} has` : `${name} and ${others}`
  return `${what} changed since then. Nothing was undone.`
}

function money({ type, amount }: Pick<Named, 'type' | 'amount'>): string {
  return `${type === 'income' ? '+' : minus}${formatMoney(amount)}`
}

function frequencyOf(change: Change): Frequency | '' {
  return (change.entity === 'bill' && change.after?.frequency) || ''
}

function isActive(change: Change): boolean {
  return change.entity === 'bill' && change.after?.isActive === true
}
