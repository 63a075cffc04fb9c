import type { LocalDate } from '#calendar'
import { formatCents } from '#money'
import type { Transaction } from '#transactions'

const lineEnd = '\r\n'

export const csvHeader = `Date,Type,Category,Description,Amount${lineEnd}`

/**
 * One transaction as an RFC 4180 line. The description is always quoted, other text only if necessary. Text that a spreadsheet
 * would run as a formula gets a leading `'`.
 */
export function csvLine({ date, type, category, description, amount }: Transaction): string {
  const cells = [date, type, quotedIfNeeded(category), quoted(description), formatCents(amount)]
  return cells.join(',') + lineEnd
}

/** Text that starts with `'` is guarded too, so that removing one `'` restores every cell. */
function guarded(text: string): string {
  return /^['=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return `"${guarded(text).replaceAll('"', '""')}"`
}

function quotedIfNeeded(text: string): string {
  return /[",\r\n]/.test(text) ? quoted(text) : guarded(text)
}

export function csvFileName(today: LocalDate): string {
  return `evenkeel-transactions-${today}.csv`
}
