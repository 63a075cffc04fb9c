import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageRange } from './pagination.tsx'

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [8, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [5, 200_000, [1, 'gap', 4, 5, 6, 'gap', 200_000]],
])('page %i of %i', (current, pages, slots) => {
  expect(pageRange(current, pages)).toEqual(slots)
})

test('always offers the first, last and current page and its neighbours, in order, in seven slots', () => {
  const place = fc
    .integer({ min: 8, max: 500_000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(place, ([current, pages]) => {
      const slots = pageRange(current, pages)
      const numbers = slots.filter((slot) => slot !== 'gap')
      expect(slots).toHaveLength(7)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      for (const page of [1, current - 1, current, current + 1, pages]) {
        if (page >= 1 && page <= pages) expect(numbers).toContain(page)
      }
    }),
  )
})
