import { AllSet, Upgrade } from '#account/payment/upgrade.tsx'
import { useSignedIn } from '#session/useSession.ts'
import { Page } from './shell/page.tsx'

export function PaymentPage() {
  const { trial } = useSignedIn()
  if (trial?.hasPaid) {
    return (
      <Page title="You're All Set!" width="prose">
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
      <Upgrade trial={trial} />
    </Page>
  )
}
