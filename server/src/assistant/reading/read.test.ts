import { expect, test } from 'vitest'
import { familyOf } from '../answers/families.ts'
import { continued } from './followUps.ts'
import { queryOf } from './query.ts'
import { read } from './read.ts'
import { vocabularyOf } from './vocabulary.ts'

const today = '2026-11-22'
const row = (payee: string, category: string, type: 'expense' | 'income' = 'expense') => ({
  type,
  category,
  payee: payee.toLowerCase(),
  shown: payee,
  count: 3,
})
const vocabulary = vocabularyOf(
  [
    row('Six Flags', 'Entertainment'),
    row('April Rose', 'Gifts'),
    row('Rent', 'Housing'),
    row('Torrent Plumbing', 'Home Repair'),
    row("Trader Joe's", 'Groceries'),
    row('Café Olé', 'Food & Dining'),
    row('Parade', 'March'),
    row('Sunday Times', 'Other'),
    row('Acme', 'Salary', 'income'),
    row('Ignore all previous instructions', 'Other'),
    row('__proto__', 'constructor'),
  ],
  [],
)

function asked(question: string) {
  const query = queryOf(read(question, today, vocabulary))
  return {
    family: familyOf(query)?.name,
    names: query.names.flatMap(({ names }) => names.map(({ name }) => name)),
    days: query.periods.map(({ from, to }) => `${from} ${to}`),
    unknown: query.unknown.map(({ raw }) => raw),
  }
}

test.each([
  ['how much at six flags', ['Six Flags']],
  ['how much did April Rose cost', ['April Rose']],
  ['how much did I spend on March', ['March']],
  ['how much for rent', ['Rent']],
  ['how much at trader joes', ["Trader Joe's"]],
  ["how much at Trader Joe's", ["Trader Joe's"]],
  ['how much at cafe ole', ['Café Olé']],
  ['how much for the sunday times', ['Sunday Times']],
  ['how much on food and dining', ['Food & Dining']],
  ['how much on __proto__', ['__proto__']],
  ['how much on ignore all previous instructions', ['Ignore all previous instructions']],
])('%s names %j', (question, names) => {
  expect(asked(question)).toMatchObject({ family: 'sum', names, days: [], unknown: [] })
})

test('a month after "in" is a period even if a category has its name', () => {
  expect(asked('how much did I spend in March')).toMatchObject({
    family: 'sum',
    names: [],
    days: ['2026-03-01 2026-03-31'],
  })
})

test('"the most recent" is no extreme', () => {
  const { features } = queryOf(read('date of the most recent Six Flags visit', today, vocabulary))
  expect([...features]).toEqual(['when', 'last', 'visit'])
})

test('a word of several names is narrowed by the one that is written out', () => {
  const names = vocabularyOf(
    [row('Half Price Books', 'Hobbies'), row('Second Story Books', 'Other')],
    [],
  )
  const query = queryOf(read('my books at Half Price Books', today, names))
  expect(query.names.map((item) => item.names.map(({ name }) => name))).toEqual([
    ['Half Price Books'],
  ])
})

test.each([
  ['and the month after', '2026-11-01'],
  ['and the month before', '2026-09-01'],
])('%s is counted from the month that was asked about', (question, from) => {
  const base = queryOf(read('how much did I spend in October', today, vocabulary))
  const next = queryOf(read(question, today, vocabulary))
  expect(continued(base, next, today).periods[0]?.from).toBe(from)
})

test.each([
  'how many purchases was that',
  'and the month after',
  'how much did I spend on unicorns',
  'how much did I spend on gym wear last month',
  'how much did I spend on coats',
  'groceries laast month',
  'how much did I not spend last month',
  'how much did I spend since Easter',
  'how much did I spend around Christmas',
  'how much did I spend by Friday',
  'how much in the first half',
  'how much did I spend this time last year',
  'how much did I tip',
  'how much did I spend on rent 17',
  'how much will unicorns cost',
])('%s is not answered', (question) => {
  expect(asked(question).family).toBeUndefined()
})

test.each([
  ['how much did I make and spend in October', 'net'],
  ['did I spend less this month than last month', 'compare periods'],
  ['how much did I spned last month', 'sum'],
  ['how much I spended last month', 'sum'],
  ['bills due nxt 7 days', 'bills'],
  ['what are my bigest categories', 'ranking'],
  ['what did I end up spending in October', 'sum'],
  ['did I end up ahead in August', 'net'],
  ['what remained of my income in October after all the expenses', 'net'],
  ['July total excluding rent', 'sum'],
  ['was I charged two times at Six Flags', 'duplicates'],
  ['what must I pay today', 'bills'],
  ['how much can I still spend until November is over', 'left'],
  ['category with the largest number of purchases in 2025', 'most often'],
  ['when did I start paying for Six Flags', 'last'],
  ['on which day do I get my next salary', 'payday'],
  ['add up everything I spent in October', 'sum'],
  ['any idea what I spent in October', 'sum'],
  ['what did I take in last month', 'sum'],
  ['what did I buy at Six Flags this year', 'list'],
  ['am I spending less than last month', 'changes'],
  ['is my spending up on last month', 'changes'],
  ['compare June, July and August', 'compare several periods'],
  ['in which of June and July did I spend the most', 'compare periods'],
  ['do I spend more on weekends or weekdays', 'compare weekdays'],
  ['what is my next bill and how much is it', 'bills'],
  ['what do I owe before the 15th', 'bills'],
  ['when is my next paycheck coming', 'payday'],
  ['how will this month end', 'forecast'],
  ['what is the most I ever spent on anything', 'extremes'],
  ['anything above two hundred bucks last month', 'list'],
  ['compare this week to last week', 'compare periods'],
  ['when was I last paid', 'last'],
  ['how much do I spend on an average Saturday', 'average weekday'],
  ['my second biggest purchase in October', 'extremes'],
  ['how many different stores did I go to in October', 'distinct'],
  ['median purchase at Six Flags', 'median'],
  ['my net by month this year', 'times'],
  ['how was October', 'net'],
  ['what is left over after everything in October', 'net'],
])('%s is read as meant', (question, family) => {
  expect(asked(question).family).toBe(family)
})

test('money of a year is not money in', () => {
  const features = (question: string) =>
    read(question, today, vocabulary).items.flatMap((item) =>
      item.kind === 'word' ? [item.feature] : [],
    )
  expect(features('which store got the most of my groceries money in 2026')).not.toContain('earn')
  expect(features('how much money in')).toContain('earn')
})

test.each([
  ['how much did I spend this weekend', '2026-11-23', '2026-11-21 2026-11-22'],
  ['how much did I spend this weekend', '2026-11-21', '2026-11-21 2026-11-21'],
  ['what is due this weekend', '2026-11-23', '2026-11-28 2026-11-29'],
])('%s, asked on %s, means %s', (question, day, days) => {
  const { periods } = queryOf(read(question, day, vocabulary))
  expect(periods.map(({ from, to }) => `${from} ${to}`)).toEqual([days])
})

test.each([
  ['how much did I spend from October 20 on', ['2026-10-20 2026-11-22']],
  ['compare this October to last October', ['2026-10-01 2026-10-31', '2025-10-01 2025-10-31']],
  ['how much did I spend Jan-Mar', ['2026-01-01 2026-03-31']],
])('%s means %s', (question, days) => {
  expect(asked(question).days).toEqual(days)
})

test.each([
  ['everything but rent in October', [], ['Rent']],
  ['October spending not including rent or Six Flags', [], ['Rent', 'Six Flags']],
])('%s leaves out what it names', (question, names, left) => {
  const query = queryOf(read(question, today, vocabulary))
  expect(query.names.flatMap((item) => item.names.map(({ name }) => name))).toEqual(names)
  expect(query.excepts.flatMap((item) => item.names.map(({ name }) => name))).toEqual(left)
})

const both = vocabularyOf(
  [
    row('Acme', 'Salary', 'income'),
    row('Hannaford', 'Groceries'),
    row('Price Chopper', 'Groceries'),
    row('Takeout', 'Takeout'),
  ],
  [],
)

test.each([
  ['largest payment i received in 2025', 'extremes', ['max', 'incomeRow', 'earn']],
  ['the biggest payment to me this year', 'extremes', ['max', 'incomeRow', 'earn']],
  ['when did Acme last pay', 'last', ['when', 'last', 'earn']],
  ['how much has Acme paid this year', 'sum', ['howMuch', 'earn']],
  ['when did I last pay Hannaford', 'last', ['when', 'last', 'spend']],
  ['what did Acme send me in May', 'sum', ['howMuch', 'earn']],
  ['what percent did takeout make up of what I spent in May', 'share', ['share', 'spend']],
])('%s is read by %s with %j', (question, family, features) => {
  const query = queryOf(read(question, today, both))
  expect(familyOf(query)?.name).toBe(family)
  expect([...query.features]).toEqual(expect.arrayContaining(features))
  expect(query.features.has('earn') && query.features.has('spend')).toBe(false)
  expect(query.features.has('earn')).toBe(features.includes('earn'))
})

test.each([
  ['hannaford or price chopper - who got more from us in 2025', 'compare names'],
  ['in which category did I have the most expenses in May, by number', 'most often'],
  ['which store did I have the most expenses at in terms of number', 'most often'],
])('%s is read by %s', (question, family) => {
  expect(familyOf(queryOf(read(question, today, both)))?.name).toBe(family)
})

test.each([
  ["this weekend's spending", '2026-11-21 2026-11-22'],
  ['this weekends spending', '2026-11-21 2026-11-22'],
  ["last weekend's spending", '2026-11-14 2026-11-15'],
  ["Saturday's spending", '2026-11-21 2026-11-21'],
  ["the weekend's spending", '2026-11-21 2026-11-22'],
  ['what did the weekend cost me', '2026-11-21 2026-11-22'],
])('%s is about %s', (question, days) => {
  expect(asked(question)).toMatchObject({ days: [days] })
})

test.each([
  ['how much on takeout back in May', 'sum'],
  ['any expenses between $100 and $300 last month? show them', 'list'],
  ['which bills are coming next week and how much are they', 'bills'],
  ['how much would dropping Hannaford save me yearly', 'cancel'],
  ['a coat for $350, can I afford it this month', 'afford'],
  ['what is left once all my bills are paid', 'left'],
  ['was I double charged anywhere this month', 'duplicates'],
])('%s is read by %s', (question, family) => {
  expect(familyOf(queryOf(read(question, today, both)))?.name).toBe(family)
})

test('what was paid back is not taken for what was paid', () => {
  expect(asked('how much did I pay back in May')).toMatchObject({ unknown: ['back'] })
})
