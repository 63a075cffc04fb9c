import * as z from 'zod/mini'
import { Timestamp } from '#calendar'
import { Id } from '#endpoint'
import { nameText } from '#text'

const emailLengthMax = 255
const usernameLengthMax = 100

/** An email, trimmed and lower-cased so that nobody ends up with two accounts by accident. */
export function emailField(required: string, invalid: string) {
  return z
    .string({ error: required })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, required),
      z.maxLength(emailLengthMax, 'Email must be at most 255 characters'),
      z.regex(z.regexes.email, invalid),
    )
}

export const Username = nameText(
  'Username must be at least 2 characters',
  usernameLengthMax,
  'Username must be at most 100 characters',
).check(z.minLength(2, 'Username must be at least 2 characters'))

/**
 * The username assigned at registration: the part of the email before the @, or the whole email
 * if that part is a single character, truncated to 100 characters.
 */
export function usernameFromEmail(email: string): string {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')))
  return (local.length < 2 ? email : local).slice(0, usernameLengthMax)
}

export const User = z.strictObject({
  id: Id,
  email: z.string(),
  username: z.string(),
  hasPaid: z.boolean(),
  trialStartDate: Timestamp,
  trialEndDate: Timestamp,
  isTrialActive: z.boolean(),
  createdAt: Timestamp,
})
export type User = z.output<typeof User>
