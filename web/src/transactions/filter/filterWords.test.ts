import { expect, test } from 'vitest'
import { filterWords, withoutWord } from './filterWords.ts'

test.each([
  [{}, []],
  [{ q: 'tea' }, ['“tea”']],
  [{ description: 'Tea shop' }, ['Description “Tea shop”']],
  [{ type: 'income' }, ['Income']],
  [{ type: 'expense', category: 'Housing' }, ['Expenses', 'Housing']],
  [{ startDate: '2026-01-01', endDate: '2026-01-31' }, ['Jan 1 – Jan 31, 2026']],
  [{ startDate: '2025-12-01', endDate: '2026-01-31' }, ['Dec 1, 2025 – Jan 31, 2026']],
  [{ startDate: '2026-01-05', endDate: '2026-01-05' }, ['Jan 5, 2026']],
  [{ startDate: '2026-01-05' }, ['From Jan 5, 2026']],
  [{ endDate: '2026-01-05' }, ['Until Jan 5, 2026']],
  [{ minAmount: 1000 }, ['$10.00 or more']],
  [{ maxAmount: 123_450 }, ['$1,234.50 or less']],
  [{ minAmount: 1000, maxAmount: 2000 }, ['$10.00 – $20.00']],
] as const)('%j reads %j', (filter, texts) => {
  expect(filterWords(filter).map((word) => word.text)).toEqual(texts)
})

test('chosen transactions are counted', () => {
  const texts = (ids: string[]) => filterWords({ ids }).map((word) => word.text)
  expect(texts(['a'])).toEqual(['1 chosen transaction'])
  expect(texts(['a', 'b'])).toEqual(['2 chosen transactions'])
})

test('a condition is removed with all its fields', () => {
  const filter = { q: 'tea', minAmount: 100, maxAmount: 200 }
  expect(withoutWord(filter, { text: '', fields: ['minAmount', 'maxAmount'] })).toEqual({
    q: 'tea',
  })
})
