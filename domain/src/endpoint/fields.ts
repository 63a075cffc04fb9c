import * as z from 'zod/mini'

/** The schema of an empty reply. */
export const NoReply = z.undefined()

export const Id = z.uuid()
export const IdParams = z.strictObject({ id: Id })

/** A whole number in a query or a header, where everything is text. */
export function queryInt(min: number, max: number) {
  return z.codec(
    z.string().check(
      z.regex(/^\d{1,9}$/),
      z.refine((text) => Number(text) >= min && Number(text) <= max, {
        error: `Must be a whole number from ${min} to ${max}`,
      }),
    ),
    z.int(),
    { decode: (text) => Number(text), encode: (value) => String(value) },
  )
}

/** A reply that is only a message. */
export const MessageReply = z.strictObject({ message: z.string() })

/** A body of raw bytes. */
export const Bytes = z.instanceof(Uint8Array)

/** A body that is read as it arrives. */
export const ByteStream = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)
