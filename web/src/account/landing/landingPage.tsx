import type { Login } from '@evenkeel/domain/account'
import { useRef, useState } from 'react'
import { usePageOpening } from '#app/shell/page.tsx'
import { PublicFrame } from '#app/shell/publicFrame.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Outcome } from './entry.ts'
import { LiveDemo } from './liveDemo.tsx'
import { Offer } from './offer.tsx'
import { SignInForm } from './signInForm.tsx'
import { SignUpForm } from './signUpForm.tsx'

type LandingPageProps = {
  signIn: (body: Login) => Promise<Outcome>
  signUp: (body: Login & { username: string }) => Promise<Outcome>
  /** Somebody has been here before: they want back in. */
  knowsUs: boolean
}

type Mode = 'signUp' | 'signIn'

/** What the product is, and the way in. */
export function LandingPage({ signIn, signUp, knowsUs }: LandingPageProps) {
  const [mode, setMode] = useState<Mode>(knowsUs ? 'signIn' : 'signUp')
  const [email, setEmail] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = mode === 'signUp'
  usePageOpening(heading, isNew ? 'Sign up' : 'Sign in')
  const shared = { email, onEmail: setEmail, onSwitch: () => setMode(isNew ? 'signIn' : 'signUp') }

  return (
    <PublicFrame action={<ModeToggle mode={mode} onToggle={shared.onSwitch} />}>
      <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)]">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-heading md:text-display">
            Keep your money on an even keel.
          </h1>
          <p className="mt-3 mb-6 text-lead text-quiet">
            Write down what comes in and what goes out, and see on one line where you float.
          </p>
          <Card title={isNew ? 'Create your account' : 'Welcome back'}>
            {isNew ? (
              <SignUpForm enter={signUp} {...shared} />
            ) : (
              <SignInForm enter={signIn} {...shared} />
            )}
          </Card>
        </div>
        <LiveDemo />
      </div>
      <Offer />
    </PublicFrame>
  )
}

function ModeToggle({ mode, onToggle }: { mode: Mode; onToggle: () => void }) {
  return (
    <div className="flex items-center gap-3">
      <span className="text-small text-quiet max-sm:hidden">
        {mode === 'signUp' ? 'Been here before?' : 'New here?'}
      </span>
      <Button onClick={onToggle}>{mode === 'signUp' ? 'Sign in' : 'Sign up'}</Button>
    </div>
  )
}
