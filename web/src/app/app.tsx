// Must come first, before any schema is built.
import '#lib/zodSetup.ts'
import { begin, listenForSession } from '#session/begin.ts'
import { browserWorld } from '#session/browserWorld.ts'
import { createSession } from '#session/session.ts'
import { SessionContext } from '#session/useSession.ts'
import { Toaster } from '#ui/toasts/toaster.tsx'
import { ErrorBoundary } from './errorBoundary.tsx'
import { preloadPage } from './frame.ts'
import { Router } from './router.tsx'
import { preloadWelcome } from './welcome.ts'

const session = createSession(browserWorld())
listenForSession(session)
begin(session)

const address = window.location.pathname

/** Settles once the page's files have loaded or failed. */
export const firstPage =
  session.state.status === 'signed-in' || address === '/reset-password'
    ? preloadPage(address)
    : preloadWelcome()

export function App() {
  return (
    <SessionContext value={session}>
      <ErrorBoundary>
        <Router />
      </ErrorBoundary>
      <Toaster />
    </SessionContext>
  )
}
