import { expect, test } from 'vitest'
import { tidyDay } from './dateInput.tsx'

// A Saturday.
const today = '2026-01-31'

test.each([
  ['2026-01-31', '2026-01-31'],
  ['20260131', '2026-01-31'],
  ['2026-1-5', '2026-01-05'],
  ['2026/01/05', '2026-01-05'],
  ['2026.1.5', '2026-01-05'],
  ['1/5/2026', '2026-01-05'],
  ['12/31/2026', '2026-12-31'],
  ['1/5/26', '2026-01-05'],
  ['  2026-01-31 ', '2026-01-31'],
  ['yesterday', '2026-01-30'],
  ['Tomorrow', '2026-02-01'],
  ['fri', '2026-01-30'],
  ['-3d', '2026-01-28'],
  ['nov 3', '2025-11-03'],
  // Not a day, or a day of which nobody can be sure: stays, and the form says what is wrong.
  ['31.1.2026', '31.1.2026'],
  ['next friday', 'next friday'],
  ['2026-13-45', '2026-13-45'],
  ['', ''],
])('tidies %j to %j', (typed, day) => {
  expect(tidyDay(typed, today)).toBe(day)
})
