import { expect, test } from 'vitest'
import { inTurn } from './hashing.ts'

test('strangers who wait for their turn do not delay those we know', async () => {
  const ends: (() => void)[] = []
  const strangers = Array.from({ length: 10 }, (_, index) =>
    inTurn(
      { key: `stranger ${index}`, isKnown: false },
      () => new Promise<void>((end) => ends.push(end)),
    ),
  )
  expect(await inTurn({ key: 'friend', isKnown: true }, async () => 7)).toBe(7)
  expect(ends.length).toBeLessThan(10)
  for (let ended = 0; ended < 10; ended += 1) {
    ends.shift()?.()
    await new Promise((turn) => setImmediate(turn))
  }
  await Promise.all(strangers)
})
