import { expect, test } from 'vitest'
import { rangeTitle } from './rangeWords.ts'

test.each([
  [undefined, undefined, 'All time'],
  ['2026-10-01', '2026-10-31', 'October 2026'],
  ['2024-02-01', '2024-02-29', 'February 2024'],
  ['2026-02-01', '2026-02-27', 'Feb 1 – Feb 27, 2026'],
  ['2026-01-01', '2026-12-31', '2026'],
  ['2025-01-01', '2026-12-31', 'Jan 1, 2025 – Dec 31, 2026'],
  ['2026-01-05', undefined, 'From Jan 5, 2026'],
])('the days from %s to %s are titled "%s"', (from, to, title) => {
  expect(rangeTitle(from, to)).toBe(title)
})
