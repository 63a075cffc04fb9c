import * as z from 'zod/mini'
import { amountCentsMax, type Cents, formatCents, parseCents, parseSignedCents } from './cents.ts'

const decimal = /^\d+(\.\d{1,2})?$/
const notPositive = 'Amount must be a positive number'
const tooLarge = 'Amount must be at most 99,999,999.99'

/**
 * The amount of one entry: a decimal string such as `"12.30"` on the wire, whole cents inside,
 * from 0.01 to 99,999,999.99.
 */
export const Amount = z.codec(
  z.string({ error: notPositive }).check(
    z.regex(decimal, notPositive),
    z.refine((text) => parseCents(text) !== 0, notPositive),
    z.refine((text) => !decimal.test(text) || isSmallEnough(parseCents(text)), tooLarge),
  ),
  z.int().check(z.minimum(1), z.maximum(amountCentsMax)),
  { decode: (text): Cents => parseCents(text) ?? 0, encode: (cents) => formatCents(cents) },
)

function isSmallEnough(cents: Cents | undefined): boolean {
  return cents !== undefined && cents <= amountCentsMax
}

/**
 * A sum in a reply: a JSON number exact to the cent on the wire, whole cents inside. Both directions convert
 * through decimal digits, because `value * 100` is off by a cent above 35 trillion dollars.
 * @throws RangeError when encoding a sum that no JSON number represents to the cent (above 70 trillion dollars)
 */
export const MoneyNumber = z.codec(
  z.number().check(z.refine(isExactToTheCent, 'Must be exact to the cent')),
  z.int(),
  {
    decode: (value): Cents => parseSignedCents(value.toFixed(2)),
    encode: (cents) => {
      const value = Number(formatCents(cents))
      if (value.toFixed(2) !== formatCents(cents)) {
        throw new RangeError('No JSON number represents this sum to the cent')
      }
      return value
    },
  },
)

/** A sum where everything is text, such as a header: `"-38.15"`, whole cents inside. */
export const MoneyText = z.codec(z.string().check(z.regex(/^-?\d{1,14}\.\d\d$/)), z.int(), {
  decode: (text): Cents => parseSignedCents(text),
  encode: (cents) => formatCents(cents),
})

function isExactToTheCent(value: number): boolean {
  return Math.abs(value) * 100 <= Number.MAX_SAFE_INTEGER && Number(value.toFixed(2)) === value
}
