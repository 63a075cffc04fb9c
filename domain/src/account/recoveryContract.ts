import * as z from 'zod'
import { endpoint, MessageReply } from '#endpoint'
import { newPassword } from './password.ts'
import { tokenField } from './token.ts'
import { emailField } from './user.ts'

/** SPEC.md §8: said of a reset token that is unknown, used, expired or replaced by a newer one. */
export const invalidResetLink = 'This reset link is invalid or has expired.'

const resetToken = tokenField('Reset token is required', invalidResetLink)

/** Which address has forgotten its password (SPEC.md §5). */
export const ForgottenPassword = z.strictObject({
  email: emailField('Email is required', 'Invalid email address'),
})

/** A new password with the token of the link that allows it (SPEC.md §5). */
export const PasswordReset = z.strictObject({ token: resetToken, password: newPassword('reset') })
export type PasswordReset = z.output<typeof PasswordReset>

/** Whether a reset link still works, and for whom (SPEC.md §4 Reset flow). */
export const ResetTokenState = z.discriminatedUnion('valid', [
  z.strictObject({ valid: z.literal(true), email: z.string(), message: z.string() }),
  z.strictObject({ valid: z.literal(false), message: z.string() }),
])
export type ResetTokenState = z.output<typeof ResetTokenState>

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Send a reset link where the address has an account; the answer is always the same',
  access: 'public',
  body: ForgottenPassword,
  reply: { 200: MessageReply },
})

export const validateResetToken = endpoint({
  method: 'POST',
  path: '/api/auth/validate-reset-token',
  summary: 'Whether a reset token works; asking does not use it up',
  access: 'public',
  body: z.strictObject({ token: resetToken }),
  reply: { 200: ResetTokenState },
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with a reset token; all sessions end',
  access: 'public',
  body: PasswordReset,
  reply: { 200: MessageReply },
})
