import { afterEach, expect, test, vi } from 'vitest'
import { doughnutData, slicesOf } from './categoryDoughnut.tsx'
import { trendData } from './trendLines.tsx'

afterEach(() => vi.useRealTimers())

const ink = {
  text: '#111',
  strong: '#222',
  line: '#333',
  ground: '#fff',
  font: 'sans-serif',
  serif: 'serif',
  fontSize: 12,
}

const ranked = (...names: string[]) =>
  names.map((name) => ({ name, amount: 100, count: 1, percent: 10 }))

test('a category keeps its colour wherever it ranks', () => {
  const colours = (...names: string[]) => slicesOf(ranked(...names)).map(({ colour }) => colour)
  expect(colours('Housing', 'Food & Dining', 'Pets')).toEqual(['#10B981', '#EF4444', '#14B8A6'])
  expect(colours('Food & Dining', 'Housing')).toEqual(['#EF4444', '#10B981'])
})

test('slices of one colour have hatches that tell them apart', () => {
  const hatches = (...names: string[]) => slicesOf(ranked(...names)).map(({ hatch }) => hatch)
  expect(hatches('Housing', 'Pets', 'Books', 'Food & Dining', 'Other')).toEqual([0, 0, 1, 0, 2])
  expect(hatches(...'abcdefghij')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0])
})

test('from the ninth on, categories are everything else', () => {
  const slices = slicesOf(ranked(...'abcdefghijk'))
  expect(slices).toHaveLength(9)
  expect(slices[7]).toMatchObject({ name: 'h', category: 'h', amount: 100 })
  expect(slices[8]).toEqual({ name: 'Everything else', colour: '#A8B5BA', hatch: 0, amount: 300 })
})

test('the only slice has no seam, others have one between them', () => {
  const seamOf = (...names: string[]) =>
    doughnutData(slicesOf(ranked(...names)), ink).datasets.map(({ borderWidth }) => borderWidth)
  expect(seamOf('Housing')).toEqual([0])
  expect(seamOf('Housing', 'Pets')).toEqual([2])
})

test.each([
  ['a month that is not over is hollow', '2026-01-30', ['#10B981', '#fff'], ['#EF4444', '#fff']],
  ['on its last day it is full', '2026-01-31', ['#10B981', '#10B981'], ['#EF4444', '#EF4444']],
])('%s', (_, day, income, expenses) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`) })
  const points = [
    { label: 'Dec', from: '2025-12-01', to: '2025-12-31', income: 1, expenses: 1 },
    { label: 'Jan', from: '2026-01-01', to: '2026-01-31', income: 1, expenses: 1 },
  ]
  const fills = trendData(points, ink).datasets.map((line) => line.pointBackgroundColor)
  expect(fills).toEqual([income, expenses])
})

test('a point of one day is never hollow', () => {
  vi.useFakeTimers({ now: new Date('2026-01-30T12:00:00') })
  const day = { label: '30', from: '2026-01-30', to: '2026-01-30', income: 1, expenses: 1 }
  const fills = trendData([day], ink).datasets.map((line) => line.pointBackgroundColor)
  expect(fills).toEqual([['#10B981'], ['#EF4444']])
})
