import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['domain/src/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    // Every mutant starts a new worker, which loads one file faster than a hundred.
    deps: { optimizer: { ssr: { enabled: true, include: ['zod', 'fast-check'] } } },
  },
})
