import { expect, test } from 'vitest'
import { entryLineCases } from './entryLineCases.ts'

const lines = entryLineCases.flatMap(([, cases]) => cases.map(([line]) => line))

test('there are three hundred different lines, by fifteen people', () => {
  expect(entryLineCases).toHaveLength(15)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.length).toBeGreaterThanOrEqual(300)
})
