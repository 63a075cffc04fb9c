import * as z from 'zod/mini'

const tokenLengthMax = 255

/** A token from an emailed link, possibly typed by hand. */
export function tokenField(required: string, invalid: string) {
  return z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, required), z.maxLength(tokenLengthMax, invalid))
}
