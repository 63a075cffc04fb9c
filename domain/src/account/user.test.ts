import { describe, expect, it } from 'vitest'
import { emailField, Username, usernameFromEmail } from './user.ts'

const Email = emailField('Email is required', 'Invalid email address')

describe('an email', () => {
  it.each([
    ['ann@example.com', 'ann@example.com'],
    ['  Ann@Example.COM ', 'ann@example.com'],
    ['first.last+tag@sub.example.co', 'first.last+tag@sub.example.co'],
    ["o'neil_1-2@example.org", "o'neil_1-2@example.org"],
    [`${'a'.repeat(243)}@example.com`, `${'a'.repeat(243)}@example.com`],
  ])('%j is stored as %s', (text, stored) => {
    expect(Email.parse(text)).toBe(stored)
  })

  it.each([
    [undefined, 'Email is required'],
    [null, 'Email is required'],
    [5, 'Email is required'],
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['ann', 'Invalid email address'],
    ['ann@', 'Invalid email address'],
    ['@example.com', 'Invalid email address'],
    ['ann@example', 'Invalid email address'],
    ['ann@@example.com', 'Invalid email address'],
    ['ann@exa mple.com', 'Invalid email address'],
    ['a..b@example.com', 'Invalid email address'],
    ['.ann@example.com', 'Invalid email address'],
    ['ann@example.com\nbcc: eve@example.com', 'Invalid email address'],
    ['ann@example.com,eve@example.com', 'Invalid email address'],
    ['ann@exаmple.com', 'Invalid email address'],
    [`${'a'.repeat(244)}@example.com`, 'Email must be at most 255 characters'],
  ])('rejects %j: %s', (value, message) => {
    expect(Email.safeParse(value).error?.issues[0]?.message).toBe(message)
  })

  it('uses the message of the form it belongs to', () => {
    const SignUp = emailField('Email is required', 'Please enter a valid email address')
    expect(SignUp.safeParse('ann').error?.issues[0]?.message).toBe(
      'Please enter a valid email address',
    )
  })
})

describe('the username derived from an email', () => {
  it.each([
    ['ann@example.com', 'ann'],
    ['first.last+tag@example.com', 'first.last+tag'],
    ['ab@example.com', 'ab'],
    ['a@example.com', 'a@example.com'],
    ['__proto__@example.com', '__proto__'],
    [`${'a'.repeat(150)}@example.com`, 'a'.repeat(100)],
  ])('%s is %s', (email, username) => {
    expect(usernameFromEmail(email)).toBe(username)
    expect(Username.parse(usernameFromEmail(email))).toBe(username)
  })

  it.each([
    ['', 'Username must be at least 2 characters'],
    [' a ', 'Username must be at least 2 characters'],
    [undefined, 'Username must be at least 2 characters'],
    ['a'.repeat(101), 'Username must be at most 100 characters'],
  ])('rejects %j: %s', (value, message) => {
    expect(Username.safeParse(value).error?.issues[0]?.message).toBe(message)
  })
})
