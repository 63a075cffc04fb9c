import { expect, test } from 'vitest'
import { familyOf } from '../answers/families.ts'
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

test.each([
  'how much did I spend on unicorns',
  'how much did I spend on gym wear last month',
  'how much did I spend on coats',
  'groceries laast month',
  'how much did I not spend last month',
  'how much did I spend in summer',
  'how much did I spend on rent 17',
  'how much will unicorns cost',
])('%s is not answered', (question) => {
  expect(asked(question).family).toBeUndefined()
})

test.each([
  ['how much did I make and spend in October', 'net'],
  ['did I spend less this month than last month', 'compare periods'],
  ['how much did I spned last month', 'sum'],
  ['what are my bigest categories', 'ranking'],
])('%s is read as meant', (question, family) => {
  expect(asked(question).family).toBe(family)
})
