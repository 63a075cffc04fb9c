import { expect, test } from 'vitest'
import { formatTime } from './formatTime.ts'

test('a time is written as in American English, in the time zone of the browser', () => {
  expect(formatTime(new Date(2026, 0, 31, 20, 5)).replace(/\s/, ' ')).toBe('8:05 PM')
})
