import { useState } from 'react'
import { billing } from '#lib/billing.ts'
import { Button } from '#ui/button.tsx'
import { ManualCardForm } from './manualCardForm.tsx'
import { SimulatorForm } from './simulatorForm.tsx'
import { SquareForm } from './squareForm.tsx'
import { type PaymentOptions, usePayment } from './usePayment.ts'

type CheckoutProps = PaymentOptions & {
  /** Goes to Square's hosted page. */
  openHostedPage: () => Promise<void>
}

/** The card form, and the alternative if it causes trouble. */
export function Checkout({ openHostedPage, ...options }: CheckoutProps) {
  const { pay, isPaying } = usePayment(options)
  const [isManual, setIsManual] = useState(false)
  const [isOpening, setIsOpening] = useState(false)
  const isSquare = billing() === 'square'

  async function tryAlternative() {
    if (!isSquare) return setIsManual(true)
    setIsOpening(true)
    await openHostedPage().finally(() => setIsOpening(false))
  }

  return (
    <div className="flex flex-col gap-3">
      {!isSquare && <SimulatorNote />}
      {isManual ? (
        <ManualCardForm pay={pay} isPaying={isPaying} />
      ) : isSquare ? (
        <SquareForm pay={pay} isPaying={isPaying} />
      ) : (
        <SimulatorForm pay={pay} isPaying={isPaying} />
      )}
      {/* One button for both ways, so that it keeps the focus when it is pressed. */}
      <Button
        variant="quiet"
        className="h-auto! min-h-10 py-2 whitespace-normal! touch:min-h-11"
        pending={isOpening}
        pendingText="Opening Square's page..."
        onClick={() => (isManual ? setIsManual(false) : void tryAlternative())}
      >
        {isManual ? 'Back to the card form' : 'Having trouble? Try alternative payment method'}
      </Button>
    </div>
  )
}

function SimulatorNote() {
  return (
    <p className="rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
      This is the payment simulator: no money moves. Pay with{' '}
      <span className="sm:whitespace-nowrap">4111 1111 1111 1111</span>; a card that ends in 0002 is
      declined.
    </p>
  )
}
