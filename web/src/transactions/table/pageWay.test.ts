import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageRange } from '#ui/tables/pagination.tsx'
import { pagesOf, wayTo } from './pageWay.ts'

const cursors = { next: { after: 'a' }, prev: { before: 'b' } }

function way(
  page: number,
  { from = 1, reversed = false, total = 1_000_000, jumpsByDay = false } = {},
) {
  return wayTo({ page, size: 5, total, from: { page: from, reversed, links: cursors }, jumpsByDay })
}

test('the first page and those near it use an offset', () => {
  expect(way(1)).toEqual({ query: { limit: 5 }, reversed: false })
  expect(way(3)).toEqual({ query: { limit: 5, offset: 10 }, reversed: false })
})

test('in date order every page uses an offset', () => {
  expect(way(150_000, { jumpsByDay: true }).query).toEqual({ limit: 5, offset: 749_995 })
})

test('further in, neighbours are reached by their cursors', () => {
  expect(way(100_001, { from: 100_000 }).query).toEqual({ limit: 5, after: 'a' })
  expect(way(99_999, { from: 100_000 }).query).toEqual({ limit: 5, before: 'b' })
})

test('the last page is requested as such', () => {
  expect(way(200_000, { from: 7 }).query).toEqual({ limit: 5, last: 'true' })
})

test('pages near the last use an offset from the end, in reverse order', () => {
  // 1,000,003 rows: the last page holds 3; page 199,998 holds the rows 999,985 to 999,989, 13 rows from the end.
  expect(way(199_998, { from: 200_001, total: 1_000_003 })).toEqual({
    query: { limit: 5, offset: 13 },
    reversed: true,
  })
})

test('next to a page read in reverse order, the cursors are swapped', () => {
  const from = { from: 150_000, reversed: true }
  expect(way(149_999, from)).toEqual({ query: { limit: 5, after: 'a' }, reversed: true })
  expect(way(150_001, from)).toEqual({ query: { limit: 5, before: 'b' }, reversed: true })
})

test('no request skips more than 10,000 rows, however the user pages', () => {
  const walk = fc.array(fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 3000 })), { maxLength: 12 })
  const sizes = fc.constantFrom(5 as const, 25 as const, 100 as const)
  fc.assert(
    fc.property(sizes, fc.integer({ min: 36, max: 1_000_000 }), walk, (size, total, turns) => {
      let from = { page: 1, reversed: false, links: cursors }
      for (const [slot, times] of turns) {
        for (let turn = 0; turn < times; turn += 1) {
          const page = pageRange(from.page, pagesOf(total, size))[slot]
          if (page === undefined || page === 'gap' || page === from.page) break
          const { query, reversed } = wayTo({ page, size, total, from, jumpsByDay: false })
          if ((query.offset ?? 0) > 10_000) throw new Error(`${page} of ${total}: ${query.offset}`)
          from = { ...from, page, reversed }
        }
      }
    }),
  )
})

test.each([
  [0, 1],
  [1, 1],
  [5, 1],
  [6, 2],
  [10, 2],
  [1_000_000, 200_000],
])('%i rows make %i pages of five', (rows, pages) => {
  expect(pagesOf(rows, 5)).toBe(pages)
})

test('larger pages skip and count accordingly', () => {
  const from = { page: 1, reversed: false, links: {} }
  const { query } = wayTo({ page: 3, size: 25, total: 90, from, jumpsByDay: false })
  expect(query).toEqual({ limit: 25, offset: 50 })
  expect([pagesOf(90, 25), pagesOf(90, 100)]).toEqual([4, 1])
})
