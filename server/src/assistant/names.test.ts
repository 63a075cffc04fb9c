import { expect, test } from 'vitest'
import { recordsOf } from '#testing/records.ts'
import { familyOf } from './answers/families.ts'
import { vocabularyOf } from './reading/vocabulary.ts'
import { understood } from './understood.ts'

// Words that are a part of a payee's name and something else as well.

const vocabulary = vocabularyOf(
  [
    recordsOf('Peak Gym', 'Health'),
    recordsOf('Peak Cycle', 'Shopping'),
    recordsOf('Harbor Credit Union car loan', 'Transport'),
    recordsOf('Lemon renters insurance', 'Housing'),
    recordsOf('TAP Air Portugal', 'Travel'),
    recordsOf('First aid class', 'Freelance', 'income'),
  ],
  [],
)

function asked(question: string, turns: readonly string[] = []) {
  const query = understood(question, turns, '2030-01-10', vocabulary)
  return {
    family: familyOf(query)?.name,
    names: query.names.flatMap((item) => item.names.map(({ name }) => name)),
    unknown: query.unknown.map(({ raw }) => raw),
    mistakes: query.mistakes,
    leftAside: query.leftAside ?? [],
  }
}

test.each([
  'how much have I given Peak this year?',
  'what did I spend at Peak in 2029',
  'spent at peak in May',
])('%s asks for the payees whose names begin so', (question) =>
  expect(asked(question)).toMatchObject({ family: 'sum', names: ['Peak Gym', 'Peak Cycle'] }),
)

test.each(['when did my spending peak in 2029', 'peak month of spending in 2029'])(
  '%s asks for the most',
  (question) => expect(asked(question)).toMatchObject({ names: [], unknown: [] }),
)

test.each([
  'when did i last fill up the car',
  'how much on the car in May',
  'what do I pay for car insurance',
])('%s does not take the loan for the car', (question) => {
  const { family, names, unknown } = asked(question)
  expect({ family, unknown }).toEqual({ family: undefined, unknown: ['car'] })
  expect(names).not.toContain('Harbor Credit Union car loan')
})

test('the car loan is found by its own words', () => {
  expect(asked('how much on the car loan in May').names).toEqual(['Harbor Credit Union car loan'])
  expect(asked('how much on the loan in May').names).toEqual(['Harbor Credit Union car loan'])
})

test('what the days were narrows nothing', () => {
  const days = 'What did everything from October 9 through October 18 come to?'
  expect(asked(`${days} that was the Portugal trip`)).toMatchObject({
    family: 'sum',
    names: [],
    leftAside: ['that was the Portugal trip'],
  })
  expect(asked('What did I spend at TAP Air Portugal in October?').names).toEqual([
    'TAP Air Portugal',
  ])
})

test('a name with a capital letter is no slip in a word of the grammar', () => {
  expect(asked('How much does Wanda spend in May?').unknown).toEqual(['Wanda'])
})

test('what was done for an income narrows nothing', () => {
  expect(asked('how much have I earned teaching first aid classes')).toMatchObject({
    family: 'sum',
    names: ['First aid class'],
  })
  expect(asked('how much have I earned teaching in May').unknown).toEqual(['teaching'])
})

test('"that day" is asked back unless the question before names a day', () => {
  expect(
    asked('and how much did I spend that day', ['when did I last go to Peak Gym']).mistakes,
  ).toEqual(['Which day do you mean?'])
  expect(asked('and at Peak Gym that month', ['how much did I spend in May']).family).toBe('sum')
})
