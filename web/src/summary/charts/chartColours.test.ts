import { expect, test } from 'vitest'
import { doughnutColours } from './categoryDoughnut.tsx'

test('the colours come in order and start over at the ninth category', () => {
  expect(doughnutColours(9)).toEqual([
    '#EF4444',
    '#3B82F6',
    '#10B981',
    '#8B5CF6',
    '#F59E0B',
    '#EC4899',
    '#6B7280',
    '#14B8A6',
    '#EF4444',
  ])
})
