import * as z from 'zod'
import { amountCentsMax, type Cents, formatCents, parseCents } from './cents.ts'

const notPositive = 'Amount must be a positive number'
const tooLarge = 'Amount must be at most 99,999,999.99'

/**
 * The amount of one entry (SPEC.md §3, §5): a decimal string such as `"12.30"` on the wire,
 * whole cents inside, from 0.01 to 99,999,999.99.
 */
export const Amount = z.codec(
  z
    .string({ error: notPositive })
    .regex(/^\d{1,15}(\.\d{1,2})?$/, notPositive)
    .refine((text) => parseCents(text) !== 0, notPositive)
    .refine((text) => (parseCents(text) ?? 0) <= amountCentsMax, tooLarge),
  z.int().min(1).max(amountCentsMax),
  { decode: (text): Cents => parseCents(text) ?? 0, encode: (cents) => formatCents(cents) },
)

/** A sum in a reply: a JSON number exact to the cent on the wire (SPEC.md §3), whole cents inside. */
export const MoneyNumber = z.codec(z.number(), z.int(), {
  decode: (value): Cents => Math.round(value * 100),
  encode: (cents) => Number(formatCents(cents)),
})
