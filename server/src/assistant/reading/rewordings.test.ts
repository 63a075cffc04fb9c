import { expect, test } from 'vitest'
import { contractions } from './expansions.ts'
import { rewordingsOfPrices } from './rewordingsOfPrices.ts'
import { rewordingsOfRefunds } from './rewordingsOfRefunds.ts'

// "Spend bills did", over and over, once kept the server busy for half a minute: at each of its 2,000 characters an
// expression looked back over the whole message, and from there ahead again.

test('what looks back over a whole message has seen its own words first', () => {
  expect(contractions.length).toBeGreaterThan(100)
  expect(
    contractions.map(([{ source }]) => source).filter((each) => each.startsWith('(?<=^(?!')),
  ).toEqual([])
})

// One word of 2,000 letters was cut into four in every way that there is.
test('a very long word after "did" is soon given up', () => {
  const asked = `did ${'a'.repeat(2000)} zzz`
  for (const [pattern] of rewordingsOfRefunds) expect(asked.replace(pattern, '')).toBe(asked)
})

// It took twice as long with each "and how much".
test('a long row of what else is asked about a rise is soon given up', () => {
  const asked = `when was netflix raised${' and how much'.repeat(150)} zzz`
  for (const [pattern] of rewordingsOfPrices) expect(asked.replace(pattern, '')).toBe(asked)
})
