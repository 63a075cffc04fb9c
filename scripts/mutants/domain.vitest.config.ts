import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['domain/src/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    // Instrumented code is slower; this only stops a test that hangs.
    testTimeout: 60_000,
  },
})
