import { describe, expect, test } from 'vitest'
import { formatMarker, markerKey, parseMarker } from './marker.ts'

test("the marker is stored under the product's name and has a user with the email", () => {
  expect(markerKey).toBe('evenkeel')
  expect(JSON.parse(formatMarker('ada@example.com'))).toEqual({
    user: { email: 'ada@example.com' },
  })
  expect(parseMarker(formatMarker('ada@example.com'))).toBe('ada@example.com')
})

describe('an unreadable marker means nobody is signed in', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"email":"ada@example.com"}'],
    ['an empty address', '{"user":{"email":""}}'],
    ['null', 'null'],
  ])('%s', (_, text) => {
    expect(parseMarker(text)).toBeUndefined()
  })
})
