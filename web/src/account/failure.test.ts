import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from '#lib/api/errors.ts'
import { signInFailure, signUpFailure } from './failure.ts'

function answer(status: number, code: string, message: string) {
  const problem = { type: 'about:blank', title: 'x', status, code, message, requestId: 'r' }
  return new ApiError(status, 'x', JSON.stringify(problem))
}

const wait = 'Too many attempts. Please wait 30 seconds and try again.'
const unreachable = 'Unable to connect. Please check your connection and try again.'

describe('signInFailure', () => {
  test.each([
    [
      'wrong email or password',
      answer(401, 'invalid_credentials', 'Invalid email or password'),
      ['Login Failed', 'Invalid email or password. Please try again.'],
    ],
    [
      'too often, never as a wrong password',
      answer(429, 'too_many_requests', wait),
      ['Login Failed', wait],
    ],
    ['no connection', new NetworkError('down'), ['Login Error', unreachable]],
    [
      "a proxy's error page",
      new ApiError(502, 'Bad Gateway', '<html>'),
      ['Login Error', unreachable],
    ],
  ])('%s', (_, error, [title, description]) => {
    expect(signInFailure(error)).toEqual({ title, description })
  })
})

describe('signUpFailure', () => {
  test.each([
    [
      'an address that is taken',
      answer(409, 'email_taken', 'An account with this email already exists.'),
      [
        'Registration Failed',
        'An account with this email may already exist. Please try logging in instead.',
      ],
    ],
    ['too often', answer(429, 'too_many_requests', wait), ['Registration Failed', wait]],
    ['no connection', new NetworkError('down'), ['Registration Error', unreachable]],
  ])('%s', (_, error, [title, description]) => {
    expect(signUpFailure(error)).toEqual({ title, description })
  })
})
