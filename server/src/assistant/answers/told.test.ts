import { expect, test } from 'vitest'
import { isTold } from './told.ts'

test.each([
  'bought some paint at Menards today',
  'ordered a pizza',
  'just grabbed the groceries',
  'paid the sitter last night',
])('%s tells of an entry, whose amount is asked for', (line) => {
  expect(isTold(line)).toBe(true)
})

test.each([
  'spent today',
  'paid to Menards yesterday',
  'bought at Menards today',
  'bought some paint in May',
  'got paid today',
  'bought a bike last year?',
])('%s asks', (line) => {
  expect(isTold(line)).toBe(false)
})

test.each([
  ['had lunch at the diner for 12.40', true],
  ['$38 on fuel at Menards', true],
  ['lunch 11.50', true],
  ['12 dollars for lunch', true],
  ['4.50 coffee yesterday', true],
  ['coffee 4.50 -3d', true],
  ['lunch with Ann $12 #food fri', true],
  ['+2500 salary 11/15', true],
  ['expenses $50.00 yesterday', false],
  ['any charge 12.50', false],
  ['4.50 or more', false],
  ['#12 yesterday', false],
  ['groceries over 11.50', false],
  ['had lunch at the diner', false],
  ['coffee $4', true],
  ['two beers at the pub $14', true],
  ['taxi 20 dollars', true],
  ['coffee 4', false],
  ['coffee $4?', false],
  ['coffee', false],
  ['budget $500', false],
  ['only $20 left', false],
  ['was it $40 at Menards', false],
  ['anything at Menards for $43.21', false],
  ['gym $30 a month', false],
  ['that $20 thing', false],
  ['milk $3.50 and bread $2', true],
])('%s tells of a purchase: %s', (text, told) => {
  expect(isTold(text)).toBe(told)
})

test.each([
  'oh and we spent 23 bucks at Menards on Saturday',
  'btw I paid 12 bucks for parking',
  'by the way, we spent 15 at Menards',
  'and then we paid 30 for lunch',
])('%s is told', (told) => expect(isTold(told)).toBe(true))

test('what goes on from a question is no entry', () =>
  expect(isTold('oh and what did we spend at Menards on Saturday')).toBe(false))
