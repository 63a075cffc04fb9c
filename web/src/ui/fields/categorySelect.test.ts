import { expect, test } from 'vitest'
import { offeredName } from './categorySelect.tsx'

const offered = ['Food & Dining', 'Other', 'Öl', 'pets', 'Pets']

test.each([
  ['food & dining', 'Food & Dining'],
  ['  OTHER ', 'Other'],
  ['Other', 'Other'],
  ['öl', 'Öl'],
  ['o\u0308l', 'Öl'],
  // Whoever has two that differ in case alone means the one that is typed.
  ['Pets ', 'Pets'],
  ['pets', 'pets'],
  ['PETS', 'pets'],
])('"%s" means "%s"', (typed, name) => {
  expect(offeredName(typed, offered)).toBe(name)
})

test.each(['', '  ', 'Others', 'Food and Dining', ' Lighthouse upkeep '])(
  '"%s" is none of the names on offer, and stays as it is typed',
  (typed) => {
    expect(offeredName(typed, offered)).toBe(typed)
  },
)
