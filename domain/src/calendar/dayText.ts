import { type LocalDate, partsOf } from './localDate.ts'

// Written here and not by Intl, whose first formatter takes a phone a tenth of a second: the months of one language
// never change.

/** January to December. */
export const monthNames: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const styles = {
  /** Jan 31, 2026 */
  medium: (day) => `${shortMonth(day)} ${partsOf(day).dayOfMonth}, ${partsOf(day).year}`,
  /** January 31, 2026 */
  long: (day) => `${longMonth(day)} ${partsOf(day).dayOfMonth}, ${partsOf(day).year}`,
  /** Jan 31 */
  short: (day) => `${shortMonth(day)} ${partsOf(day).dayOfMonth}`,
  /** Jan */
  month: shortMonth,
  /** January */
  monthName: longMonth,
  /** January 2026 */
  monthOfYear: (day) => `${longMonth(day)} ${partsOf(day).year}`,
  /** Jan 2026 */
  shortMonthOfYear: (day) => `${shortMonth(day)} ${partsOf(day).year}`,
} as const satisfies Record<string, (day: LocalDate) => string>

/** How much of a day is written. */
export type DayStyle = keyof typeof styles

/** Writes a day, or the UTC day of an ISO timestamp: `2026-01-31` becomes `Jan 31, 2026`. */
export function formatDay(day: LocalDate, style: DayStyle = 'medium'): string {
  return styles[style](day)
}

function longMonth(day: LocalDate): string {
  return monthNames[partsOf(day).month - 1] ?? ''
}

function shortMonth(day: LocalDate): string {
  return longMonth(day).slice(0, 3)
}
