import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'
import { numberAt } from './numberWords.ts'
import { tokenize } from './tokens.ts'

const wordsOf = (text: string) => tokenize(text).map((token) => token.text)

test.each([
  ['twelve', 12, 1],
  ['twenty-five purchases', 25, 2],
  ['a hundred and fifty', 150, 4],
  ['two hundred ten', 210, 3],
  ['three thousand two hundred and ten', 3210, 6],
  ['5 hundred', 500, 2],
  ['hundred and Costco', 100, 1],
  ['five twenty', 5, 1],
  ['30 five', 30, 1],
])('%s begins with %d in %d words', (text, count, length) => {
  expect(numberAt(wordsOf(text), 0)).toMatchObject({ count, length })
})

test.each([
  ['two hundred bucks', 20_000, 3],
  ['2 grand', 200_000, 2],
  ['fifty dollars', 5000, 2],
  ['$1,250.50', 125_050, 1],
])('%s is money', (text, cents, length) => {
  expect(readAmount(wordsOf(text), 0)).toMatchObject({ cents, length, isMoney: true })
})

test('"a couple" of something else is no number of it', () => {
  expect(numberAt(wordsOf('a couple'), 0)).toBeUndefined()
})

test('"grand" is a thousand only after a number', () => {
  expect(numberAt(wordsOf('grand day out'), 0)).toBeUndefined()
  expect(numberAt(wordsOf('a grand'), 0)).toMatchObject({ count: 1000, length: 2 })
})
