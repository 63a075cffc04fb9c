import { expect, test } from 'vitest'
import { plainerWords } from './plainerWords.ts'
import { rewordings } from './rewordings.ts'
import { rewordingsOfAfford } from './rewordingsOfAfford.ts'
import { rewordingsOfBeliefs } from './rewordingsOfBeliefs.ts'
import { rewordingsOfComparisons } from './rewordingsOfComparisons.ts'
import { rewordingsOfDues } from './rewordingsOfDues.ts'
import { rewordingsOfExtremes } from './rewordingsOfExtremes.ts'
import { rewordingsOfIncome } from './rewordingsOfIncome.ts'
import { rewordingsOfLists } from './rewordingsOfLists.ts'
import { rewordingsOfMoney } from './rewordingsOfMoney.ts'
import { rewordingsOfMostly } from './rewordingsOfMostly.ts'
import { rewordingsOfPlans } from './rewordingsOfPlans.ts'
import { rewordingsOfPrices } from './rewordingsOfPrices.ts'
import { rewordingsOfRefunds } from './rewordingsOfRefunds.ts'
import { rewordingsOfShares } from './rewordingsOfShares.ts'
import { rewordingsOfStopping } from './rewordingsOfStopping.ts'
import { rewordingsOfTimes } from './rewordingsOfTimes.ts'

// "Spend bills did", over and over, once kept the server busy for half a minute: at each of its 2,000 characters an
// expression looked back over the whole message, and from there ahead again.

const all = [
  ...plainerWords,
  ...rewordings,
  ...rewordingsOfAfford,
  ...rewordingsOfBeliefs,
  ...rewordingsOfComparisons,
  ...rewordingsOfDues,
  ...rewordingsOfExtremes,
  ...rewordingsOfIncome,
  ...rewordingsOfLists,
  ...rewordingsOfMoney,
  ...rewordingsOfMostly,
  ...rewordingsOfPlans,
  ...rewordingsOfPrices,
  ...rewordingsOfRefunds,
  ...rewordingsOfShares,
  ...rewordingsOfStopping,
  ...rewordingsOfTimes,
]

test('what looks back over a whole message has seen its own words first', () => {
  expect(all.length).toBeGreaterThan(100)
  expect(all.map(([{ source }]) => source).filter((each) => each.startsWith('(?<=^(?!'))).toEqual(
    [],
  )
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
