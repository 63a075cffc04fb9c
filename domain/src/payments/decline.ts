/** Why a card was declined, as far as the buyer can do something about it. */
export const declineCauses = [
  'cvv',
  'postal_code',
  'expiry',
  'funds',
  'verification',
  'other',
] as const
export type DeclineCause = (typeof declineCauses)[number]

const sentences: Readonly<Record<DeclineCause, string>> = {
  cvv: 'Your card was declined: the security code (CVV) does not match. Check it and try again.',
  postal_code:
    'Your card was declined: the postal code does not match the one your bank has. Check it and try again.',
  expiry: 'Your card was declined: the expiry date does not match. Check it and try again.',
  funds: 'Your card was declined: it has insufficient funds. Try another card.',
  verification:
    'Your card was declined: your bank could not verify your identity. Try again, or use another card.',
  other: 'Your card was declined. You were not charged. Try another card.',
}

/** The sentence for the buyer, who never sees the card service's codes. */
export function declineSentence(cause: DeclineCause): string {
  return sentences[cause]
}

const causes: Readonly<Record<string, DeclineCause>> = {
  CVV_FAILURE: 'cvv',
  VERIFY_CVV_FAILURE: 'cvv',
  ADDRESS_VERIFICATION_FAILURE: 'postal_code',
  VERIFY_AVS_FAILURE: 'postal_code',
  INVALID_POSTAL_CODE: 'postal_code',
  EXPIRATION_FAILURE: 'expiry',
  INVALID_EXPIRATION: 'expiry',
  INVALID_EXPIRATION_YEAR: 'expiry',
  INVALID_EXPIRATION_DATE: 'expiry',
  BAD_EXPIRATION: 'expiry',
  CARD_EXPIRED: 'expiry',
  INSUFFICIENT_FUNDS: 'funds',
  CARD_DECLINED_VERIFICATION_REQUIRED: 'verification',
}

/** Maps a code of the card service to a cause. */
export function causeOfCode(code: string): DeclineCause {
  return Object.hasOwn(causes, code) ? (causes[code] ?? 'other') : 'other'
}
