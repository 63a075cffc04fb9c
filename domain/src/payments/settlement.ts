import type { Cents } from '#money'
import { priceCents, priceCurrency } from './price.ts'

/** The state of a payment at the card service. */
export type ServiceState = 'pending' | 'approved' | 'completed' | 'canceled' | 'failed'

/** A payment as the card service describes it. */
export type ServicePayment = {
  state: ServiceState
  amount: Cents
  currency: string
  refunded: Cents
}

/** How long a payment may be missing at the card service before it counts as never made. */
export const unseenMsMax = 2 * 60_000

/**
 * What to do about an open payment. `void` releases the hold, `refund` returns the money, and `give_up` cancels
 * whatever may still arrive under its key.
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

/** Whether a payment has the right amount and currency. */
export function hasRightAmount({ amount, currency }: ServicePayment): boolean {
  return amount === priceCents && currency === priceCurrency
}

/** Whether a payment was refunded in full. */
export function isRefunded({ amount, refunded }: ServicePayment): boolean {
  return refunded >= amount
}

/**
 * Decides the next step for an open payment.
 * @param found the service's payment; undefined if it knows none
 * @param ageMs how long ago the payment was requested
 * @param isWanted false if the account is gone
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
