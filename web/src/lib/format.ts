import { type Cents, formatCents } from '@evenkeel/domain/money'

// Always en-US, whatever the browser's language, because the product is in English throughout. Days are
// formatted in UTC so that no time zone can shift them.

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const count = new Intl.NumberFormat('en-US')

/** A real minus, as wide as a plus. Files and the API keep the hyphen. */
export const minus = '\u2212'

/** 123450 → "$1,234.50", -300 → "−$3.00". */
export function formatMoney(cents: Cents): string {
  // As decimal text: a float could not hold every amount to the cent.
  const text = money.format(formatCents(cents) as Intl.StringNumericLiteral)
  return text.replace('-', minus)
}

/** 1230 → "+$12.30", -5 → "−$0.05", 0 → "$0.00". */
export function formatSigned(cents: Cents): string {
  return cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents)
}

/** 200000 → "200,000". */
export function formatCount(value: number): string {
  return count.format(value)
}

const styles = {
  /** Jan 31, 2026 */
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  /** January 31, 2026 */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** Jan 31 */
  short: { month: 'short', day: 'numeric' },
  /** Jan */
  month: { month: 'short' },
  /** January */
  monthName: { month: 'long' },
  /** January 2026 */
  monthOfYear: { year: 'numeric', month: 'long' },
  /** Jan 2026 */
  shortMonthOfYear: { year: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const writers = new Map<keyof typeof styles, Intl.DateTimeFormat>()

/** Formats a day, or the UTC day of an ISO timestamp: "2026-01-31" → "Jan 31, 2026". */
export function formatDay(day: string, style: keyof typeof styles = 'medium'): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  return writer(style).format(Date.UTC(Number(year), Number(month) - 1, Number(date)))
}

function writer(style: keyof typeof styles): Intl.DateTimeFormat {
  const known = writers.get(style)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: 'UTC' })
  writers.set(style, made)
  return made
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The time in the user's own time zone: "8:05 PM". */
export function formatTime(instant: Date): string {
  return clock.format(instant)
}

/** formatPlural(2, 'transaction') → "2 transactions"; pass an irregular plural as the third argument. */
export function formatPlural(value: number, one: string, many = `${one}s`): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`
}
