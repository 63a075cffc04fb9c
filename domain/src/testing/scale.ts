declare const process: { env: Record<string, string | undefined> }

/**
 * Multiplies the number of random cases. `TEST_SCALE=340 npx vitest run domain` is the long run: every start day of
 * a leap cycle, and 100,000 random ledgers. Mutation tests use a fraction.
 */
export const testScale = Number(process.env.TEST_SCALE ?? '1')
if (!(testScale > 0)) throw new RangeError('TEST_SCALE must be a positive number')

/** The number of cases for this run. */
export function scaled(count: number): number {
  return Math.max(1, Math.round(count * testScale))
}

/** The seed of random cases; `CASE_SEED` repeats those of another run. */
export const caseSeed = Number(process.env.CASE_SEED ?? Date.now() % 2 ** 31)
