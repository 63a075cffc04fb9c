import { expect, test } from 'vitest'
import { levelOf, netOf, nextStep } from './demoScript.ts'

test('four transactions arrive one by one, and then it starts over', () => {
  const steps = [0]
  for (let i = 0; i < 5; i++) steps.push(nextStep(steps.at(-1) ?? 0))
  expect(steps).toEqual([0, 1, 2, 3, 4, 0])
})

test('the net balance is that of the transactions so far, to the cent', () => {
  expect([0, 1, 2, 3, 4].map(netOf)).toEqual([0, 320000, 196000, 187360, 232360])
})

test("the water is empty at zero and full at the month's highest balance", () => {
  expect(levelOf(0)).toBe(0)
  expect(levelOf(1)).toBe(1)
  expect(levelOf(4)).toBeGreaterThan(levelOf(3))
})
