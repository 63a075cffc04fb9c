import { expect, test } from 'vitest'
import { searchFor } from './searchFor.ts'

test.each([
  ['', undefined],
  ['  ab ', undefined],
  [' Rent ', 'Rent'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), undefined],
  // Pasted from a spreadsheet, and half of an emoji.
  ['Rent\tMay\t2026', undefined],
  ['Rent \ud83c', undefined],
])('%j is looked up as %j', (typed, search) => {
  expect(searchFor(typed, 3)).toBe(search)
})
