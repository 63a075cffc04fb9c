import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { LandingPage } from '#account/landing/landingPage.tsx'
import { resetPassword, signedIn } from './pages.ts'
import { signIn, signUp } from './session/enter.ts'
import { endHere } from './session/leave.ts'
import type { EndReason } from './session/sessionState.ts'
import { useSession, useSessionState } from './session/useSession.ts'

/** SPEC.md §2 Routing. */
export function Router() {
  return (
    <Switch>
      <Route path="/reset-password">
        <ResetPassword />
      </Route>
      <Route>
        <Home />
      </Route>
    </Switch>
  )
}

function ResetPassword() {
  const session = useSession()
  return (
    <Suspense>
      <resetPassword.Part onReset={() => endHere(session)} onLogin={openSignIn} />
    </Suspense>
  )
}

/** Whoever is not signed in sees the landing page at whatever address they asked for, so that signing in opens it. */
function Home() {
  const session = useSession()
  const state = useSessionState()
  const asked = useHistoryState<{ signIn?: boolean } | null>()
  if (state.status === 'signed-out') {
    return (
      <LandingPage
        signIn={(body) => signIn(session, body)}
        signUp={(body) => signUp(session, body)}
        knowsUs={state.ended !== undefined || asked?.signIn === true}
        note={state.ended && endNotes[state.ended]}
      />
    )
  }
  return (
    <Suspense>
      <signedIn.Part key={session.turn} />
    </Suspense>
  )
}

/** A toast is gone before somebody comes back who has been away for an hour. */
const endNotes: Record<EndReason, string | undefined> = {
  'signed-out': undefined,
  inactivity: 'You were logged out after 15 minutes without activity.',
  expired: 'Your session has ended. Please sign in again.',
}

function openSignIn() {
  navigate('/', { state: { signIn: true } })
}
