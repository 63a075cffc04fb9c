import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { usePageOpening } from '#lib/pageOpening.ts'
import type { Outcome } from '#session/enter.ts'
import type { Credentials, NewAccount } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LiveDemo } from './liveDemo.tsx'
import { Offer } from './offer.tsx'
import { SignInForm } from './signInForm.tsx'
import { SignUpForm } from './signUpForm.tsx'

const forgotPassword = lazyPart(
  () => import('../forgotPassword/forgotPasswordDialog.tsx'),
  'ForgotPasswordDialog',
)

export type EntryMode = 'signUp' | 'signIn'

type LandingProps = {
  signIn: (body: Credentials) => Promise<Outcome>
  signUp: (body: NewAccount) => Promise<Outcome>
  mode: EntryMode
  /** Switches to the other form. */
  onSwitch: () => void
  /** Why the user was signed out. */
  note?: string | undefined
  /** What the new account costs, under the form's title. */
  terms: string | undefined
  /** The price in plain words; nothing where nobody pays. */
  price: ReactNode
  /** What sending the sign-up form leads to. */
  signUpLabel?: string | undefined
  /** The address that was typed before. */
  typedEmail?: string | undefined
}

export function Landing(props: LandingProps) {
  const { signIn, signUp, mode, onSwitch, note, terms, price, signUpLabel, typedEmail } = props
  const [email, setEmail] = useState(typedEmail ?? '')
  const [asksForLink, setAsksForLink] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = mode === 'signUp'
  usePageOpening(heading, isNew ? 'Sign up' : 'Sign in')
  const shared = { email, onEmail: setEmail, onSwitch }

  return (
    <>
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-[25rem_minmax(0,1fr)] lg:gap-x-16">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-heading lg:text-display">
            Keep your money on an even keel.
          </h1>
          <p className="mt-3 mb-6 text-lead text-quiet">
            Write down what comes in and what goes out, and see on one line where you float.
          </p>
          <Card
            title={isNew ? 'Create your account' : 'Welcome back'}
            subtitle={isNew ? terms : note}
          >
            {isNew ? (
              <SignUpForm enter={signUp} submitLabel={signUpLabel} {...shared} />
            ) : (
              <SignInForm
                enter={signIn}
                onForgot={() => void whenLoaded(forgotPassword, () => setAsksForLink(true))}
                {...shared}
              />
            )}
          </Card>
        </div>
        <LiveDemo />
      </div>
      <Offer price={price} />
      {asksForLink && (
        <Suspense>
          <forgotPassword.Part email={email} onClose={() => setAsksForLink(false)} />
        </Suspense>
      )}
    </>
  )
}

export function ModeToggle({ mode, onSwitch }: { mode: EntryMode; onSwitch: () => void }) {
  return (
    <div className="flex items-center gap-3">
      <span className="text-small text-quiet max-sm:hidden">
        {mode === 'signUp' ? 'Already have an account?' : 'New here?'}
      </span>
      <Button onClick={onSwitch}>{mode === 'signUp' ? 'Sign in' : 'Sign up'}</Button>
    </div>
  )
}
