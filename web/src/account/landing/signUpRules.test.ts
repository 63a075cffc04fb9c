import { describe, expect, test } from 'vitest'
import { missingSentence, SignUp } from './signUpRules.ts'

const good = { email: 'ada@example.com', password: 'Corr3ct-horse', confirmation: 'Corr3ct-horse' }

/** The first sentence at each field, as the form shows it. */
function sentences(change: Partial<typeof good>) {
  const issues = SignUp.safeParse({ ...good, ...change }).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

describe('the sign-up form', () => {
  test.each([
    [{}, {}],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'ada@example' }, { email: 'Invalid email address' }],
    [
      { password: 'Ab1!', confirmation: 'Ab1!' },
      { password: 'Password must be at least 8 characters long' },
    ],
    [
      { password: 'abcdef1!', confirmation: 'abcdef1!' },
      { password: 'Password must contain at least one uppercase letter' },
    ],
    [
      { password: 'ABCDEF1!', confirmation: 'ABCDEF1!' },
      { password: 'Password must contain at least one lowercase letter' },
    ],
    [
      { password: 'Abcdefg!', confirmation: 'Abcdefg!' },
      { password: 'Password must contain at least one number' },
    ],
    [
      { password: 'Abcdefg1', confirmation: 'Abcdefg1' },
      { password: 'Password must contain at least one special character' },
    ],
    [{ confirmation: '' }, { confirmation: 'Please confirm your password' }],
    [{ confirmation: 'Corr3ct-hors' }, { confirmation: "Passwords don't match" }],
    [
      { email: '', password: 'short', confirmation: 'other' },
      {
        email: 'Email is required',
        password: 'Password must be at least 8 characters long',
        confirmation: "Passwords don't match",
      },
    ],
  ])('%j', (change, expected) => {
    expect(sentences(change)).toEqual(expected)
  })

  test('the address is trimmed and in lower case', () => {
    expect(SignUp.parse({ ...good, email: ' Ada@Example.com ' }).email).toBe('ada@example.com')
  })
})

describe('what the button waits for', () => {
  test.each([
    [
      { email: '', password: '', confirmation: '' },
      'Still missing: a valid email address, a password, the same password again.',
    ],
    [
      { ...good, password: 'abcdefgh', confirmation: 'abcdefgh' },
      'Still missing: one uppercase letter, one number, one special character.',
    ],
    [{ ...good, confirmation: 'x' }, 'Still missing: the same password again.'],
    [good, undefined],
  ])('%j', (form, expected) => {
    expect(missingSentence(form)).toBe(expected)
  })
})
