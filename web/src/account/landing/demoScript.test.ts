import { expect, test } from 'vitest'
import { levelOf, netOf, nextStep } from './demoScript.ts'

test('four entries arrive one after the other, and then it begins again', () => {
  const steps = [0]
  for (let i = 0; i < 5; i++) steps.push(nextStep(steps.at(-1) ?? 0))
  expect(steps).toEqual([0, 1, 2, 3, 4, 0])
})

test('the net balance is what has arrived so far, to the cent', () => {
  expect([0, 1, 2, 3, 4].map(netOf)).toEqual([0, 320000, 196000, 187360, 232360])
})

test('the water is empty at nothing and full at the best of the month', () => {
  expect(levelOf(0)).toBe(0)
  expect(levelOf(1)).toBe(1)
  expect(levelOf(4)).toBeGreaterThan(levelOf(3))
})
