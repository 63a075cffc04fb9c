import * as z from 'zod/mini'
import { endpoint, MessageReply } from '#endpoint'
import { newPassword } from './password.ts'
import { tokenField } from './token.ts'
import { emailField } from './user.ts'

/** Shown for a reset token that is unknown, already used, expired or superseded by a newer one. */
export const invalidResetLink = 'This reset link is invalid or has expired.'

const resetToken = tokenField('Reset token is required', invalidResetLink)

/** The forgot-password form. */
export const ForgottenPassword = z.strictObject({
  email: emailField('Email is required', 'Invalid email address'),
})

/** A new password and the token from the reset link. */
export const PasswordReset = z.strictObject({ token: resetToken, password: newPassword('reset') })
export type PasswordReset = z.output<typeof PasswordReset>

/** Whether a reset link still works, and for which account. */
export const ResetTokenState = z.discriminatedUnion('valid', [
  z.strictObject({ valid: z.literal(true), email: z.string(), message: z.string() }),
  z.strictObject({ valid: z.literal(false), message: z.string() }),
])
export type ResetTokenState = z.output<typeof ResetTokenState>

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Send a reset link if the email has an account; the reply is the same either way',
  access: 'public',
  body: ForgottenPassword,
  reply: { 200: MessageReply },
})

export const validateResetToken = endpoint({
  method: 'POST',
  path: '/api/auth/validate-reset-token',
  summary: 'Check whether a reset token is valid, without using it up',
  access: 'public',
  body: z.strictObject({ token: resetToken }),
  reply: { 200: ResetTokenState },
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with a reset token; ends all sessions',
  access: 'public',
  body: PasswordReset,
  reply: { 200: MessageReply },
})
