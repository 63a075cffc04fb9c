import type { LocalDate } from '#calendar'
import { formatCents } from '#money'
import type { Transaction } from '#transactions'

const lineEnd = '\r\n'

/** SPEC.md §3 CSV export. */
export const csvHeader = `Date,Type,Category,Description,Amount${lineEnd}`

/**
 * One entry as a line of RFC 4180. The description is always quoted, other text where it must be;
 * text that a spreadsheet would run as a formula gets a leading `'`.
 */
export function csvLine({ date, type, category, description, amount }: Transaction): string {
  const cells = [date, type, quotedIfNeeded(category), quoted(description), formatCents(amount)]
  return cells.join(',') + lineEnd
}

/** Text that begins with `'` is guarded too, so that taking one `'` off restores every cell. */
function guarded(text: string): string {
  return /^['=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return `"${guarded(text).replaceAll('"', '""')}"`
}

function quotedIfNeeded(text: string): string {
  return /[",\r\n]/.test(text) ? quoted(text) : guarded(text)
}

/** The name of an export made on a day (SPEC.md §3 CSV export). */
export function csvFileName(today: LocalDate): string {
  return `evenkeel-transactions-${today}.csv`
}
