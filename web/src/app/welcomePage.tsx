import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { type EntryMode, Landing, ModeToggle } from '#account/landing/landing.tsx'
import { billing } from '#lib/billing.ts'
import { lazyPart } from '#lib/lazyPart.ts'
import { signIn, signUp } from '#session/enter.ts'
import type { EndReason, NewAccount } from '#session/session.ts'
import { useSession } from '#session/useSession.ts'
import { preloadPage } from './frame.ts'
import { PriceOffer, terms } from './priceOffer.tsx'
import { PublicFrame } from './shell/publicFrame.tsx'

/** Only those who pay as they sign up load it. */
const registrationStep = lazyPart(() => import('./registrationStep.tsx'), 'RegistrationStep')

/** The landing page. A returning user sees the sign-in form first. */
export function WelcomePage({ ended }: { ended: EndReason | undefined }) {
  const session = useSession()
  const [location] = useLocation()
  const asked = useHistoryState<{ signIn?: boolean } | null>()
  const knowsUs = ended !== undefined || asked?.signIn === true
  const [mode, setMode] = useState<EntryMode>(knowsUs ? 'signIn' : 'signUp')
  const toggle = { mode, onSwitch: () => setMode(mode === 'signUp' ? 'signIn' : 'signUp') }
  const { account, isPaying, isAtPayment, pay, leave } = useRegistration(location)

  return (
    <PublicFrame action={!isAtPayment && <ModeToggle {...toggle} />}>
      {account && isAtPayment ? (
        <Suspense>
          <registrationStep.Part
            account={account}
            onBack={leave}
            onSignIn={() => {
              leave()
              setMode('signIn')
            }}
          />
        </Suspense>
      ) : (
        <Landing
          signIn={(body) => ahead(signIn(session, body))}
          signUp={(body) => (isPaying ? pay(body) : ahead(signUp(session, body)))}
          note={ended && endNotes[ended]}
          terms={terms(isPaying)}
          price={billing() === 'off' ? null : <PriceOffer />}
          signUpLabel={isPaying ? 'Continue to Payment' : undefined}
          typedEmail={account?.email}
          {...toggle}
        />
      )}
    </PublicFrame>
  )
}

/** Signing up leads to the payment step. The credentials stay in memory only. */
function useRegistration(location: string) {
  const [account, setAccount] = useState<NewAccount>()
  const [isAtPayment, setIsAtPayment] = useState(false)
  return {
    account,
    isAtPayment,
    isPaying: location === '/payment' && billing() !== 'off',
    pay: async (body: NewAccount) => {
      void registrationStep.load()
      setAccount(body)
      setIsAtPayment(true)
      return { ok: true } as const
    },
    leave: () => setIsAtPayment(false),
  }
}

/** Shown on the page, because a toast would be gone before the user is back. */
const endNotes: Record<EndReason, string | undefined> = {
  'signed-out': undefined,
  inactivity: 'You were logged out after 15 minutes without activity.',
  expired: 'Your session has ended. Please sign in again.',
}

/** Fetches the next page's code while the server answers. */
function ahead<T>(answer: Promise<T>): Promise<T> {
  void preloadPage(window.location.pathname, true)
  return answer
}
