import { expect, test } from 'vitest'
import { fullWords } from './limits.ts'

test.each([
  [{ transactions: 0, bills: 0 }, undefined],
  [{ transactions: 2_000_000, bills: 1000 }, undefined],
  [
    { transactions: 0, bills: 1001 },
    'An account holds at most 1,000 bills. Delete some to add more.',
  ],
  [
    { transactions: 2_000_001, bills: 0 },
    'An account holds at most 2,000,000 transactions. Delete some to add more.',
  ],
])('an account with %o: %s', (counts, words) => {
  expect(fullWords(counts)).toBe(words)
})
