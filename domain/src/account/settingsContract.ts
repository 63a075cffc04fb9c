import * as z from 'zod/mini'
import { endpoint, MessageReply } from '#endpoint'
import { newPassword, passwordLengthMax, passwordTooLong } from './password.ts'
import { tokenField } from './token.ts'
import { emailField, User } from './user.ts'

/** Shown for a token that is unknown, expired, superseded, revoked by a password change, or another user's. */
export const invalidEmailLink = 'This confirmation link is invalid or has expired.'

/** The current password, required again before sensitive or irreversible changes. */
export const currentPassword = z
  .string({ error: 'Current password is required' })
  .check(
    z.minLength(1, 'Current password is required'),
    z.maxLength(passwordLengthMax, passwordTooLong),
  )

/** The change-password form. */
export const PasswordChange = z.strictObject({
  currentPassword,
  newPassword: newPassword('change'),
})
export type PasswordChange = z.output<typeof PasswordChange>

/** The change-email form. The new email takes effect once its confirmation link is opened. */
export const EmailChange = z.strictObject({
  currentPassword,
  newEmail: emailField('Email is required', 'Invalid email address'),
})
export type EmailChange = z.output<typeof EmailChange>

/** The token from the confirmation link sent to the new email. */
export const EmailConfirmation = z.strictObject({
  token: tokenField('Confirmation token is required', invalidEmailLink),
})

/** The delete-account form. */
export const AccountDeletion = z.strictObject({ currentPassword })

// The three operations that take the password have no idempotency key, because recognizing a repeat would require
// storing a fast hash of the password. Retrying after a lost reply is harmless: the old session (or the account) is
// gone, or a second email is sent.

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password; ends all other sessions',
  access: 'signed-in',
  body: PasswordChange,
  reply: { 200: MessageReply },
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/auth/change-email',
  summary:
    'Request an email change; sends a link to the new address and a notice to the current one',
  access: 'signed-in',
  body: EmailChange,
  reply: { 200: MessageReply },
})

// Requires a session, unlike a password reset: a link sent to a mistyped address must not hand the account to
// whoever opens it.
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an email change with the token from its link',
  access: 'signed-in',
  body: EmailConfirmation,
  reply: { 200: User },
  idempotent: true,
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/delete-account',
  summary: 'Delete the account and all its data',
  access: 'signed-in',
  body: AccountDeletion,
  reply: { 200: MessageReply },
})
