import { priceShort, priceText } from '@evenkeel/domain/payments'
import { Plain } from '#account/landing/offer.tsx'
import { billing } from '#lib/billing.ts'

/** The price in plain words, and a link to pay right away. */
export function PriceOffer() {
  return (
    <Plain title={`Seven days free. Then ${priceShort}, once.`}>
      <p>
        Begin without a card. If you want to stay after a week, one payment of {priceText} unlocks
        everything for good. There is no subscription, so there is nothing to cancel. If you leave
        it at that, what you wrote down stays yours to read and to take with you.
      </p>
      <p className="mt-3">
        {/* Not a router link: the payment page may be another document. */}
        <a
          href="/payment"
          className="rounded-[4px] text-accent underline underline-offset-3 hover:text-accent-hover"
        >
          Pay now
        </a>
      </p>
    </Plain>
  )
}

/** The line under the sign-up form that says what an account costs. */
export function terms(isPaying: boolean): string | undefined {
  if (billing() === 'off') return undefined
  return isPaying
    ? `${priceShort} once. The payment comes next.`
    : 'Seven days free, no card needed.'
}
