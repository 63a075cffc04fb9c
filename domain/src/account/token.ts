import * as z from 'zod'

const tokenLengthMax = 255

/** A token from an emailed link, possibly typed by hand. */
export function tokenField(required: string, invalid: string) {
  return z.string({ error: required }).trim().min(1, required).max(tokenLengthMax, invalid)
}
