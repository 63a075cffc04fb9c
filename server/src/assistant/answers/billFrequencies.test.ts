import { expect, test } from 'vitest'
import { frequenciesIn } from './billFrequencies.ts'

test.each([
  ['which bills are weekly for dog', ['weekly']],
  ['weekly dog bills', ['weekly']],
  ['my weekly or yearly phone bills', ['weekly', 'yearly']],
  ['which subscriptions are yearly', ['yearly']],
  // All bills, and what they come to in such a time.
  ['yearly cost of my bills', []],
  ['weekly average of my bills', []],
  ['how much are my bills weekly', []],
  ['my monthly bills', []],
])('%s', (asked, frequencies) => {
  expect(frequenciesIn(asked)).toEqual(frequencies)
})
