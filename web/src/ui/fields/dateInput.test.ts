import { expect, test } from 'vitest'
import { tidyDay } from './dateInput.tsx'

test.each([
  ['2026-01-31', '2026-01-31'],
  ['20260131', '2026-01-31'],
  ['2026-1-5', '2026-01-05'],
  ['2026/01/05', '2026-01-05'],
  ['2026.1.5', '2026-01-05'],
  ['1/5/2026', '2026-01-05'],
  ['12/31/2026', '2026-12-31'],
  ['  2026-01-31 ', '2026-01-31'],
  // Not a day, or a day of which nobody can be sure: stays, and the form says what is wrong.
  ['31.1.2026', '31.1.2026'],
  ['1/5/26', '1/5/26'],
  ['tomorrow', 'tomorrow'],
  ['2026-13-45', '2026-13-45'],
  ['', ''],
])('tidies %j to %j', (typed, day) => {
  expect(tidyDay(typed)).toBe(day)
})
