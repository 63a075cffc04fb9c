import { groupThousands } from '#text'
import { type Cents, formatCents } from './cents.ts'

/** A real minus, as wide as a plus. Files and the API keep the hyphen. */
export const minus = '\u2212'

/** `123450` becomes `$1,234.50`, and `-300` becomes `−$3.00`. */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? minus : ''}$${groupThousands(formatCents(Math.abs(cents)))}`
}

/** `1230` becomes `+$12.30`, `-5` becomes `−$0.05`, and `0` becomes `$0.00`. */
export function formatSigned(cents: Cents): string {
  return cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents)
}
