/** A median with the quarter below and above it: one busy moment of the machine moves none of the three. */
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

/** The value that so large a part of the others lies below. */
export function quantileOf(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new RangeError('Nothing was measured')
  return below + (above - below) * (place - Math.floor(place))
}
