/** Pseudo-random numbers, reproducible from a seed (mulberry32). */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A whole number, both ends inclusive. */
  between(min: number, max: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  chance(probability: number): boolean
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    pick: ([first, ...rest]) => rest[between(0, rest.length) - 1] ?? first,
    chance: (probability) => next() < probability,
  }
}
