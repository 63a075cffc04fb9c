import { expect, test } from 'vitest'
import { recordsOf } from '#testing/records.ts'
import { familyOf } from './answers/families.ts'
import { isEnglish } from './reading/commonWords.ts'
import { vocabularyOf } from './reading/vocabulary.ts'
import { understood } from './understood.ts'

// Everyday wording: remarks, exceptions and slips around questions that are otherwise plain.

const vocabulary = vocabularyOf(
  [
    recordsOf('Elmwood Realty', 'Home'),
    recordsOf('Copper Kettle', 'Eating'),
    recordsOf('Copper Wire Club', 'Hobbies'),
    recordsOf('Bluebird Bakery', 'Eating'),
    recordsOf('Car wash', 'Driving'),
    recordsOf('Vetcare', 'Animals'),
    recordsOf('Hilltop School', 'Wages from school', 'income'),
  ],
  [],
)

function query(question: string, turns: readonly string[] = []) {
  return understood(question, turns, '2030-01-10', vocabulary)
}

function asked(question: string, turns: readonly string[] = []) {
  const { names, excepts, periods, unknown, leftAside = [], ...rest } = query(question, turns)
  return {
    family: familyOf({ names, excepts, periods, unknown, ...rest })?.name,
    names: names.flatMap((item) => item.names.map(({ name }) => name)),
    excepts: excepts.flatMap((item) => item.names.map(({ name }) => name)),
    days: periods.map(({ from, to }) => `${from} ${to}`),
    leftAside,
  }
}

test.each(['need', 'keep', 'people', 'caught', 'binned', 'worries', 'happier', 'stories'])(
  '%s is an English word',
  (word) => expect(isEnglish(word)).toBe(true),
)

test.each(['harvst', 'menards', 'quang', 'xing'])('%s is none', (word) =>
  expect(isEnglish(word)).toBe(false),
)

test('a slip in a payee is mended where only one payee goes on so', () => {
  expect(asked('how much at bluebrd bakery in May').names).toEqual(['Bluebird Bakery'])
  expect(asked('how much at coppr kettle in May').names).toEqual(['Copper Kettle'])
  expect(query('how much at coppr in May').unknown).toHaveLength(1)
  expect(query('bluebrd in May').corrections).toEqual([
    { from: 'bluebrd', to: 'bluebird', name: 'Bluebird Bakery' },
  ])
})

test('rent is what the only letting business in the records is paid', () => {
  expect(asked('how much rent did I pay in 2029').names).toEqual(['Elmwood Realty'])
  const two = vocabularyOf(
    [recordsOf('Elmwood Realty', 'Home'), recordsOf('Oak Lettings', 'Home')],
    [],
  )
  expect(understood('rent in 2029', [], '2030-01-10', two).unknown).toHaveLength(1)
})

test.each([
  'May spending if you leave out the rent',
  'what did I spend in May, rent aside',
  'what did I spend in May, rent not included',
  'May spending but not counting the rent',
  'everything I spent in May thats not rent',
  'what I spent in May that was not Elmwood Realty',
])('%s leaves out the rent', (question) => {
  expect(asked(question)).toMatchObject({
    excepts: ['Elmwood Realty'],
    days: ['2029-05-01 2029-05-31'],
  })
})

test('both names before "aside" are left out, back to a pause', () => {
  expect(asked('spending in May, rent and Vetcare aside').excepts).toEqual([
    'Elmwood Realty',
    'Vetcare',
  ])
  expect(asked('Vetcare in May, rent aside')).toMatchObject({
    names: ['Vetcare'],
    excepts: ['Elmwood Realty'],
  })
  expect(asked('spending in May, sushi aside').family).toBeUndefined()
  expect(asked('spending in May aside').family).toBeUndefined()
})

test('an exception in a follow-up keeps the time of the question before', () => {
  expect(asked('ok and without rent?', ['how much did I spend in May'])).toMatchObject({
    family: 'sum',
    excepts: ['Elmwood Realty'],
    days: ['2029-05-01 2029-05-31'],
  })
})

test.each([
  "so what's the average per order",
  'and the average cost?',
  'how much per visit',
  'how much is that a month',
])('%s goes on from the payee and the time of the question before', (question) => {
  expect(asked(question, ['Copper Kettle total in May?'])).toMatchObject({
    family: 'average',
    names: ['Copper Kettle'],
    days: ['2029-05-01 2029-05-31'],
  })
})

test.each(['and how much in total?', 'and in total', 'and what did I pay them altogether'])(
  '%s, asked after an average, is a sum',
  (question) => {
    expect(asked(question, ['what do I pay Copper Kettle a month'])).toMatchObject({
      family: 'sum',
      names: ['Copper Kettle'],
    })
  },
)

test.each([
  [
    'this month',
    'is that more than last year?',
    ['2030-01-01 2030-01-10', '2029-01-01 2029-01-10'],
  ],
  ['May', 'how does that compare to 2027', ['2029-05-01 2029-05-31', '2027-05-01 2027-05-31']],
  ['2029', 'is that more than in 2028?', ['2029-01-01 2029-12-31', '2028-01-01 2028-12-31']],
])('after a question about %s, %s compares spans of one length', (span, question, days) => {
  expect(asked(question, [`Copper Kettle total in ${span}?`]).days).toEqual(days)
})

test.each([
  ['So May was a nightmare. What did it cost me all in?', 'sum'],
  ['what did I spend in May, dont need the breakdown', 'sum'],
  ['need a figure for May, expenses only', 'sum'],
  ['was I charged twice in May? Asking before I ring them', 'duplicates'],
  ['biggest expense in May, I dont wanna be shocked', 'extremes'],
  ['what share of my May spending is Vetcare. Vetcare feels like everything', 'share'],
  ['my car died in April. what was my biggest expense in May?', 'extremes'],
  ['when did I take the dog to Vetcare in May', 'when'],
  ['anything over $50 in May? list em', 'list'],
  ['wat did I spend in May', 'sum'],
])('%s is answered for May by %s', (question, family) => {
  expect(asked(question)).toMatchObject({ family, days: ['2029-05-01 2029-05-31'] })
})

test('a remark that could have been about something is said to be left aside', () => {
  expect(
    asked('Did I come out ahead in May? Felt like I bled money with the dentist').leftAside,
  ).toEqual(['Felt like I bled money with the dentist'])
  expect(asked('biggest expense in May. bet it was the kettle').leftAside).toEqual([
    'bet it was the kettle',
  ])
  expect(
    asked('there are two petrol payments I dont recognise, what did I buy on May 5').leftAside,
  ).toHaveLength(1)
  expect(asked('is Vetcare ripping me off? what was it in May')).toMatchObject({
    names: ['Vetcare'],
    leftAside: ['is Vetcare ripping me off'],
  })
  expect(
    asked('My landlord is breathing down my neck. What did I spend in May?').leftAside,
  ).toEqual([])
})

test.each([
  'how much did I spend in May, bet it was sushi',
  'did I come out ahead in May? I only mean the shop',
  'May was a blur. I only care about sushi. What did I spend?',
  'is sushi ripping me off? how much in May',
  'what did I spend in May, dont need the small ones',
  'how much did I spend at the ATM in May',
  'December was all presents. How much did I spend?',
  'paydays in 2029',
  'my biggest expense on a Saturday in May',
  'how often do I get paid by Vetcare',
  'I only want rent. What is left this month?',
])('%s keeps its restriction', (question) => {
  expect(asked(question).family).toBeUndefined()
})

test.each([
  ['when was that', ['what was my biggest expense in May'], 'extremes'],
  ['same but for June', ['top 3 categories in May'], 'ranking'],
  ['and the smallest?', ['biggest Vetcare shop in May'], 'extremes'],
  ['no i meant the year before', ['Vetcare in 2029'], 'sum'],
] as const)('%s after %j is read by %s', (question, before, family) => {
  expect(asked(question, before).family).toBe(family)
})

test('the year before is that before the year of the question', () => {
  expect(asked('no i meant the year before', ['Vetcare last year']).days).toEqual([
    '2028-01-01 2028-12-31',
  ])
})

test.each([
  ['weekends vs weekdays, how much on each in May', 'compare weekdays'],
  ['Vetcare in May vs June, am I doing any better', 'compare periods'],
  ['is my spending this year up vs the same time last year', 'compare periods'],
  ['Vetcare this January against January a year ago', 'compare periods'],
  ['when did I last get paid and how much was it', 'last'],
  ['out of all of them, which month did I earn the most', 'times'],
])('%s is read by %s', (question, family) => {
  expect(asked(question).family).toBe(family)
})

test('what only comes in is income, even if it is called pay', () => {
  expect(asked('what did my wages come to in 2029, just the Hilltop School pay')).toMatchObject({
    family: 'sum',
    names: expect.arrayContaining(['Hilltop School']),
  })
})

test.each([
  ['what did Vetcare cost this year and last', ['2030-01-01 2030-01-10', '2029-01-01 2029-12-31']],
  ['Vetcare this month and last?', ['2030-01-01 2030-01-10', '2029-12-01 2029-12-31']],
  [
    'how much at Vetcare last week and this, combined?',
    ['2029-12-31 2030-01-06', '2030-01-07 2030-01-10'],
  ],
  ['this year and last on Vetcare', ['2030-01-01 2030-01-10', '2029-01-01 2029-12-31']],
])('%s asks about two periods', (question, days) => {
  expect(asked(question)).toMatchObject({ family: 'sum', names: ['Vetcare'], days })
})

test('"this year and last time" still has its noun', () => {
  expect(asked('how much was Vetcare this year and last time').days).toEqual([
    '2030-01-01 2030-01-10',
  ])
})

test.each(['who was the biggest one?', 'and who was the top one?', 'what was the biggest one'])(
  '%s keeps the type and the period of the question before',
  (question) => {
    const before = query(question, ['how much income did I have in May'])
    expect([...before.features]).toContain('earn')
    expect(before.periods[0]?.from).toBe('2029-05-01')
    expect(familyOf(before)).toBeDefined()
  },
)

test.each([
  ['which bills do I still have this month', 'bills'],
  ['what bills remain until the end of June and what do they add up to', 'bills'],
  ['how much do my remaining bills come to', 'bills'],
  ["what's still to be paid this month?", 'bills'],
  ['what is left once my remaining bills are paid', 'left'],
])('%s belongs to %s', (question, family) => expect(asked(question).family).toBe(family))

test('"am I still to be paid?" may ask for income or for payday', () =>
  expect(query('am I still to be paid this month?').mistakes).toHaveLength(1))

test.each([
  ['compare it with November', 'which month did I spend the most in 2029', true],
  ['how does that compare to November?', 'which month did I earn the most', true],
  ['compare it with November', 'which month did I spend the most in 2028', false],
  ['compare it with November', 'what day did I spend the most in 2029', false],
  ['compare it with November', 'my 2 most expensive months in 2029', false],
])('%s after "%s" means the month found, or asks back', (question, before, isFound) => {
  const { picked, mistakes } = query(question, [before])
  expect(picked !== undefined).toBe(isFound)
  expect(mistakes.length > 0).toBe(!isFound)
})

test.each([
  ['how many no-spend days did I have in May', 'days without spending'],
  ['how much do I have left over in a typical month', 'average'],
  ['what do I usually have left over each month?', 'average'],
  ['how much do I have left over this month', 'left'],
])('%s is read by %s', (question, family) => expect(asked(question).family).toBe(family))

test('what is "non-rent" leaves out the rent, and "non-essential" is not known', () => {
  expect(asked('biggest non-rent expense in May')).toMatchObject({
    family: 'extremes',
    excepts: ['Elmwood Realty'],
  })
  expect(asked('biggest non-essential expense in May').family).toBeUndefined()
  expect(asked('biggest non-sushi expense in May').family).toBeUndefined()
})

const garage = vocabularyOf(
  [
    recordsOf('Shell', 'Fuel'),
    recordsOf('Ford Credit', 'Van'),
    recordsOf('Harbor Freight', 'Tools'),
    recordsOf('Next', 'Kids Clothes'),
    recordsOf('Soft Play', 'Kids'),
  ],
  [],
)

test.each([
  ['fuel for the van in May', ['Fuel'], ['for the van']],
  ['clothes for the kids', ['Kids Clothes'], undefined],
  ['fuel and the van', ['Fuel', 'Van'], undefined],
])('%s: what is bought for something is not all of both', (question, expected, leftAside) => {
  const read = understood(question, [], '2030-01-10', garage)
  expect(read.names.flatMap((item) => item.names.map(({ name }) => name))).toEqual(expected)
  expect(read.leftAside).toEqual(leftAside)
  expect(read.mistakes).toEqual([])
})

test('tools for the van are asked back', () => {
  const { mistakes } = understood('how much on tools for the van', [], '2030-01-10', garage)
  expect(mistakes).toEqual(['That names two things. Which of them do you mean, or both together?'])
})
