import { expect, test } from 'vitest'
import { listDegrees } from './trimGauge.tsx'

test.each([
  [100, 0],
  [80, 0],
  [60, 8],
  [20, 24],
  [0, 32],
])('at a score of %i the level tilts by %f degrees', (score, degrees) => {
  expect(listDegrees(score)).toBe(degrees)
})
