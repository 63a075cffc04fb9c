import { expect, test } from 'vitest'
import { searchFor } from './useCategorySuggestion.ts'

test.each([
  ['', undefined],
  ['  ab ', undefined],
  [' Rent ', 'Rent'],
  ['x'.repeat(101), undefined],
])('"%s" is looked up as %j', (typed, search) => {
  expect(searchFor(typed)).toBe(search)
})
