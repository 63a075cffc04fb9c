import { expect, test } from 'vitest'
import { countGuesses } from './passwordGuesses.ts'

const million = 1_000_000

test.each([
  'Password-1',
  'Qwerty123!',
  'Jennifer1!',
  'Iloveyou2!',
  'Monday-1!',
  'P@$5w0rd!1',
  'Abcd1234!',
])('%s needs less than a million guesses', async (password) => {
  expect(await countGuesses({ password, words: [] })).toBeLessThan(million)
})

test.each(['xK9#mP2$', 'Calm-Harbour-7', 'Tr0ub4dor&3-mast', 'Größe 7 vor Ort'])(
  '%s needs a hundred million guesses',
  async (password) => {
    expect(await countGuesses({ password, words: [] })).toBeGreaterThanOrEqual(100 * million)
  },
)

test('words known about the user make a password easier', async () => {
  const password = 'Zvonimirka-1'
  expect(await countGuesses({ password, words: [] })).toBeGreaterThan(100 * million)
  expect(await countGuesses({ password, words: ['zvonimirka'] })).toBeLessThan(million)
})

test('questions asked together are answered each with its own figure', async () => {
  const passwords = ['Qwerty123!', 'Calm-Harbour-7', 'Jennifer1!']
  const ask = (password: string) => countGuesses({ password, words: [] })
  const together = await Promise.all(passwords.map(ask))
  const apart: number[] = []
  for (const password of passwords) apart.push(await ask(password))
  expect(together).toEqual(apart)
})
