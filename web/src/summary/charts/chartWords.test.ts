import { expect, test } from 'vitest'
import { doughnutSentence, trendSentence } from './chartWords.ts'

const food = { name: 'Food & Dining', amount: 120_310, count: 31, percent: 60.2 }
const rent = { name: 'Housing', amount: 79_690, count: 1, percent: 39.8 }

test.each([
  [[], 'Nothing was spent in this period.'],
  [[food], 'All of $1,203.10 went to Food & Dining.'],
  [[food, rent], 'Food & Dining is the largest of 2 categories: $1,203.10 of $2,000.00.'],
])('the doughnut', (ranked, sentence) => {
  expect(doughnutSentence(ranked)).toBe(sentence)
})

function point(label: string, income: number, expenses: number) {
  return { label, from: '2026-01-01', to: '2026-01-01', income, expenses }
}

test.each([
  [[point('No data', 0, 0)], 'Nothing was recorded in this period.'],
  [[point('Jan 1', 100_000, 0)], '$1,000.00 came in and nothing went out.'],
  [
    [point('Jan 1', 100_000, 5000), point('Jan 2', 0, 7000)],
    '$1,000.00 came in and $120.00 went out. Biggest day: Jan 2, $70.00.',
  ],
  [
    [point('Jan 1', 0, 5000), point('Jan 2', 0, 0)],
    'Nothing came in and $50.00 went out. Biggest day: Jan 1, $50.00.',
  ],
])('the line chart', (points, sentence) => {
  expect(trendSentence(points)).toBe(sentence)
})
