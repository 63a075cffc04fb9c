import { expect, test } from 'vitest'
import { recordsOf } from '#testing/records.ts'
import { mended } from './mending.ts'
import { tokenize } from './tokens.ts'
import { vocabularyOf } from './vocabulary.ts'

const vocabulary = vocabularyOf(
  [recordsOf('Iron Temple', 'Sport'), recordsOf('Allotment', 'Garden'), recordsOf('Wren', 'Dogs')],
  [],
)

function read(question: string): string {
  return mended(tokenize(question), vocabulary)
    .tokens.map(({ text }) => text)
    .join(' ')
}

test.each([
  ['how mcuh did i spned', 'how much did i spend'],
  ['waht did i spend', 'what did i spend'],
  ['how amny times', 'how many times'],
  ['on avrage a day', 'on average a day'],
  ['how much on grocries in may', 'how much on groceries in may'],
  ['avrage electrcity cost', 'average electricity cost'],
  ['at iron templ in may', 'at iron temple in may'],
])('%s is read as “%s”', (question, meant) => expect(read(question)).toBe(meant))

test.each([
  'groceries laast month',
  'how much at wolt',
  'how much at lidl',
  'did i pay etsy',
  'how much for zara',
  'what is warn',
  'rushing between patients',
  'when was the piano tuned',
  'how much on fish and curry',
  'what did the driver take',
])('%s is left as it is', (question) => expect(read(question)).toBe(question))

test('a mended name is told, and a mended word of the grammar is not', () => {
  const { corrections } = mended(tokenize('alotment mcuh'), vocabulary)
  expect(corrections).toEqual([
    { from: 'alotment', to: 'allotment', name: 'Allotment' },
    { from: 'mcuh', to: 'much' },
  ])
})
