import { defineConfig } from 'vitest/config'

// At most two workers: the smallest machine has two cores, and the database and the browser need
// their share.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          // Pure functions keep no state, so tests need no isolation.
          pool: 'threads',
          isolate: false,
          // Only stops a run that hangs; TEST_SCALE multiplies the number of cases.
          testTimeout: 60_000 * Number(process.env.TEST_SCALE ?? '1'),
        },
      },
      {
        test: {
          name: 'embedded',
          include: ['embedded/src/**/*.test.ts'],
          // Only stops a test that hangs; starting PostgreSQL can be slow on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/globalSetup.ts'],
          // Only stops a test that hangs; far above what the slowest one needs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'rules',
          include: ['scripts/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['server/src/testing/globalSetup.ts'],
          // One journey at a time: each runs a whole app and a browser.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // The same timeout as Playwright's, for pages on a busy machine.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
