import { priceShort } from '@evenkeel/domain/payments'
import { useRef } from 'react'
import { usePageOpening } from '#lib/pageOpening.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmailText } from '#ui/emailText.tsx'
import { Checkout } from './checkout.tsx'
import type { Payer } from './usePayment.ts'

type RegistrationPaymentProps = {
  payer: Payer
  onDone: (action: 'paid' | 'pending') => unknown
  onLoginRequired: () => void
  onBack: () => void
  /** Starts the free trial without a payment. */
  onSkip: () => Promise<unknown>
  openHostedPage: () => Promise<void>
}

/** The step after sign-up for visitors who pay right away. Email and password stay in memory. */
export function RegistrationPayment(props: RegistrationPaymentProps) {
  const { payer, onBack, onSkip, ...checkout } = props
  const heading = useRef<HTMLHeadingElement>(null)
  usePageOpening(heading, 'Payment')
  return (
    <div className="mx-auto max-w-prose">
      <h1 ref={heading} tabIndex={-1} className="text-heading">
        Complete your registration
      </h1>
      <p className="mt-1.5 mb-6 text-body text-quiet">
        {priceShort} once, for the account <EmailText text={payer.email} isInSentence />. There is
        no subscription.
      </p>
      <Card title="Payment">
        <Checkout payer={payer} {...checkout} />
        <div className="mt-4 flex flex-wrap justify-between gap-2 border-t border-hairline pt-4">
          <Button onClick={onBack}>Back to sign-up</Button>
          <Button onClick={() => void onSkip()}>Skip and start the free trial</Button>
        </div>
      </Card>
    </div>
  )
}
