import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled } from '#testing'
import {
  newPassword,
  type PasswordPlace,
  passwordMistake,
  passwordRules,
  passwordSentence,
} from './password.ts'

const places: PasswordPlace[] = ['signUp', 'change', 'changePage', 'reset']

describe('the sentences for a password, as SPEC.md words them by place', () => {
  it.each<[PasswordPlace, string]>([
    ['signUp', 'Password must be at least 8 characters long'],
    ['change', 'New password must be at least 8 characters'],
    ['changePage', 'Password must be at least 8 characters long.'],
    ['reset', 'Password must be at least 8 characters'],
  ])('too short at %s: %s', (place, sentence) => {
    expect(passwordMistake('Aa1!', place)).toBe(sentence)
    expect(passwordSentence('length', place)).toBe(sentence)
  })

  it.each([
    ['lowercase1!', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
    ['NoDigits!!', 'Password must contain at least one number'],
    ['NoSpecial11', 'Password must contain at least one special character'],
  ])('%s: %s', (text, sentence) => {
    expect(passwordMistake(text, 'signUp')).toBe(sentence)
    expect(passwordMistake(text, 'change')).toBe(sentence)
    expect(passwordMistake(text, 'reset')).toBe(sentence)
    expect(passwordMistake(text, 'changePage')).toBe(`${sentence}.`)
  })

  it('come in the order of the list', () => {
    expect(passwordRules.map((rule) => rule.key)).toEqual([
      'length',
      'upper',
      'lower',
      'digit',
      'special',
    ])
    const messages = newPassword('signUp')
      .safeParse('')
      .error?.issues.map((issue) => issue.message)
    expect(messages).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
    ])
  })
})

describe('a password', () => {
  it.each([
    'Abcdef1!',
    'Correct Horse 1',
    'Ünïcödé1 ',
    'Пароль1!',
    'Aa1!Aa1!',
    `Aa1!${'x'.repeat(251)}`,
  ])('%s is allowed everywhere', (text) => {
    for (const place of places) {
      expect(passwordMistake(text, place)).toBeUndefined()
      expect(newPassword(place).parse(text)).toBe(text)
    }
  })

  it.each([
    ['one character short', 'Abcde1!'],
    ['letters of no case', '日本語日本語1!'],
    ['an accent as its only special character', 'Abcdefg1e\u0301'],
  ])('with %s is not', (_, text) => {
    expect(passwordMistake(text, 'signUp')).toBeDefined()
  })

  it('of 256 characters is too long', () => {
    expect(passwordMistake(`Aa1!${'x'.repeat(252)}`, 'changePage')).toBe(
      'Password must be at most 255 characters',
    )
    const result = newPassword('reset').safeParse(`Aa1!${'x'.repeat(252)}`)
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([
      'Password must be at most 255 characters',
    ])
  })

  it.each([undefined, null, 12_345_678])('%j is as good as too short', (value) => {
    expect(newPassword('reset').safeParse(value).error?.issues[0]?.message).toBe(
      'Password must be at least 8 characters',
    )
  })

  it('is judged as by looking at each character of a keyboard', () => {
    const typed = fc.string({ unit: 'grapheme-ascii', maxLength: 14 })
    fc.assert(
      fc.property(typed, (text) => {
        expect(passwordMistake(text, 'reset') === undefined).toBe(isStrongByHand(text))
      }),
      { numRuns: scaled(3000) },
    )
  })
})

function isStrongByHand(text: string): boolean {
  const characters = [...text]
  const among = (from: string, to: string) => (c: string) => from <= c && c <= to
  const kinds = [among('A', 'Z'), among('a', 'z'), among('0', '9')]
  const hasSpecial = characters.some((c) => kinds.every((isKind) => !isKind(c)))
  return text.length >= 8 && kinds.every((isKind) => characters.some(isKind)) && hasSpecial
}
