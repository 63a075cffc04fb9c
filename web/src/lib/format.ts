// Everything is written as en-US, whatever the browser's own language is, because the product speaks
// English throughout. Days are calendar days: they go through UTC, so that no time zone moves them.

/** Dollars as a decimal text, "1234.50", or a number that is exact to the cent. */
export type MoneyText = string | number

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const count = new Intl.NumberFormat('en-US')

/** "1234.5" → "$1,234.50", "-3" → "-$3.00". Decimal text keeps every digit: no float is made of it. */
export function formatMoney(amount: MoneyText): string {
  const text = money.format(amount as Intl.StringNumericLiteral)
  return text === '-$0.00' ? '$0.00' : text
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
  /** January 2026 */
  monthOfYear: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const writers = new Map<keyof typeof styles, Intl.DateTimeFormat>()

/** A day, or an ISO timestamp of which the UTC day counts: "2026-01-31" → "Jan 31, 2026". */
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

/** formatPlural(2, 'transaction') → "2 transactions"; another plural is given as the third. */
export function formatPlural(value: number, one: string, many = `${one}s`): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`
}
