import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A mutant's run ends with the first failure: files that failed before come first, then the quickest. */
class LikelyFailuresFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = (file: TestSpecification) => {
      const last = this.ctx.cache.getTestSpecificationResult(file)
      return last?.failed ? -1 : (last?.duration ?? 0)
    }
    return files.toSorted((a, b) => cost(a) - cost(b))
  }
}

export default defineConfig({
  test: {
    include: [
      'server/src/{ledger,bills,transactions}/**/*.test.ts',
      'server/src/http/{guard,idempotency,origin,server}.test.ts',
      'server/src/account/{knownBrowser,session}.test.ts',
      'server/src/matrix.test.ts',
      'server/src/summary/{getMonthReview,getOutlook}.test.ts',
      'server/src/wrongClock.test.ts',
    ],
    // They read plans or stall for seconds.
    exclude: ['server/src/transactions/{plans,walking}.test.ts'],
    globalSetup: ['server/src/testing/globalSetup.ts'],
    setupFiles: ['scripts/mutants/server.setup.ts'],
    // One process loads the server once for each mutant, instead of once for each file.
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: LikelyFailuresFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
