import { expect, test } from 'vitest'
import { shortened } from './fittingLabels.ts'

test.each([
  ['Pets', 10, 'Pets'],
  ['Transportation', 14, 'Transportation'],
  ['Transportation', 8, 'Transpo…'],
  ['Food & Dining', 8, 'Food &…'],
  ['Presents for everybody at home', 40, 'Presents for everybody…'],
  ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 12, 'WWWWWWWWWWW…'],
  ['Pets', 0, 'P…'],
  [
    '🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕',
    99,
    '🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈🐕🐈…',
  ],
])('"%s" with room for %i letters is shortened to "%s"', (name, room, written) => {
  expect(shortened(name, (text) => text.length <= room)).toBe(written)
})
