import { causeOfCode, type DeclineCause } from './decline.ts'

/** One entry of the card service's list of errors. */
export type ServiceError = { category: string; code: string }

/**
 * What an answer to "take this money" means when it is not a payment.
 * `declined`: the card said no. `refused`: the service did not look at the card, and nothing was charged.
 * `unknown`: there may be a payment, or one may still appear.
 */
export type Failure =
  | { kind: 'declined'; cause: DeclineCause }
  | { kind: 'refused' }
  | { kind: 'unknown' }

/**
 * Reads a failed answer of the card service.
 * @param status the HTTP status, or undefined where no complete answer came
 */
export function failureOf(
  status: number | undefined,
  errors: readonly ServiceError[] = [],
): Failure {
  // 408 is often the word of a proxy on the way, which does not know what the service did.
  if (status === undefined || status < 400 || status >= 500 || status === 408) {
    return { kind: 'unknown' }
  }
  const decline = errors.find(({ category }) => category === 'PAYMENT_METHOD_ERROR')
  if (decline) return { kind: 'declined', cause: causeOfCode(decline.code) }
  const isToken = errors.some(({ code }) => tokenCodes.has(code))
  return isToken ? { kind: 'declined', cause: 'other' } : { kind: 'refused' }
}

/** Codes of a card token that cannot be used. A new try makes a new token. */
const tokenCodes: ReadonlySet<string> = new Set([
  'CARD_TOKEN_EXPIRED',
  'CARD_TOKEN_USED',
  'SOURCE_USED',
  'SOURCE_EXPIRED',
  'INVALID_CARD',
  'INVALID_CARD_DATA',
])
