import { expect, test } from 'vitest'
import { raiseSentence, stepUpSentence } from './healthCard.tsx'

test.each([
  [
    { kind: 'lessSpending', amount: 21_200, points: 10 },
    '$212.00 less spending in this range: +10 points',
  ],
  [
    { kind: 'moreIncome', amount: 123_456, points: 1 },
    '$1,234.56 of income in this range: +1 point',
  ],
] as const)('%j', (raise, sentence) => {
  expect(raiseSentence(raise)).toBe(sentence)
})

test.each([
  [{ kind: 'lessSpending', amount: 8000, mood: 'good' }, '$80.00 less spending reaches Good'],
  [{ kind: 'lessSpending', amount: 1, mood: 'excellent' }, '$0.01 less spending reaches Excellent'],
  [{ kind: 'moreIncome', amount: 385_380, mood: 'poor' }, '$3,853.80 of income reaches Poor'],
] as const)('%j', (stepUp, sentence) => {
  expect(stepUpSentence(stepUp)).toBe(sentence)
})
