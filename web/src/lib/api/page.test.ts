import { expect, test } from 'vitest'
import { pageOf, parseLinks } from './page.ts'

test("a page's neighbours are read from its Link header", () => {
  const header =
    '</api/transactions?limit=5&after=abc%3D>; rel="next", </api/transactions?limit=5&last=true>; rel="last"'
  expect(parseLinks(header)).toEqual({ next: { after: 'abc=' }, last: { last: 'true' } })
})

test('a cursor may contain a comma', () => {
  expect(parseLinks('</api/x?before=a,b>; rel="prev"')).toEqual({ prev: { before: 'a,b' } })
})

test('without the header there are no neighbours', () => {
  expect(parseLinks('')).toEqual({})
})

test('the total is in the header; without it, the number of rows', () => {
  const headers = { 'X-Total-Count': 12 }
  expect(pageOf({ status: 200, headers, data: [1, 2] } as never).total).toBe(12)
  expect(pageOf({ status: 200, headers: {}, data: [1, 2] } as never).total).toBe(2)
})
