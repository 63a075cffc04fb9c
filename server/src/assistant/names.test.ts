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
    recordsOf('Tree farm', 'Christmas'),
    recordsOf('Cat Clinic', 'Cat'),
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

test.each(['when did i last fill up the car', 'how much on the car in May'])(
  '%s does not take the loan for the car',
  (question) => {
    const { family, names, unknown } = asked(question)
    expect({ family, unknown }).toEqual({ family: undefined, unknown: ['car'] })
    expect(names).not.toContain('Harbor Credit Union car loan')
  },
)

const insured = vocabularyOf(
  [recordsOf('Progressive', 'Insurance'), recordsOf('Blue Shield', 'Insurance')],
  [],
)

test.each([
  ['how much was the car insurance in May', ['Progressive']],
  ['what did my health insurance cost this year', ['Blue Shield']],
  ['total of insurance', ['Insurance']],
])('%s is of those who insure it', (question, names) => {
  const query = understood(question, [], '2030-01-10', insured)
  expect(query.names.flatMap((item) => item.names.map(({ name }) => name))).toEqual(names)
})

test('insurance that nobody is paid for is not another one', () => {
  expect(asked('what do I pay for car insurance').mistakes).toEqual([
    'Nothing in your records is called “car insurance”. For insurance you pay Lemon renters insurance. Do you mean that?',
  ])
  const { mistakes } = understood('do I have life insurance', [], '2030-01-10', insured)
  expect(mistakes).toEqual([
    'Nothing in your records is called “life insurance”. For insurance you pay Progressive and Blue Shield. Do you mean one of these?',
  ])
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

const trades = [
  ['Greenleaf Nursery', 'Garden', 'childcare', 'daycare'],
  ['Little Stars Nursery', 'Food & Dining', 'childcare'],
  ['Hertz Rentals', 'Transportation', 'rent'],
  ['Volt Energy', 'Snacks & Drinks', 'electricity'],
  ['Power House', 'Gym', 'electricity'],
  ['Clean Press', 'Laundry', 'cleaner'],
  ['Petal Foundation', 'Makeup', 'charity'],
  ['Animal Kingdom', 'Toys', 'vet'],
  ['Mobile Wash', 'Car', 'phone'],
  ['Sunny Motors', 'Vacation', 'mechanic'],
] as const

test.each(
  trades.flatMap(([payee, category, ...words]) => words.map((word) => [payee, category, word])),
)('%s in %s is not taken for "%s"', (payee = '', category = '', word = '') => {
  const records = vocabularyOf([recordsOf(payee, category)], [])
  const { names, unknown } = understood(
    `how much did I spend on ${word} in May`,
    [],
    '2030-01-10',
    records,
  )
  expect({ names, unknown }).toMatchObject({ names: [], unknown: [{ raw: word }] })
})

test.each([
  ['Greenleaf Nursery', 'Kids', 'childcare'],
  ['Greenleaf Nursery', 'Other', 'daycare'],
  ['Greenleaf Nursery', 'Bills', 'childcare'],
  ['Hill Lettings', 'Home', 'rent'],
  ['Volt Energy', 'Housing', 'electricity'],
  ['Merry Maids', 'Household', 'cleaner'],
  ['Petal Foundation', 'Giving', 'charity'],
  ['Bloom Veterinary', 'Dog', 'vet'],
  ['Bloom Veterinary', 'Healthcare', 'vet'],
  ['Sunny Motors', 'Car repairs', 'mechanic'],
])('%s in %s is taken for "%s"', (payee, category, word) => {
  const records = vocabularyOf([recordsOf(payee, category)], [])
  const { names } = understood(`how much did I spend on ${word} in May`, [], '2030-01-10', records)
  expect(names).toMatchObject([{ names: [{ name: payee }], how: 'synonym' }])
})

test('a payee of another trade does not stand beside the only one of the trade', () => {
  const records = vocabularyOf(
    [recordsOf('Greenleaf Nursery', 'Garden'), recordsOf('Little Stars Nursery', 'Kids')],
    [],
  )
  const { names } = understood('how much on childcare', [], '2030-01-10', records)
  expect(names).toMatchObject([{ names: [{ name: 'Little Stars Nursery' }] }])
})

const shops = vocabularyOf(
  [
    recordsOf('Aldi', 'Food & Dining'),
    recordsOf("Wendy's", 'Food & Dining'),
    recordsOf('Blue Bottle', 'Food & Dining'),
    recordsOf('Shell', 'Transportation'),
    recordsOf('Walmart', 'Food & Dining'),
    recordsOf('Walmart', 'Shopping'),
  ],
  [],
)

test.each([
  ['average grocery shop at aldi', 'average', 'Aldi', 'grocery'],
  ['how many grocery runs to aldi in June', 'count', 'Aldi', 'grocery'],
  ['what was my last coffee run at blue bottle', 'last', 'Blue Bottle', 'coffee'],
  ['how much on my coffee habit at blue bottle', 'sum', 'Blue Bottle', 'coffee'],
  ['how bad was my fast food habit at wendys this year', 'sum', "Wendy's", 'fast food'],
  ['ok so be honest, how bad is my pizza habit at wendys', 'sum', "Wendy's", 'pizza'],
  ['how many gas stops at shell in June', 'count', 'Shell', 'gas'],
  ['my average fast food trip to wendys', 'average', "Wendy's", 'fast food'],
])('%s asks for the payee, whatever it sells', (question, family, payee, goods) => {
  const query = understood(question, [], '2030-01-10', shops)
  expect(query.unknown).toEqual([])
  expect(query.names).toMatchObject([{ names: [{ name: payee }] }])
  expect(query.leftAside).toEqual([goods])
  expect(familyOf(query)?.name).toBe(family)
})

test.each(['average grocery shop at walmart', 'how many coffee runs to shell in June'])(
  '%s is asked back: the payee sells something else too',
  (question) =>
    expect(understood(question, [], '2030-01-10', shops).unknown.length).toBeGreaterThan(0),
)

const bar = vocabularyOf([recordsOf('Tips', 'Tips'), recordsOf('Copper Bar', 'Salary')], [])

test.each([
  ['how much did I make in tips this month', true],
  ['tips over 150 this year', true],
  ['what day of the week do I make the most tips', true],
  ['any tips for saving money?', false],
  ['give me some tips', false],
])('%s: Tips is a name: %s', (question, isName) => {
  const { names } = understood(question, [], '2030-01-10', bar)
  expect(names.length > 0).toBe(isName)
})

const clothes = vocabularyOf([recordsOf('Next', 'Clothes'), recordsOf('Monday Diner', 'Food')], [])

test.each([
  'what did Next cost me in 2029',
  'how much did next really cost me in 2029',
  'what has next charged me this year',
  'how much did Next take from me in 2029',
])('%s names the payee', (question) => {
  const { names, features } = understood(question, [], '2030-01-10', clothes)
  expect(names.flatMap((item) => item.names.map(({ name }) => name))).toEqual(['Next'])
  expect(features).not.toContain('due')
})

test.each(['Next in 2029', 'next, this year so far', 'Next since May'])(
  '%s names the payee before a time',
  (question) => {
    const { names, features } = understood(question, [], '2030-01-10', clothes)
    expect(names.flatMap((item) => item.names.map(({ name }) => name))).toEqual(['Next'])
    expect(features).not.toContain('due')
  },
)

test.each(['what bill is next', 'what does next month cost me', 'what did Monday cost me'])(
  '%s names no payee',
  (question) => expect(understood(question, [], '2030-01-10', clothes).names).toEqual([]),
)

const pubs = vocabularyOf(
  [recordsOf('The Anchor', 'Going Out'), recordsOf('Total', 'Car'), recordsOf('Aldi', 'Food')],
  [],
)

test.each([
  ['how much at the Total in May', ['Total']],
  ['what did we spend at the Aldi in May', ['Aldi']],
  ['how much for the Aldi in May', ['Aldi']],
  ['how much at the anchor in May', ['The Anchor']],
  ['how much did the Anchor cost me in May', ['The Anchor']],
])('%s names %j: an article names nobody', (question, expected) => {
  const { names } = understood(question, [], '2030-01-10', pubs)
  expect(names.flatMap((item) => item.names.map(({ name }) => name))).toEqual(expected)
})

test.each(['And in May, I can’t remember', 'And in May? I forgot.', 'and for May, I do not know'])(
  '%s keeps its month or is asked back',
  (question) => {
    const turns = ['How much at Aldi in April 2029?']
    const query = understood(question, turns, '2030-01-10', pubs)
    const isMay = query.periods.some(({ from }) => from === '2029-05-01')
    expect(isMay || familyOf(query) === undefined || query.unknown.length > 0).toBe(true)
  },
)

const cleaner = vocabularyOf(
  [recordsOf('June', 'Housing'), recordsOf('March Strings', 'Music')],
  [],
)

test.each([
  ['next June bill?', true],
  ['when is June due', true],
  ['when is the June bill due next', true],
  ['how much is the June bill', true],
  ['June next payment', true],
  ['what bills are due in June', false],
  ['next bill for June', false],
  ['the June bills', false],
  ['next march bill?', false],
])('%s: June is who gets the money: %s', (question, isPayee) => {
  const { names, periods } = understood(question, [], '2030-01-10', cleaner)
  expect({ names: names.length, periods: periods.length }).toEqual(
    isPayee ? { names: 1, periods: 0 } : { names: 0, periods: 1 },
  )
})

test.each(['average daly spending', 'average wekly spending', 'average montly spending'])(
  '%s loses no span',
  (question) => {
    const { features, unknown } = understood(question, [], '2030-01-10', cleaner)
    expect(
      ['perDay', 'perWeek', 'perMonth'].some((each) => features.has(each as 'perDay')) ||
        unknown.length > 0,
    ).toBe(true)
  },
)

test.each([
  ['how much is in our Christmas category', 'sum', ['Christmas']],
  ['how much did we spend in the christmas category', 'sum', ['Christmas']],
  ['what did we spend on Christmas in 2029', 'sum', ['Christmas']],
  ['Christmas total', 'sum', ['Christmas']],
  ['what did we spend at Christmas', 'sum', []],
  ['what did we spend on christmas day', 'sum', []],
  ['how much did we spend last christmas', 'sum', []],
  ['spending since Christmas', 'sum', []],
  ["what's my biggest cat expense in 2029", 'extremes', ['Cat']],
  ['top cats in 2029', 'ranking', []],
])('%s tells a category from a holiday and from a short word', (question, family, names) =>
  expect(asked(question)).toMatchObject({ family, names, unknown: [], mistakes: [] }),
)
