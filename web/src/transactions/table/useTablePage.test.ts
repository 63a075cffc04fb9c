import { expect, test } from 'vitest'
import { newestFirst, nextSorting } from './useTablePage.ts'

test.each([
  ['the newest come first', newestFirst, { column: 'date', order: 'desc' }],
  ['the same column turns', nextSorting(newestFirst, 'date'), { column: 'date', order: 'asc' }],
  [
    'and turns back',
    nextSorting({ column: 'amount', order: 'asc' }, 'amount'),
    { column: 'amount', order: 'desc' },
  ],
  [
    'a new column starts descending',
    nextSorting({ column: 'date', order: 'asc' }, 'category'),
    { column: 'category', order: 'desc' },
  ],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected)
})
