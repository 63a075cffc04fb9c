import { expect, test } from 'vitest'
import { pagesOf, wayTo } from './pageWay.ts'

const cursors = { next: { after: 'a' }, prev: { before: 'b' } }

function way(page: number, { from = 1, total = 1_000_000, jumpsByDay = false } = {}) {
  return wayTo({ page, total, from: { page: from, links: cursors }, jumpsByDay })
}

test('the first page and near ones are counted from the start', () => {
  expect(way(1)).toEqual({ query: { limit: 5 }, reversed: false })
  expect(way(3)).toEqual({ query: { limit: 5, offset: 10 }, reversed: false })
})

test('in date order every page is counted from the start', () => {
  expect(way(150_000, { jumpsByDay: true }).query).toEqual({ limit: 5, offset: 749_995 })
})

test('far in, the neighbours are reached by their cursors', () => {
  expect(way(100_001, { from: 100_000 }).query).toEqual({ limit: 5, after: 'a' })
  expect(way(99_999, { from: 100_000 }).query).toEqual({ limit: 5, before: 'b' })
})

test('the last page is asked for by name', () => {
  expect(way(200_000, { from: 7 }).query).toEqual({ limit: 5, last: 'true' })
})

test('pages before the last are counted from the end, in the reverse order', () => {
  // 1,000,003 rows: the last page holds 3; page 199,998 holds the rows 999,985 to 999,989, 13 rows from the end.
  expect(way(199_998, { from: 200_001, total: 1_000_003 })).toEqual({
    query: { limit: 5, offset: 13 },
    reversed: true,
  })
})

test.each([
  [0, 1],
  [1, 1],
  [5, 1],
  [6, 2],
  [10, 2],
  [1_000_000, 200_000],
])('%i rows are %i pages of five', (rows, pages) => {
  expect(pagesOf(rows)).toBe(pages)
})
