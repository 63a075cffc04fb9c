import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changeEmail, changePassword, confirmEmail, deleteAccount } from './index.ts'

function messages(schema: z.ZodMiniType, body: unknown): string[] {
  const result = z.safeDecode(schema, body as never)
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

const good = 'Calm-Harbour-7'

test.each([
  ['change-password', changePassword.body, { newPassword: good }],
  ['change-email', changeEmail.body, { newEmail: 'new@example.com' }],
  ['delete-account', deleteAccount.body, {}],
] as const)('%s requires the current password', (_, schema, rest) => {
  expect(messages(schema, rest)).toEqual(['Current password is required'])
  expect(messages(schema, { ...rest, currentPassword: '' })).toEqual([
    'Current password is required',
  ])
  const long = { ...rest, currentPassword: 'x'.repeat(256) }
  expect(messages(schema, long)).toEqual(['Password must be at most 255 characters'])
  // The current password may predate today's rules; they must not lock its owner out.
  expect(messages(schema, { ...rest, currentPassword: 'x' })).toEqual([])
})

test.each([
  [undefined, 'New password must be at least 8 characters'],
  ['Ab1!xyz', 'New password must be at least 8 characters'],
  ['ab1!xyzw', 'Password must contain at least one uppercase letter'],
  ['AB1!XYZW', 'Password must contain at least one lowercase letter'],
  ['Abc!xyzw', 'Password must contain at least one number'],
  ['Abc1xyzw', 'Password must contain at least one special character'],
  [`Aa1!${'x'.repeat(252)}`, 'Password must be at most 255 characters'],
  [good, undefined],
])('new password %j: %j', (newPassword, expected) => {
  const body = { currentPassword: 'x', newPassword }
  expect(messages(changePassword.body, body)[0]).toBe(expected)
})

test.each([
  [undefined, 'Email is required'],
  ['', 'Email is required'],
  ['nobody', 'Invalid email address'],
  ['new@example.com', undefined],
])('new email %j: %j', (newEmail, expected) => {
  expect(messages(changeEmail.body, { currentPassword: 'x', newEmail })[0]).toBe(expected)
})

test.each([
  [undefined, 'Confirmation token is required'],
  [' ', 'Confirmation token is required'],
  ['x'.repeat(256), 'This confirmation link is invalid or has expired.'],
  ['x', undefined],
])('confirmation token %j: %j', (token, expected) => {
  expect(messages(confirmEmail.body, { token })[0]).toBe(expected)
})
