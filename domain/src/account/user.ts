import * as z from 'zod'
import { Timestamp } from '#calendar'
import { Id } from '#endpoint'
import { nameText } from '#text'

const emailLengthMax = 255
const usernameLengthMax = 100

/** An address as it is stored: trimmed and in lower case, so that one person cannot have two accounts by accident. */
export function emailField(required: string, invalid: string) {
  return z
    .string({ error: required })
    .trim()
    .toLowerCase()
    .min(1, required)
    .max(emailLengthMax, 'Email must be at most 255 characters')
    .regex(z.regexes.email, invalid)
}

export const Username = nameText(
  'Username must be at least 2 characters',
  usernameLengthMax,
  'Username must be at most 100 characters',
).min(2, 'Username must be at least 2 characters')

/**
 * The name that registration derives from an address (SPEC.md §5): the part before the at-sign,
 * or the whole address where that part is a single character, cut at 100.
 */
export function usernameOf(email: string): string {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')))
  return (local.length < 2 ? email : local).slice(0, usernameLengthMax)
}

/** Who somebody is, as the identity call tells them (SPEC.md §3 User, §7). */
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
