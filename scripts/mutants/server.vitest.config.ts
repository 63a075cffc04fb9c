import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'server/src/{ledger,bills,transactions}/**/*.test.ts',
      'server/src/http/{guard,idempotency,origin,server}.test.ts',
      'server/src/account/session.test.ts',
      'server/src/matrix.test.ts',
      'server/src/summary/getOutlook.test.ts',
    ],
    globalSetup: ['server/src/testing/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
