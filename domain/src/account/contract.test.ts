import { describe, expect, it } from 'vitest'
import { Login, Registration } from './contract.ts'

const registration = { email: 'Ann@Example.com', username: 'ann', password: 'Abcdef1!' }

describe('sign-up', () => {
  it('accepts an email, a username and a strong password', () => {
    expect(Registration.parse(registration)).toEqual({ ...registration, email: 'ann@example.com' })
  })

  it.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'ann' }, 'Please enter a valid email address'],
    [{ username: 'a' }, 'Username must be at least 2 characters'],
    [{ password: 'Abc1!' }, 'Password must be at least 8 characters long'],
    [{ password: 'abcdefg1!' }, 'Password must contain at least one uppercase letter'],
  ])('%j: %s', (change, message) => {
    const { error } = Registration.safeParse({ ...registration, ...change })
    expect(error?.issues[0]?.message).toBe(message)
  })

  it.each(['id', 'hasPaid', 'trialEndDate', 'isTrialActive'])(
    'rejects a client-supplied %s',
    (field) => {
      expect(Registration.safeParse({ ...registration, [field]: true }).success).toBe(false)
    },
  )
})

describe('sign-in', () => {
  it.each([
    [{ email: '', password: 'x' }, 'Invalid email address'],
    [{ email: 'ann', password: 'x' }, 'Invalid email address'],
    [{ password: 'x' }, 'Invalid email address'],
    [{ email: 'ann@example.com', password: '' }, 'Password is required'],
    [{ email: 'ann@example.com' }, 'Password is required'],
  ])('%j: %s', (value, message) => {
    expect(Login.safeParse(value).error?.issues[0]?.message).toBe(message)
  })

  it('does not apply the new-password rules to an existing password', () => {
    const login = { email: 'ann@example.com', password: 'short' }
    expect(Login.parse(login)).toEqual(login)
  })
})
