import type { Cents } from '#money'
import { priceCents, priceCurrency } from './price.ts'

/** Where a payment stands at the card service. */
export type ServiceState = 'pending' | 'approved' | 'completed' | 'canceled' | 'failed'

/** A payment as the card service has it. */
export type ServicePayment = {
  state: ServiceState
  amount: Cents
  currency: string
  refunded: Cents
}

/** How long a payment may stay unseen at the card service before it counts as never made. */
export const unseenMsMax = 2 * 60_000

/**
 * What to do about a payment whose end is open.
 * `void` and `refund` give the money back, `give_up` cancels whatever may still arrive under its key.
 */
export type Step =
  | 'wait'
  | 'capture'
  | 'settle'
  | 'decline'
  | 'cancel'
  | 'refunded'
  | 'void'
  | 'refund'
  | 'give_up'

/** True where a payment is for the right money. */
export function hasRightAmount({ amount, currency }: ServicePayment): boolean {
  return amount === priceCents && currency === priceCurrency
}

/** True where all of a payment has gone back. */
export function isRefunded({ amount, refunded }: ServicePayment): boolean {
  return refunded >= amount
}

/**
 * The next step for a payment, from what the card service says about it.
 * @param found the service's payment, or undefined where it knows none
 * @param ageMs how long ago it was asked for
 * @param isWanted false where the account is gone or has been paid for in another way
 */
export function nextStep(
  found: ServicePayment | undefined,
  ageMs: number,
  isWanted: boolean,
): Step {
  if (found === undefined) return ageMs < unseenMsMax ? 'wait' : 'give_up'
  switch (found.state) {
    case 'pending':
      return 'wait'
    case 'approved':
      return isWanted && hasRightAmount(found) ? 'capture' : 'void'
    case 'completed':
      if (isRefunded(found)) return 'refunded'
      return isWanted && hasRightAmount(found) ? 'settle' : 'refund'
    case 'failed':
      return 'decline'
    case 'canceled':
      return 'cancel'
  }
}
