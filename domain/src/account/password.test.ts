import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled } from '#testing'
import {
  newPassword,
  type PasswordForm,
  passwordError,
  passwordMessage,
  passwordRules,
} from './password.ts'

const forms: PasswordForm[] = ['signUp', 'change', 'changePage', 'reset']

describe('password messages by form', () => {
  it.each<[PasswordForm, string]>([
    ['signUp', 'Password must be at least 8 characters long'],
    ['change', 'New password must be at least 8 characters'],
    ['changePage', 'Password must be at least 8 characters long.'],
    ['reset', 'Password must be at least 8 characters'],
  ])('too short at %s: %s', (form, message) => {
    expect(passwordError('Aa1!', form)).toBe(message)
    expect(passwordMessage('length', form)).toBe(message)
  })

  it.each([
    ['lowercase1!', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
    ['NoDigits!!', 'Password must contain at least one number'],
    ['NoSpecial11', 'Password must contain at least one special character'],
  ])('%s: %s', (text, message) => {
    expect(passwordError(text, 'signUp')).toBe(message)
    expect(passwordError(text, 'change')).toBe(message)
    expect(passwordError(text, 'reset')).toBe(message)
    expect(passwordError(text, 'changePage')).toBe(`${message}.`)
  })

  it('are reported in the order of the checklist', () => {
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
  ])('accepts %j in every form', (text) => {
    for (const form of forms) {
      expect(passwordError(text, form)).toBeUndefined()
      expect(newPassword(form).parse(text)).toBe(text)
    }
  })

  it.each([
    ['one character short', 'Abcde1!'],
    ['letters without case', '日本語日本語1!'],
    ['an accent as its only special character', 'Abcdefg1e\u0301'],
  ])('rejects %s', (_, text) => {
    expect(passwordError(text, 'signUp')).toBeDefined()
  })

  it('rejects 256 characters as too long', () => {
    expect(passwordError(`Aa1!${'x'.repeat(252)}`, 'changePage')).toBe(
      'Password must be at most 255 characters',
    )
    const result = newPassword('reset').safeParse(`Aa1!${'x'.repeat(252)}`)
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([
      'Password must be at most 255 characters',
    ])
  })

  it.each([undefined, null, 12_345_678])('reports %j as too short', (value) => {
    expect(newPassword('reset').safeParse(value).error?.issues[0]?.message).toBe(
      'Password must be at least 8 characters',
    )
  })

  it('agrees with a character-by-character check of any ASCII password', () => {
    const typed = fc.string({ unit: 'grapheme-ascii', maxLength: 14 })
    fc.assert(
      fc.property(typed, (text) => {
        expect(passwordError(text, 'reset') === undefined).toBe(isStrongByHand(text))
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
