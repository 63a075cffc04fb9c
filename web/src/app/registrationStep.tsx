import { useLocation } from 'wouter'
import { signUpFailure } from '#account/failure.ts'
import { openHostedPage } from '#payments/hostedPage.ts'
import { RegistrationPayment } from '#payments/registrationPayment.tsx'
import { enterPaid, signUp } from '#session/enter.ts'
import type { NewAccount } from '#session/session.ts'
import { useSession } from '#session/useSession.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { preloadPage } from './frame.ts'
import { paidState } from './paidNotice.ts'

const loginFailed = {
  title: 'Login Failed',
  description: 'Account created but login failed. Please try logging in manually.',
}

type RegistrationStepProps = {
  account: NewAccount
  onBack: () => void
  onSignIn: () => void
}

/** The payment of a visitor who has no account yet. */
export function RegistrationStep({ account, onBack, onSignIn }: RegistrationStepProps) {
  const session = useSession()
  const [, navigate] = useLocation()

  /** After an unknown outcome the user stays at this address, where the payment page follows it. */
  async function enter(action: 'paid' | 'pending') {
    void preloadPage(action === 'paid' ? '/dashboard' : '/payment', true)
    const outcome = await enterPaid(session, account)
    if (!outcome.ok) {
      onSignIn()
      toast({ ...loginFailed, variant: 'destructive' })
      return
    }
    if (action === 'paid') navigate('/dashboard', { state: paidState })
  }

  async function beginTrial(): Promise<boolean> {
    const outcome = await signUp(session, account)
    if (outcome.ok) return true
    onBack()
    toast({ ...signUpFailure(outcome.error), variant: 'destructive' })
    return false
  }

  return (
    <RegistrationPayment
      payer={account}
      onDone={enter}
      onLoginRequired={onBack}
      onBack={onBack}
      onSkip={async () => {
        if (await beginTrial()) navigate('/')
      }}
      openHostedPage={async () => {
        // Square's page needs an account, which starts with its trial.
        if (await beginTrial()) await openHostedPage()
      }}
    />
  )
}
