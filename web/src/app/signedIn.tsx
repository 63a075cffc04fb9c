import { Suspense, useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useFeedback } from '#account/feedback/useFeedback.tsx'
import { TrialBanner } from '#account/trialBanner.tsx'
import { useShortcut } from '#lib/shortcuts.ts'
import { QuickAddLayer } from './dashboard/quickAddLayer.tsx'
import { openQuickAdd, setQuickAdd } from './dashboard/quickAddStore.ts'
import { ErrorBoundary } from './errorBoundary.tsx'
import { navItems } from './navItems.ts'
import { PageSkeleton } from './pageSkeleton.tsx'
import { dashboard, notFound, payment, recurringBills, settings } from './pages.ts'
import { PersonalData } from './personalData.tsx'
import { InactivityGuard } from './session/inactivityGuard.tsx'
import { signOut } from './session/leave.ts'
import { useSession, useSignedIn } from './session/useSession.ts'
import { Shell } from './shell/shell.tsx'

/** Everything that a signed-in person sees. */
export function SignedIn() {
  const session = useSession()
  const { user, trial } = useSignedIn()
  const [location, navigate] = useLocation()
  const feedback = useFeedback(user.email)
  useShortcut('n', openQuickAdd)
  // Another page, or another person: what was being typed is kept as a draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what this waits for.
  useEffect(() => setQuickAdd(false), [location])

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
        banner={
          trial && (location === '/' || location === '/dashboard') && <TrialBanner trial={trial} />
        }
        {...feedback.footer}
      >
        <ErrorBoundary key={location}>
          <Suspense fallback={<PageSkeleton />}>
            <Pages />
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <QuickAddLayer />
      {feedback.dialog}
      <InactivityGuard />
    </PersonalData>
  )
}

/** SPEC.md §2 Routing. */
function Pages() {
  return (
    <Switch>
      <Route path="/">
        <dashboard.Part />
      </Route>
      <Route path="/dashboard">
        <dashboard.Part />
      </Route>
      <Route path="/recurring-bills">
        <recurringBills.Part />
      </Route>
      <Route path="/settings">
        <settings.Part />
      </Route>
      <Route path="/payment">
        <payment.Part />
      </Route>
      <Route>
        <notFound.Part />
      </Route>
    </Switch>
  )
}
