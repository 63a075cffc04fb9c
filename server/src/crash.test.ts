import { scaled, testScale } from '@evenkeel/domain/testing'
import { beforeEach, expect, test } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { runCrashLoop } from '#testing/crash/crashLoop.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'

beforeEach(needsEmbedded('starts and kills the product with its database'))

// Starts the real product and kills it with its database while users write. Acknowledged writes are never lost, nothing
// is duplicated, and the daily totals equal a fresh count after each crash.
// `TEST_SCALE=25 npx vitest run server/src/crash.test.ts` crashes 50 times; `CRASH_SEED` repeats a run's requests.

const seed = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31)

test(
  `a crash loses no acknowledged write and duplicates nothing (seed ${seed})`,
  async () => {
    const crashes = scaled(2)
    const stats = await runCrashLoop(crashes, seededRandom(seed))
    expect(stats.crashes).toBe(crashes)
    if (testScale > 1) process.stdout.write(`seed ${seed} ${JSON.stringify(stats)}\n`)
  },
  // Only stops a run that hangs.
  120_000 * testScale,
)
