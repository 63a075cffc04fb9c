import * as z from 'zod/mini'
import { User } from '#account'
import { endpoint, MessageReply } from '#endpoint'
import { holdsCardNumber } from './card.ts'
import { priceCents } from './price.ts'
import { manualSource } from './simulator.ts'

/** The placeholder email that the upgrade page sends: the session says who pays. */
export const upgradeEmail = 'upgrade@evenkeel.example'

const sourceRequired = 'Payment source is required'
const invalidSource = 'This payment source cannot be used. Please enter your card again.'

/**
 * A card token, or the placeholder of our own card fields. Anything else is refused, because the card service also
 * accepts words such as CASH and records a payment without money.
 */
const PaymentSource = z
  .string({ error: sourceRequired })
  .check(
    z.minLength(1, sourceRequired),
    z.regex(new RegExp(`^(?:cnon:[\\w.:-]{1,190}|${manualSource})$`), invalidSource),
  )

const CardData = z.strictObject({
  last4: z.string().check(z.regex(/^\d{4}$/, 'Please enter a valid card number.')),
  cardholderName: z.string().check(
    z.maxLength(100, 'The name on the card must be at most 100 characters'),
    z.refine(
      (name) => !holdsCardNumber(name),
      'The name on the card must not contain a card number.',
    ),
  ),
})

/** A payment. A signed-in user pays for their account; anyone else creates one with this email and password. */
export const PaymentRequest = z.strictObject({
  sourceId: PaymentSource,
  email: z.string({ error: 'Email is required' }).check(z.maxLength(320, 'Invalid email address')),
  password: z
    .string({ error: 'Password is required' })
    .check(z.maxLength(255, 'Password must be at most 255 characters')),
  amount: z.literal(priceCents, { error: 'The amount does not match the price of premium' }),
  cardData: z.exactOptional(CardData),
})
export type PaymentRequest = z.output<typeof PaymentRequest>

function paymentReply<const A extends string>(action: A) {
  return z.strictObject({ message: z.string(), action: z.literal(action), user: User })
}

export const processPayment = endpoint({
  method: 'POST',
  path: '/api/process-payment',
  summary:
    'Pay for premium once: 200 if paid, now or before, 202 while the outcome is unknown; signed out, it creates the account',
  access: 'public',
  refusesEndedSession: true,
  body: PaymentRequest,
  reply: { 200: paymentReply('paid'), 202: paymentReply('pending') },
})

/** The states of a payment. `pending` and `authorized` are open; a settled one can still be refunded. */
export const paymentStates = [
  'pending',
  'authorized',
  'settled',
  'declined',
  'canceled',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]

export const PaymentStatus = z.strictObject({ status: z.enum(['none', ...paymentStates]) })
export type PaymentStatus = z.output<typeof PaymentStatus>

export const getPaymentStatus = endpoint({
  method: 'GET',
  path: '/api/payment-status',
  summary: 'The state of the latest payment of the signed-in user',
  access: 'signed-in',
  reply: { 200: PaymentStatus },
})

export const createPaymentLink = endpoint({
  method: 'POST',
  path: '/api/payment-link',
  summary: "The address of the card service's payment page; the same while it is open",
  access: 'signed-in',
  body: z.nullish(z.strictObject({})),
  reply: { 200: z.strictObject({ url: z.string() }) },
})

/** Where Square sends its events. */
export const squareWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/square',
  summary:
    'An event of the card service, signed over its text; the service is then asked for the facts',
  access: 'public',
  origin: 'any',
  requestHeaders: z.object({
    'x-square-hmacsha256-signature': z.exactOptional(z.string().check(z.maxLength(200))),
  }),
  body: z.string(),
  bodyForm: { as: 'text', media: 'application/json', bytesMax: 64 * 1024 },
  reply: { 200: MessageReply },
})
