import { Day } from '@evenkeel/domain/calendar'
import { expect, test } from 'vitest'
import { dayMistake, tidyDay } from './dateInput.tsx'

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

test.each([
  ['fri', '2026-02-06'],
  ['feb 1', '2026-02-01'],
  ['3/1', '2026-03-01'],
  ['2026-01-05', '2026-01-05'],
  ['next friday', 'next friday'],
])('tidies %j among days to come to %j', (typed, day) => {
  expect(tidyDay(typed, today, 'coming')).toBe(day)
})

test.each([
  ['12/25/2025', undefined],
  ['3/1', 'Which year? Write it like 3/1/2026.'],
  ['feb 30', "That date doesn't exist"],
  ['31/12/2026', "That date doesn't exist"],
  ['2026-13-41', "That date doesn't exist"],
  ['soon', 'Enter a date as YYYY-MM-DD, or in words such as “yesterday”'],
  ['next friday', 'Enter a date as YYYY-MM-DD, or in words such as “yesterday”'],
  ['', 'Date is required'],
  ['1899-12-31', 'Enter a date from 1900 to 2199'],
  ['2026-01-31', undefined],
])('says of %j: %s', (typed, message) => {
  const text = tidyDay(typed, today)
  const judged = Day.safeParse(text).error?.issues[0]?.message
  expect(dayMistake(judged, text, today)).toBe(message)
})
