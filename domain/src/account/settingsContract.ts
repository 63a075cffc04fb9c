import * as z from 'zod'
import { endpoint, MessageReply } from '#endpoint'
import { newPassword, passwordLengthMax, passwordTooLong } from './password.ts'
import { tokenField } from './token.ts'
import { emailField, User } from './user.ts'

/** Said of a token that is unknown, expired, replaced by a newer one, stopped by a new password, or somebody else's. */
export const invalidEmailLink = 'This confirmation link is invalid or has expired.'

/** The password that somebody signed in with, asked again before something that cannot be taken back. */
const currentPassword = z
  .string({ error: 'Current password is required' })
  .min(1, 'Current password is required')
  .max(passwordLengthMax, passwordTooLong)

/** What the settings send to change the password (SPEC.md §5). */
export const PasswordChange = z.strictObject({
  currentPassword,
  newPassword: newPassword('change'),
})
export type PasswordChange = z.output<typeof PasswordChange>

/** A new address; it counts once the link that is sent there has been opened. */
export const EmailChange = z.strictObject({
  currentPassword,
  newEmail: emailField('Email is required', 'Invalid email address'),
})
export type EmailChange = z.output<typeof EmailChange>

/** The token of the link that was sent to the new address. */
export const EmailConfirmation = z.strictObject({
  token: tokenField('Confirmation token is required', invalidEmailLink),
})

/** The last question before an account is deleted. */
export const AccountDeletion = z.strictObject({ currentPassword })

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password; other sessions end and this one goes on',
  access: 'signed-in',
  body: PasswordChange,
  reply: { 200: MessageReply },
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/auth/change-email',
  summary: 'Ask for a new e-mail address; a link goes to it and a note to the present one',
  access: 'signed-in',
  body: EmailChange,
  reply: { 200: MessageReply },
})

// Signed in, unlike a reset: a link that went to a mistyped address must not give the account to whoever reads it.
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Take the new e-mail address with the token from its link',
  access: 'signed-in',
  body: EmailConfirmation,
  reply: { 200: User },
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/delete-account',
  summary: 'Delete the account with everything in it',
  access: 'signed-in',
  body: AccountDeletion,
  reply: { 200: MessageReply },
})
