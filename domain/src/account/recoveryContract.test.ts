import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { forgotPassword, resetPassword, validateResetToken } from './index.ts'

/** The validation messages for a rejected body, in order. */
function messages(schema: z.ZodMiniType, body: unknown): string[] {
  const result = z.safeDecode(schema, body as never)
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

const good = 'Calm-Harbour-7'

test.each([
  [{}, ['Email is required']],
  [{ email: '' }, ['Email is required', 'Invalid email address']],
  [{ email: 'nobody' }, ['Invalid email address']],
  [{ email: `${'a'.repeat(250)}@x.org` }, ['Email must be at most 255 characters']],
  [{ email: 'a@example.com', extra: 1 }, ['Invalid input']],
  [{ email: '  Ann@Example.COM ' }, []],
])('forgot-password with %j: %j', (body, expected) => {
  expect(messages(forgotPassword.body, body)).toEqual(expected)
})

test('an email is trimmed and lower-cased', () => {
  expect(forgotPassword.body.parse({ email: '  Ann@Example.COM ' })).toEqual({
    email: 'ann@example.com',
  })
})

test.each([
  [{}, ['Reset token is required']],
  [{ token: '' }, ['Reset token is required']],
  [{ token: '   ' }, ['Reset token is required']],
  [{ token: 'x'.repeat(256) }, ['This reset link is invalid or has expired.']],
  [{ token: 'x' }, []],
])('reset token %j: %j', (body, expected) => {
  expect(messages(validateResetToken.body, body)).toEqual(expected)
  expect(messages(resetPassword.body, { ...body, password: good })).toEqual(expected)
})

test('surrounding whitespace in a token is ignored', () => {
  expect(validateResetToken.body.parse({ token: ' abc\n' })).toEqual({ token: 'abc' })
})

test.each([
  ['', 'Password must be at least 8 characters'],
  ['Ab1!xyz', 'Password must be at least 8 characters'],
  ['ab1!xyzw', 'Password must contain at least one uppercase letter'],
  ['AB1!XYZW', 'Password must contain at least one lowercase letter'],
  ['Abc!xyzw', 'Password must contain at least one number'],
  ['Abc1xyzw', 'Password must contain at least one special character'],
  [`Aa1!${'x'.repeat(252)}`, 'Password must be at most 255 characters'],
  [good, undefined],
])('new password %j: %j', (password, expected) => {
  expect(messages(resetPassword.body, { token: 'x', password })[0]).toBe(expected)
})

test('a valid token names its email; an invalid one does not', () => {
  const state = validateResetToken.reply[200]
  expect(state.safeParse({ valid: true, message: 'm' }).success).toBe(false)
  expect(state.safeParse({ valid: true, email: 'a@b.org', message: 'm' }).success).toBe(true)
  expect(state.safeParse({ valid: false, message: 'm' }).success).toBe(true)
})
