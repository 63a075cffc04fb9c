import { defineConfig } from 'vitest/config'

// Two workers at most: that is how many cores the smallest machine has, and the database and the
// browser want their share.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          // Pure functions leave nothing behind that a fresh process would have to forget.
          pool: 'threads',
          isolate: false,
          // A guard against a run that hangs; TEST_SCALE asks for so many times the everyday cases.
          testTimeout: 60_000 * Number(process.env.TEST_SCALE ?? '1'),
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/globalSetup.ts'],
          // A guard against a test that hangs, far above what the slowest needs.
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
          // One journey at a time: each drives a whole app and a browser.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As long as Playwright waits: a page on a busy machine takes its time.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
