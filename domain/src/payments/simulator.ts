import type { DeclineCause } from './decline.ts'

/** How the simulator treats a card. */
export type Simulated =
  | { kind: 'approved'; slow?: true }
  | { kind: 'declined'; cause: DeclineCause }
  /** The payment is made, but the answer is lost. */
  | { kind: 'lost_answer' }
  /** The request is lost, and no payment is made. */
  | { kind: 'lost_request' }

const declinedBy = (cause: DeclineCause): Simulated => ({ kind: 'declined', cause })

const tokens: ReadonlyMap<string, Simulated> = new Map([
  ['cnon:card-nonce-ok', { kind: 'approved' }],
  ['cnon:card-nonce-declined', declinedBy('other')],
  ['cnon:card-nonce-rejected-cvv', declinedBy('cvv')],
  ['cnon:card-nonce-rejected-postalcode', declinedBy('postal_code')],
  ['cnon:card-nonce-rejected-expiration', declinedBy('expiry')],
  ['cnon:simulator-insufficient-funds', declinedBy('funds')],
  ['cnon:simulator-verification', declinedBy('verification')],
  ['cnon:simulator-slow', { kind: 'approved', slow: true }],
  ['cnon:simulator-lost-answer', { kind: 'lost_answer' }],
  ['cnon:simulator-lost-request', { kind: 'lost_request' }],
])

/** What our own card fields send instead of a token. */
export const manualSource = 'manual-card-entry'

/**
 * The simulator's outcome for a source; unknown ones are declined.
 * @param last4 the last digits of a card typed into our own fields
 */
export function simulate(sourceId: string, last4?: string): Simulated {
  if (sourceId !== manualSource) return tokens.get(sourceId) ?? declinedBy('other')
  return last4 === '1111' ? { kind: 'approved' } : declinedBy('other')
}

/** A card as typed: digits with spaces, MM/YY. */
export type TypedCard = { number: string; expiry: string; cvv: string; postalCode: string }

/** The card that asks for a code, and the code. */
const verifiedNumber = '5248480000210034'
const verificationCode = '123456'

/** Whether this card's bank asks for a code before it pays. */
export function asksForCode({ number }: Pick<TypedCard, 'number'>): boolean {
  return digitsOf(number) === verifiedNumber
}

/**
 * Turns a typed card into a token in the browser, as the card service's own form does.
 * @param code the typed verification code
 */
export function tokenOf(card: TypedCard, code = ''): string {
  const number = digitsOf(card.number)
  if (number !== '4111111111111111' && number !== verifiedNumber) return 'cnon:card-nonce-declined'
  if (card.cvv === '911') return 'cnon:card-nonce-rejected-cvv'
  if (card.postalCode === '99999') return 'cnon:card-nonce-rejected-postalcode'
  if (card.expiry === '01/40') return 'cnon:card-nonce-rejected-expiration'
  if (number === verifiedNumber && code !== verificationCode) return 'cnon:simulator-verification'
  return 'cnon:card-nonce-ok'
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
