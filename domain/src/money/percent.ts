import type { Cents } from './cents.ts'

/**
 * A share as a percentage, rounding halves up. Uses integer arithmetic, because a floating-point quotient can land
 * just below a half.
 * @param decimals decimal places to keep
 * @returns for example `14.5` for 29 of 200 with one decimal; `whole` must be positive, `part` not negative
 */
export function roundedPercent(part: Cents, whole: Cents, decimals = 0): number {
  const unit = 10 ** decimals
  const doubled = BigInt(whole) * 2n
  const units = (BigInt(part) * BigInt(200 * unit) + BigInt(whole)) / doubled
  return Number(units) / unit
}
