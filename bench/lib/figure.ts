import type { Spread } from './stats.ts'

export type Unit = 'x' | 'ms' | 'kB' | 'MB' | 'points' | ''

/** One measured line: a ratio or a size with its goal, and beside it the absolute values it was made from. */
export type Measure = {
  what: string
  unit: Unit
  value: Spread
  goal?: { atLeast: number } | { atMost: number }
  /** The absolute values, for people: they hold on this machine and today only. */
  beside: string
  /** What the JSON keeps for whoever wants to know more. */
  details?: unknown
}

/** A group of measures with a name that can be asked for: `npm run bench -- scale`. */
export type Figure = {
  name: string
  title: string
  /** Needs more than a clone has. */
  onlyWhenNamed?: true
  run(options: Options): Promise<Measure[]>
}

/** How much is done; a smaller scale is for trying the bench itself and for nothing else. */
export type Options = {
  /** How often two things are measured in turn. */
  rounds: number
  /** How long one of them is under load in one round. */
  loadMs: number
  rowsFew: number
  rowsMany: number
}

/** A value that was measured once, or of which there is only one. */
export function exactly(value: number): Spread {
  return { median: value, low: value, high: value }
}

/** True, false, or undefined where there is no goal. */
export function isReached({ value, goal }: Measure): boolean | undefined {
  if (goal === undefined) return undefined
  return 'atLeast' in goal ? value.median >= goal.atLeast : value.median <= goal.atMost
}
