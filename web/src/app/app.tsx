// First of all, so that no schema is built before it: see there.
import '#lib/zodSetup.ts'
import { Toaster } from '#ui/toaster.tsx'
import { ErrorBoundary } from './errorBoundary.tsx'
import { preloadPage } from './frame.ts'
import { Router } from './router.tsx'
import { begin } from './session/begin.ts'
import { browserWorld } from './session/browserWorld.ts'
import { createSession } from './session/session.ts'
import { listenForSession } from './session/sessionNotices.ts'
import { SessionContext } from './session/useSession.ts'

const session = createSession(browserWorld())
listenForSession(session)
begin(session)
if (session.state.status === 'signed-in') preloadPage(window.location.pathname)

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
