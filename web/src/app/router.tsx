import { Suspense } from 'react'
import { LandingPage } from '#account/landing/landingPage.tsx'
import { signedIn } from './pages.ts'
import { signIn, signUp } from './session/enter.ts'
import { useSession, useSessionState } from './session/useSession.ts'

/**
 * SPEC.md §2 Routing: whoever is not signed in sees the landing page, at whatever address they asked for, so that
 * signing in opens that address.
 */
export function Router() {
  const session = useSession()
  const state = useSessionState()
  if (state.status === 'signed-out') {
    return (
      <LandingPage
        signIn={(body) => signIn(session, body)}
        signUp={(body) => signUp(session, body)}
        knowsUs={state.ended !== undefined}
      />
    )
  }
  return (
    <Suspense>
      <signedIn.Page key={session.turn} />
    </Suspense>
  )
}
