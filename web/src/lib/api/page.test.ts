import { expect, test } from 'vitest'
import { pageOf, parseLinks } from './page.ts'

test('the neighbours of a page are read from its Link header', () => {
  const header =
    '</api/transactions?limit=5&after=abc%3D>; rel="next", </api/transactions?limit=5&last=true>; rel="last"'
  expect(parseLinks(header)).toEqual({ next: { after: 'abc=' }, last: { last: 'true' } })
})

test('a cursor may hold a comma', () => {
  expect(parseLinks('</api/x?before=a,b>; rel="prev"')).toEqual({ prev: { before: 'a,b' } })
})

test('no header, no neighbours', () => {
  expect(parseLinks('')).toEqual({})
})

test('the total is the one in the header, and the number of rows without it', () => {
  const headers = { 'X-Total-Count': 12 }
  expect(pageOf({ status: 200, headers, data: [1, 2] } as never).total).toBe(12)
  expect(pageOf({ status: 200, headers: {}, data: [1, 2] } as never).total).toBe(2)
})
