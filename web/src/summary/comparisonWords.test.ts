import type { Comparison } from '@evenkeel/domain/summary'
import { expect, test } from 'vitest'
import { categoryWords, differenceWords, usageWords } from './comparisonWords.ts'

const spans = (now: string, before: string) => {
  const [from = '', to = ''] = now.split(' ')
  const [fromBefore = '', toBefore = ''] = before.split(' ')
  return { now: { from, to }, before: { from: fromBefore, to: toBefore } }
}

test.each([
  ['2026-11-01 2026-11-21', '2026-10-01 2026-10-21', 'by Oct 21'],
  ['2026-01-01 2026-01-30', '2025-12-01 2025-12-30', 'by Dec 30'],
  ['2026-10-01 2026-10-31', '2026-09-01 2026-09-30', 'in September'],
  ['2026-03-01 2026-03-30', '2026-02-01 2026-02-28', 'in February'],
  ['2026-01-01 2026-11-22', '2025-01-01 2025-11-22', 'by Nov 22, 2025'],
  ['2025-01-01 2025-12-31', '2024-01-01 2024-12-31', 'in 2024'],
  ['2026-01-01 2026-12-31', '2025-01-01 2025-12-31', 'in 2025'],
  ['2026-11-02 2026-11-15', '2026-10-19 2026-11-01', 'from Oct 19 to Nov 1'],
  ['2026-07-01 2026-09-30', '2026-04-01 2026-06-30', 'from Apr 1 to Jun 30'],
  ['2026-11-02 2026-11-02', '2026-11-01 2026-11-01', 'on Nov 1'],
])('%s beside %s: %s', (now, before, then) => {
  const words = (sum: number) => differenceWords({ now: sum, before: 1000 }, spans(now, before))
  expect(words(14_762)).toBe(`$137.62 more than ${then}`)
  expect(words(999)).toBe(`$0.01 less than ${then}`)
  expect(words(1000)).toBe(`As much as ${then}`)
})

test('a category is compared with itself, and usage with what it was', () => {
  const comparison: Comparison = {
    ...spans('2026-11-01 2026-11-21', '2026-10-01 2026-10-21'),
    income: { now: 1000, before: 1000 },
    expenses: { now: 500, before: 620 },
    categories: [{ category: 'Housing', now: 500, before: 620 }],
  }
  const housing = { name: 'Housing', amount: 500 }
  expect(categoryWords(comparison, housing)).toBe('$1.20 less than by Oct 21')
  expect(categoryWords(comparison, { name: 'Pets', amount: 0 })).toBeUndefined()
  expect(categoryWords(null, housing)).toBeUndefined()
  expect(usageWords(comparison, 50)).toBe('62% by Oct 21')

  // With another $3.00 of Housing on November 30.
  const ahead = { name: 'Housing', amount: 800 }
  expect(categoryWords(comparison, ahead)).toBe('$1.20 less by Nov 21 than by Oct 21')
  expect(usageWords(comparison, 80)).toBe('50% by Nov 21, 62% by Oct 21')
})

test('a figure that also counts entries dated ahead is told apart from what is compared', () => {
  const month = spans('2026-11-01 2026-11-27', '2026-10-01 2026-10-27')
  expect(differenceWords({ now: 150, before: 150 }, month, 450)).toBe(
    'As much by Nov 27 as by Oct 27',
  )
  expect(differenceWords({ now: 0, before: 150 }, month, 450)).toBe(
    '$1.50 less by Nov 27 than by Oct 27',
  )
  const day = spans('2026-11-27 2026-11-27', '2026-11-26 2026-11-26')
  expect(differenceWords({ now: 150, before: 0 }, day, 450)).toBe(
    '$1.50 more by Nov 27 than on Nov 26',
  )
})
