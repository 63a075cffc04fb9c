import { expect, test } from 'vitest'
import { withoutAsides } from './asides.ts'
import { read } from './read.ts'
import { vocabularyOf } from './vocabulary.ts'

const row = (shown: string, category: string) => ({
  shown,
  payee: shown.toLowerCase(),
  category,
  type: 'expense' as const,
  count: 1,
})
const vocabulary = vocabularyOf(
  [row('Costco', 'Groceries'), row('Vet Clinic', 'Dogs'), row('Corner Cafe', 'Eating Out')],
  [],
)

function asked(question: string): string | undefined {
  const rest = withoutAsides(read(question, '2026-11-22', vocabulary))
  return rest?.tokens.map(({ text }) => text).join(' ')
}

test.each([
  ["I'm trying to cut back. How much did I spend last month?", 'how much did i spend last month'],
  ['My accountant needs to know my income in May', 'my income in may'],
  [
    'Not gonna lie, I am scared to ask, but what did I spend in May?',
    'but what did i spend in may',
  ],
  ['How much did I spend in May, if you do not mind?', 'how much did i spend in may'],
  ['How much did I spend in May because it feels like a lot', 'how much did i spend in may'],
  [
    'We are thinking of getting a puppy; how much did Groceries cost in May?',
    'how much did groceries cost in may',
  ],
  [
    'I was wondering, out of curiosity, whether you could tell me what I earned in May',
    'what i earned in may',
  ],
  ['It is almost Christmas. How much did I spend in May?', 'how much did i spend in may'],
  [
    'I am putting together my budget for the new year. How much in May compared to June?',
    'how much in may compared to june',
  ],
  [
    'We are getting married in June! How much have we spent on Groceries?',
    'how much have we spent on groceries',
  ],
  ['Aww, so cute. What did I spend in May?', 'what did i spend in may'],
  ['I am in the car park, what did I spend in May?', 'what did i spend in may'],
  ['just finished nights. what did i spend in may', 'what did i spend in may'],
  ['I like to plan ahead. What did I spend in May?', 'what did i spend in may'],
  [
    'How much did I spend at Costco in May? He’s the sweetest',
    'how much did i spend at costco in may',
  ],
  [
    'We are planning a cruise. How much did Groceries cost in May?',
    'how much did groceries cost in may',
  ],
  ['We are off to Vermont in June. How much did I spend in May?', 'how much did i spend in may'],
])('%s asks only the question in it', (question, rest) => {
  expect(asked(question)).toBe(rest)
})

test.each([
  'If we leave out Costco, whot was my largest expense in May?',
  'It is almost Christmas, hwat did I spend in May?',
])('%s keeps its question, although its first word is misspelt', (question) => {
  expect(asked(question) ?? question).toMatch(/^(?=.*(whot|hwat|what)).* in may/i)
})

test.each([
  [
    'My husband says we spend too much on the dogs. What was it in May?',
    'what was in may on the dogs',
  ],
  ['Last month was rough. What did I spend?', 'what did i spend last month'],
])('%s keeps what the statement is about', (question, rest) => {
  expect(asked(question)).toBe(rest)
})

test.each([
  'I only care about Costco. How much did I spend in May?',
  'I am not counting rent. How much did I spend in May?',
  'I shop a lot at Lidl. How much did I spend in May?',
  'I am talking about Lidl. How much did I spend in May?',
  'I have two dogs. How much did I spend in May?',
  'I want to buy a dog. How much did I spend in May?',
  'I went to Vermont in June. How much did I spend in May?',
  'Lidl. How much did I spend in May?',
  'We are planning a cruise. How much is it in May?',
  'I like the sushi place. How much did I spend in May?',
  'We are off to Vermont in June. How much did I spend?',
  'We are always off to Lidl. How much did I spend in May?',
  'My wife says June was bad. Did I spend more than in May?',
  'How much did I spend while I was in Vermont?',
  'I mean refunds. How much did I get in May?',
  'How much did I spend in May?',
])('%s is read as a whole', (question) => {
  expect(asked(question)).toBeUndefined()
})

test.each([
  'How much did Costco, Corner Cafe get from us in May?',
  'How much did Costco, Vet Clinic and Corner Cafe get from us in May?',
  'In May, how much did Costco, Vet Clinic & Corner Cafe get from us between them?',
  'What did Corner Cafe, Vet Clinic, Costco cost me in May',
])('%s keeps every name of its list', (question) => {
  const kept = asked(question) ?? question.toLowerCase()
  for (const name of question.match(/Costco|Vet Clinic|Corner Cafe/g) ?? [])
    expect(kept).toContain(name.toLowerCase())
})
