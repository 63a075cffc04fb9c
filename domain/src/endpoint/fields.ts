import * as z from 'zod'

/** The reply of an operation that answers without a body. */
export const NoReply = z.undefined()

/** A row's id in a path. */
export const Id = z.uuid()
export const IdParams = z.strictObject({ id: Id })

/** A whole number in a query or a header, where everything is text. */
export function queryInt(min: number, max: number) {
  return z.codec(
    z
      .string()
      .regex(/^\d{1,9}$/)
      .refine((text) => Number(text) >= min && Number(text) <= max, {
        error: `Must be a whole number from ${min} to ${max}`,
      }),
    z.int(),
    { decode: (text) => Number(text), encode: (value) => String(value) },
  )
}

/** A reply that says one sentence. */
export const MessageReply = z.strictObject({ message: z.string() })
