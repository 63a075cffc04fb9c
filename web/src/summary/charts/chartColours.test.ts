import { expect, test } from 'vitest'
import { slicesOf } from './categoryDoughnut.tsx'

const ranked = (...names: string[]) =>
  names.map((name) => ({ name, amount: 100, count: 1, percent: 10 }))

test('a category keeps its colour wherever it ranks', () => {
  const colours = (...names: string[]) => slicesOf(ranked(...names)).map(({ colour }) => colour)
  expect(colours('Housing', 'Food & Dining', 'Pets')).toEqual(['#10B981', '#EF4444', '#14B8A6'])
  expect(colours('Food & Dining', 'Housing')).toEqual(['#EF4444', '#10B981'])
})

test('from the ninth on, categories are everything else', () => {
  const slices = slicesOf(ranked(...'abcdefghijk'))
  expect(slices).toHaveLength(9)
  expect(slices[7]).toMatchObject({ name: 'h', category: 'h', amount: 100 })
  expect(slices[8]).toEqual({ name: 'Everything else', colour: '#A8B5BA', amount: 300 })
})
