import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { signedIn } from './frame.ts'
import { resetPassword } from './pages.ts'
import { useSession, useSessionState } from './session/useSession.ts'
import { WelcomePage } from './welcomePage.tsx'

/** SPEC.md §2 Routing. */
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

/** Whoever is not signed in sees the landing page at whatever address they asked for, so that signing in opens it. */
function Home() {
  const session = useSession()
  const state = useSessionState()
  if (state.status === 'signed-out') return <WelcomePage ended={state.ended} />
  return (
    <Suspense fallback={<EmptyFrame />}>
      <signedIn.Part key={session.turn} />
    </Suspense>
  )
}

/** The header's ground and line, where they will be. */
function EmptyFrame() {
  return <div className="h-[66px] border-b-2 border-accent bg-raised" />
}
