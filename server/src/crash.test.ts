import { scaled, testScale } from '@evenkeel/domain/testing'
import { expect, test } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { crashAgainAndAgain } from '#testing/crash/crashes.ts'

// The product as it is started for real, killed with its database while people write. What the client had an answer
// for is never lost, nothing is there twice, and the daily totals equal a fresh count after each crash.
// `TEST_SCALE=25 npx vitest run server/src/crash.test.ts` crashes 50 times; `CRASH_SEED` repeats a run's requests.

const seed = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31)

test(
  `no answer is lost and nothing is doubled by a crash (seed ${seed})`,
  async () => {
    const crashes = scaled(2)
    const figures = await crashAgainAndAgain(crashes, seededRandom(seed))
    expect(figures.crashes).toBe(crashes)
    if (testScale > 1) process.stdout.write(`seed ${seed} ${JSON.stringify(figures)}\n`)
  },
  // A guard against a run that hangs.
  120_000 * testScale,
)
