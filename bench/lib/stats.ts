/** Median and quartiles, which a brief load spike on the machine does not distort. */
export type Spread = { median: number; low: number; high: number }

export function spreadOf(values: readonly number[]): Spread {
  return {
    median: quantileOf(values, 0.5),
    low: quantileOf(values, 0.25),
    high: quantileOf(values, 0.75),
  }
}

export function medianOf(values: readonly number[]): number {
  return spreadOf(values).median
}

/** The quantile, interpolated between neighbouring values. */
export function quantileOf(values: readonly number[], quantile: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * quantile
  const lower = sorted[Math.floor(position)]
  const upper = sorted[Math.ceil(position)]
  if (lower === undefined || upper === undefined) throw new RangeError('Nothing was measured')
  return lower + (upper - lower) * (position - Math.floor(position))
}
