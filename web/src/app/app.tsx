// Must come first, before any schema is built.
import '#lib/zodSetup.ts'
import { begin, listenForSession } from '#session/begin.ts'
import { browserWorld } from '#session/browserWorld.ts'
import { createSession } from '#session/session.ts'
import { SessionContext, SessionStateContext } from '#session/useSession.ts'
import { Toaster } from '#ui/toasts/toaster.tsx'
import { ErrorBoundary } from './errorBoundary.tsx'
import { preloadPage } from './frame.ts'
import { Router } from './router.tsx'

const session = createSession(browserWorld())
listenForSession(session)
begin(session)

/** Settles once the page's files have loaded or failed. */
export const firstPage = preloadPage(window.location.pathname, session.state.status === 'signed-in')

export function App() {
  return (
    <SessionContext value={session}>
      <SessionStateContext value={session.states.use()}>
        <ErrorBoundary>
          <Router />
        </ErrorBoundary>
      </SessionStateContext>
      <Toaster />
    </SessionContext>
  )
}
