import * as z from 'zod'
import { User } from '#account'
import { endpoint, MessageReply } from '#endpoint'
import { holdsCardNumber } from './card.ts'
import { priceCents } from './price.ts'
import { manualSource } from './simulator.ts'

/** The address that the upgrade page sends, because the session says who pays. */
export const upgradeEmail = 'upgrade@evenkeel.example'

const sourceRequired = 'Payment source is required'
const invalidSource = 'This payment source cannot be used. Please enter your card again.'

/**
 * Where the money comes from: a card token, or what our own fields send in its place. Everything else is refused,
 * because the card service takes words such as CASH too and books them without money.
 */
const PaymentSource = z
  .string({ error: sourceRequired })
  .min(1, sourceRequired)
  .regex(new RegExp(`^(?:cnon:[\\w.:-]{1,190}|${manualSource})$`), invalidSource)

const CardData = z.strictObject({
  last4: z.string().regex(/^\d{4}$/, 'Please enter a valid card number.'),
  cardholderName: z
    .string()
    .max(100, 'The name on the card must be at most 100 characters')
    .refine((name) => !holdsCardNumber(name), 'The name on the card must not hold a card number.'),
})

/** What paying sends. Who is signed in pays for their account; who is not opens one with email and password. */
export const PaymentRequest = z.strictObject({
  sourceId: PaymentSource,
  email: z.string({ error: 'Email is required' }).max(320, 'Invalid email address'),
  password: z
    .string({ error: 'Password is required' })
    .max(255, 'Password must be at most 255 characters'),
  amount: z.literal(priceCents, { error: 'The amount is not the price of premium' }),
  cardData: CardData.exactOptional(),
})
export type PaymentRequest = z.output<typeof PaymentRequest>

function paymentReply<const A extends string>(action: A) {
  return z.strictObject({ message: z.string(), action: z.literal(action), user: User })
}

export const processPayment = endpoint({
  method: 'POST',
  path: '/api/process-payment',
  summary:
    'Pay for premium once: 200 paid or paid before, 202 while the outcome is unknown; signed out it opens the account',
  access: 'public',
  refusesEndedSession: true,
  body: PaymentRequest,
  reply: { 200: paymentReply('paid'), 202: paymentReply('pending') },
})

/** The states of an attempt to pay. `pending` and `authorized` are open, all others are final. */
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
  summary: 'Where the latest attempt of the signed-in person to pay stands',
  access: 'signed-in',
  reply: { 200: PaymentStatus },
})

export const createPaymentLink = endpoint({
  method: 'POST',
  path: '/api/payment-link',
  summary: "The address of the card service's own page for this payment; the same while it is open",
  access: 'signed-in',
  body: z.strictObject({}).nullish(),
  reply: { 200: z.strictObject({ url: z.string() }) },
})

/** Where Square sends its events. */
export const squareWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/square',
  summary:
    'An event of the card service, signed over its text; what it says is then asked of the service',
  access: 'public',
  origin: 'any',
  requestHeaders: z.object({
    'x-square-hmacsha256-signature': z.string().max(200).exactOptional(),
  }),
  body: z.string(),
  bodyForm: { as: 'text', media: 'application/json', bytesMax: 64 * 1024 },
  reply: { 200: MessageReply },
})
