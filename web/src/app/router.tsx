import { Suspense, useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { needsOtherDocument } from '#lib/billing.ts'
import { useSession, useSessionState } from '#session/useSession.ts'
import { Logo } from '#ui/logo.tsx'
import { signedIn } from './frame.ts'
import { resetPassword } from './pages.ts'
import { WelcomePage } from './welcomePage.tsx'

export function Router() {
  return (
    <Switch>
      <Route path="/reset-password">
        <Suspense>
          <resetPassword.Part />
        </Suspense>
      </Route>
      <Route>
        <Home />
      </Route>
    </Switch>
  )
}

/** A visitor sees the landing page at any address, so that signing in opens the page they asked for. */
function Home() {
  const session = useSession()
  const state = useSessionState()
  if (!useOwnDocument()) return <EmptyFrame />
  if (state.status === 'signed-out') return <WelcomePage ended={state.ended} />
  return (
    <Suspense fallback={<EmptyFrame />}>
      <signedIn.Part key={session.turn} />
    </Suspense>
  )
}

/**
 * Reloads the page if its address needs another document, because only /payment allows the card form's hosts.
 * @returns false during the reload
 */
function useOwnDocument(): boolean {
  const [location] = useLocation()
  const isOther = needsOtherDocument(location)
  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])
  return !isOther
}

/** Repeats the header in index.html until the real one has loaded. */
function EmptyFrame() {
  return (
    <div className="border-b-2 border-accent bg-raised">
      <div className="mx-auto flex h-16 max-w-page items-center px-4 md:px-6">
        <Logo />
      </div>
    </div>
  )
}
