// No error message here includes an amount: messages reach the log, and amounts must not.

/**
 * Money as a whole number of cents. A plain number, because sums and differences of safe integers are exact.
 */
export type Cents = number

/** The largest amount of one entry: numeric(10,2) holds ten digits, two of them after the point. */
export const amountCentsMax: Cents = 99_999_999_99

/**
 * Parses an unsigned decimal such as `12`, `12.3` or `12.30` from its digits, without floating point.
 * @returns whole cents, or undefined for anything else (`1e3`, `1,00`, `-1`, `NaN`, three decimals)
 */
export function parseCents(text: string): Cents | undefined {
  const match = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text)
  if (match === null) return undefined
  const cents = Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)
  return Number.isSafeInteger(cents) ? cents : undefined
}

/**
 * Parses a signed decimal as PostgreSQL prints numeric(20,2).
 * @throws RangeError if the value is not a decimal or is too large to be exact; either is a bug
 */
export function parseSignedCents(text: string): Cents {
  const negative = text.startsWith('-')
  const cents = parseCents(negative ? text.slice(1) : text)
  if (cents === undefined) throw new RangeError('Not an exact amount of money')
  return negative ? 0 - cents : cents
}

/**
 * Formats cents as a decimal with two places: `1230` becomes `12.30`, `-5` becomes `-0.05`.
 * @throws RangeError if the value is not a safe integer
 */
export function formatCents(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Not whole cents')
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Adds amounts without rounding.
 * @throws RangeError if the sum is not a safe integer
 */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const cents of amounts) {
    sum += cents
    if (!Number.isSafeInteger(sum)) throw new RangeError('The sum is too large to be exact')
  }
  return sum
}
