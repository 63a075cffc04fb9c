import { expect, test } from 'vitest'
import { lastCategoryOf, searchFor } from './suggestion.ts'

test.each([
  ['', undefined],
  ['  ab ', undefined],
  [' Rent ', 'Rent'],
  ['x'.repeat(101), undefined],
])('"%s" is looked for as %j', (typed, search) => {
  expect(searchFor(typed)).toBe(search)
})

test('the newest entry with the same description gives the category, whatever the case', () => {
  const past = [
    { description: 'Coffee beans', category: 'Shopping' },
    { description: 'coffee ', category: 'Food & Dining' },
    { description: 'Coffee', category: 'Other' },
  ]
  expect(lastCategoryOf(past, ' COFFEE')).toBe('Food & Dining')
  expect(lastCategoryOf(past, 'Coff')).toBeUndefined()
})
