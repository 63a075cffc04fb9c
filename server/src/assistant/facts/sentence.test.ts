import { expect, test } from 'vitest'
import { lines, partsOf, textOf } from './sentence.ts'

const note = ' Apart from that, 1 is overdue.'

test('a sentence after a list starts on a line of its own', () =>
  expect(textOf(['2 bills are due:', lines(['Rent, $900.00', 'Gym, $30.00']), note])).toBe(
    '2 bills are due:\nRent, $900.00\nGym, $30.00\nApart from that, 1 is overdue.',
  ))

test.each([
  [['No bill is due.', note], `No bill is due.${note}`],
  [['Two answers.', '\nThe second one.', note], `Two answers.\nThe second one.${note}`],
  [[lines(['Rent', ' (monthly)'])], '\nRent\n (monthly)'],
])('a sentence after another one stays behind it', (pieces, text) =>
  expect(textOf(pieces)).toBe(text),
)

test('the parts of a reply join to its text', () => {
  const pieces = ['Due:', lines(['Rent']), note]
  const joined = partsOf(pieces).map((part) => ('text' in part ? part.text : ''))
  expect(joined.join('')).toBe(textOf(pieces))
})
