import type { Cents } from './cents.ts'

/**
 * A share as a percentage, half rounded up, in whole numbers: no quotient of floats that lands just below a half.
 * @param decimals places behind the point that are kept
 * @returns such as `14.5` for 29 of 200 with one decimal; `whole` must be positive, `part` not negative
 */
export function roundedPercent(part: Cents, whole: Cents, decimals = 0): number {
  const unit = 10 ** decimals
  const doubled = BigInt(whole) * 2n
  const units = (BigInt(part) * BigInt(200 * unit) + BigInt(whole)) / doubled
  return Number(units) / unit
}
