import type { Spread } from './stats.ts'

export type Unit = 'x' | 'ms' | 'kB' | 'MB' | 'points' | ''

/** One result: a ratio or size with its goal, and the absolute values behind it. */
export type Measurement = {
  what: string
  unit: Unit
  value: Spread
  goal?: { atLeast: number } | { atMost: number }
  /** Absolute values, for information: they depend on the machine. */
  absolute: string
  /** Raw data, written only to the JSON file. */
  details?: unknown
}

/** A benchmark that can be selected by name: `npm run bench -- scale`. */
export type Benchmark = {
  name: string
  title: string
  /** Needs more than a fresh clone has, so it runs only if named. */
  onlyWhenNamed?: true
  run(options: Options): Promise<Measurement[]>
}

/** How much to measure. Smaller values are only for trying out the benchmark. */
export type Options = {
  /** How often each comparison is repeated. */
  rounds: number
  /** How long each side is under load per round. */
  loadMs: number
  rowsFew: number
  rowsMany: number
}

/** A value that was measured once. */
export function exactly(value: number): Spread {
  return { median: value, low: value, high: value }
}

/** Undefined if there is no goal. */
export function isReached({ value, goal }: Measurement): boolean | undefined {
  if (goal === undefined) return undefined
  return 'atLeast' in goal ? value.median >= goal.atLeast : value.median <= goal.atMost
}
