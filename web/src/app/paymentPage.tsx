import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { billing } from '#lib/billing.ts'
import { Checkout } from '#payments/checkout.tsx'
import { openHostedPage } from '#payments/hostedPage.ts'
import { LastPayment, PendingPayment } from '#payments/paymentStateNote.tsx'
import { AllSet, Upgrade } from '#payments/upgrade.tsx'
import { signedInPayer } from '#payments/usePayment.ts'
import { usePaymentState } from '#payments/usePaymentState.ts'
import { confirm, refreshTrial } from '#session/identify.ts'
import { useSession, useSignedIn } from '#session/useSession.ts'
import { Button } from '#ui/button.tsx'
import { NotFoundPage } from './notFoundPage.tsx'
import { paidState } from './paidNotice.ts'
import { Page } from './shell/page.tsx'

export function PaymentPage() {
  const { trial } = useSignedIn()
  // With billing off this page does not exist.
  if (billing() === 'off') return <NotFoundPage />
  if (trial?.hasPaid) {
    return (
      <Page title="You're All Set!" width="prose" isCentered>
        <AllSet />
      </Page>
    )
  }
  return (
    <Page
      title="Upgrade to Premium"
      width="prose"
      lead="Pay once, and everything stays open to you for good."
    >
      <UpgradeSteps />
    </Page>
  )
}

function UpgradeSteps() {
  const { trial } = useSignedIn()
  const [search] = useSearchParams()
  const payment = usePaymentState(search.get('from') === 'square')
  const [isPaying, setIsPaying] = useState(false)
  const finish = useFinish()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the status is what this waits for.
  useEffect(() => {
    if (payment.status === 'settled') void finish()
  }, [payment.status])

  if (payment.isPending) {
    return (
      <Upgrade trial={trial} isPending>
        <PendingPayment />
      </Upgrade>
    )
  }
  return (
    <Upgrade trial={trial}>
      <LastPayment status={payment.status} />
      {isPaying ? (
        <section
          ref={takeFocus}
          tabIndex={-1}
          aria-label="Payment"
          className="rounded-control outline-none"
        >
          <Checkout
            payer={signedInPayer}
            openHostedPage={openHostedPage}
            onDone={(action) => (action === 'paid' ? finish() : payment.lookAgain())}
          />
        </section>
      ) : (
        <Button variant="primary" onClick={() => setIsPaying(true)}>
          Continue to Payment
        </Button>
      )}
    </Upgrade>
  )
}

/** The form takes the place of the button that had the focus. */
function takeFocus(form: HTMLElement | null) {
  form?.focus()
}

/** Refreshes the account before leaving for the dashboard, which must not show the trial again. */
function useFinish(): () => Promise<void> {
  const session = useSession()
  const [, navigate] = useLocation()
  return async () => {
    await Promise.all([confirm(session), refreshTrial(session)])
    navigate('/dashboard', { state: paidState })
  }
}
