import { causeOfCode, type DeclineCause } from './decline.ts'

/** One entry of the card service's list of errors. */
export type ServiceError = { category: string; code: string }

/**
 * Why a request to charge a card returned no payment.
 * `declined`: the card was declined. `refused`: the service refused the request, and nothing was charged.
 * `unknown`: a payment may exist, or may still appear.
 */
export type Failure =
  | { kind: 'declined'; cause: DeclineCause }
  | { kind: 'refused' }
  | { kind: 'unknown' }

/**
 * Reads a failed answer of the card service.
 * @param status the HTTP status; undefined if no complete answer arrived
 */
export function failureOf(
  status: number | undefined,
  errors: readonly ServiceError[] = [],
): Failure {
  // A 408 often comes from a proxy, which does not know what the service did.
  if (status === undefined || status < 400 || status >= 500 || status === 408) {
    return { kind: 'unknown' }
  }
  const decline = errors.find(({ category }) => category === 'PAYMENT_METHOD_ERROR')
  if (decline) return { kind: 'declined', cause: causeOfCode(decline.code) }
  const isToken = errors.some(({ code }) => tokenCodes.has(code))
  return isToken ? { kind: 'declined', cause: 'other' } : { kind: 'refused' }
}

/** Codes for an unusable card token. The next attempt makes a new one. */
const tokenCodes: ReadonlySet<string> = new Set([
  'CARD_TOKEN_EXPIRED',
  'CARD_TOKEN_USED',
  'SOURCE_USED',
  'SOURCE_EXPIRED',
  'INVALID_CARD',
  'INVALID_CARD_DATA',
])
