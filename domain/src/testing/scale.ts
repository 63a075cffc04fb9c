declare const process: { env: Record<string, string | undefined> }

/**
 * Multiplies the number of random cases. `TEST_SCALE=50 npx vitest run domain` is the long run: every start day of
 * a leap cycle, and 100,000 random ledgers.
 */
export const testScale = Number(process.env.TEST_SCALE ?? '1')
if (!(testScale >= 1)) throw new RangeError('TEST_SCALE must be a number of at least 1')

/** The number of cases for this run. */
export function scaled(count: number): number {
  return Math.round(count * testScale)
}
