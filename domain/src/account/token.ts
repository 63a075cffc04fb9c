import * as z from 'zod'

const tokenLengthMax = 255

/** The token of a link that was mailed, or what somebody typed from it. */
export function tokenField(required: string, invalid: string) {
  return z.string({ error: required }).trim().min(1, required).max(tokenLengthMax, invalid)
}
