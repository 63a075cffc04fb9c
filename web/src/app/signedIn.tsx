import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { QuickAddLayer } from './dashboard/quickAddLayer.tsx'
import { openQuickAdd } from './dashboard/quickAddStore.ts'
import { ErrorBoundary } from './errorBoundary.tsx'
import { navItems } from './navItems.ts'
import { PageSkeleton } from './pageSkeleton.tsx'
import { dashboard, notFound } from './pages.ts'
import { PersonalData } from './personalData.tsx'
import { InactivityGuard } from './session/inactivityGuard.tsx'
import { signOut } from './session/leave.ts'
import { useSession, useSignedIn } from './session/useSession.ts'
import { Shell } from './shell/shell.tsx'

/** Everything that a signed-in person sees. */
export function SignedIn() {
  const session = useSession()
  const { user } = useSignedIn()
  const [location, navigate] = useLocation()

  function leave() {
    signOut(session)
    navigate('/')
  }

  return (
    <PersonalData>
      <Shell
        nav={navItems}
        location={location}
        email={user.email}
        onLogout={leave}
        onQuickAdd={openQuickAdd}
      >
        <ErrorBoundary key={location}>
          <Suspense fallback={<PageSkeleton />}>
            <Pages />
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <QuickAddLayer />
      <InactivityGuard />
    </PersonalData>
  )
}

/** SPEC.md §2 Routing. */
function Pages() {
  return (
    <Switch>
      <Route path="/">
        <dashboard.Page />
      </Route>
      <Route path="/dashboard">
        <dashboard.Page />
      </Route>
      <Route>
        <notFound.Page />
      </Route>
    </Switch>
  )
}
