import { expect, test } from 'vitest'
import { readBeside, reviewAddress, reviewOfBoth } from './reviewAddress.ts'

test('the address names another month than the one before', () => {
  expect(reviewAddress('2026-10')).toBe('/months/2026-10')
  expect(reviewAddress('2026-01', '2025-12')).toBe('/months/2026-01')
  expect(reviewAddress('2026-10', '2025-10')).toBe('/months/2026-10?beside=2025-10')
  expect(reviewOfBoth('2026-10', '2026-03')).toBe('/months/2026-10?beside=2026-03')
  expect(reviewOfBoth('2026-03', '2026-10')).toBe('/months/2026-10?beside=2026-03')
})

test.each([
  ['beside=2026-03', '2026-03'],
  ['', '2026-09'],
  ['beside=', '2026-09'],
  ['beside=2026-10', '2026-09'],
  ['beside=2027-01', '2026-09'],
  ['beside=2026-13', '2026-09'],
  ['beside=<script>', '2026-09'],
])('%s beside October 2026 is %s', (search, beside) => {
  expect(readBeside(new URLSearchParams(search), '2026-10')).toBe(beside)
})
