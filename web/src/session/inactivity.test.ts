import { describe, expect, test } from 'vitest'
import { idleness, latestActivity, msUntilChange, owesSignOfLife } from './inactivity.ts'

const minute = 60_000
const noon = Date.parse('2026-01-30T12:00:00Z')

describe('the idle limit', () => {
  test.each([
    ['just now', 0, 'active'],
    ['almost fourteen minutes', 14 * minute - 1, 'active'],
    ['fourteen minutes', 14 * minute, 'warned'],
    ['almost fifteen minutes', 15 * minute - 1, 'warned'],
    ['fifteen minutes', 15 * minute, 'over'],
    ['a night', 8 * 60 * minute, 'over'],
    ['a clock that was set back', -5 * minute, 'active'],
  ])('%s', (_, idleMs, expected) => {
    expect(idleness(noon, noon + idleMs)).toBe(expected)
  })
})

test.each([
  [0, 14 * minute],
  [10 * minute, 4 * minute],
  [14 * minute, minute],
  [14.5 * minute, minute / 2],
  [20 * minute, 0],
  [-5 * minute, 14 * minute],
])('after %i idle ms the next change is in %i ms', (idleMs, expected) => {
  expect(msUntilChange(noon, noon + idleMs)).toBe(expected)
})

describe('the last activity in any tab', () => {
  test.each([
    ['this tab was later', noon - minute, String(noon - 2 * minute), noon - minute],
    ['another tab was later', noon - 2 * minute, String(noon - minute), noon - minute],
    ['nothing is shared', noon - minute, null, noon - minute],
    ['something unreadable is shared', noon - minute, 'soon', noon - minute],
    ['what is shared lies in the future', noon - minute, String(noon + minute), noon - minute],
    ['nothing is known at all', Number.NaN, null, noon],
  ])('%s', (_, own, shared, expected) => {
    expect(latestActivity(own, shared, noon)).toBe(expected)
  })
})

test.each([
  ['active, silent for a minute', 30_000, 60_000, true],
  ['active, asked lately', 30_000, 59_999, false],
  ['nobody here', 60_000, 120_000, false],
])('the server must be told: %s', (_, msSinceActivity, msSinceRequest, owed) => {
  expect(owesSignOfLife(msSinceActivity, msSinceRequest)).toBe(owed)
})
