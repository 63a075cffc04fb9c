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

/**
 * Where a cell may begin: at the start of the text and, in a spreadsheet that separates by semicolons or tabs and so
 * ignores our quotes, after each separator and line break in it.
 */
const formulaStart = /^(?=['=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])(?="*['=+\-@＝＋－＠])/g

/** `'` is guarded too, so that removing one `'` wherever a cell may begin restores the text. */
function guarded(text: string): string {
  return text.replace(formulaStart, "'")
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
