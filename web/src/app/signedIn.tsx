import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useFeedback } from '#account/feedback/useFeedback.tsx'
import { TrialBanner } from '#account/trialBanner.tsx'
import { useShortcut } from '#lib/shortcuts.ts'
import { InactivityGuard } from '#session/inactivityGuard.tsx'
import { signOut } from '#session/leave.ts'
import { useSession, useSignedIn } from '#session/useSession.ts'
import { AssistantLayer, openAssistant } from './assistantLayer.tsx'
import { QuickAddLayer } from './dashboard/quickAddLayer.tsx'
import { openQuickAdd, quickAddOpen } from './dashboard/quickAddStore.ts'
import { ErrorBoundary } from './errorBoundary.tsx'
import { PageSkeleton } from './pageSkeleton.tsx'
import { pageAt } from './pages.ts'
import { usePaidNotice } from './paidNotice.ts'
import { PersonalData } from './personalData.tsx'
import { navItems } from './shell/nav.ts'
import { Shell } from './shell/shell.tsx'
import { UndoLayer } from './undoLayer.tsx'

export function SignedIn() {
  const session = useSession()
  const { user, trial } = useSignedIn()
  const [location, navigate] = useLocation()
  const page = pageAt(location)
  const feedback = useFeedback(user.email)
  useShortcut('n', openQuickAdd)
  usePaidNotice()
  // Another page closes it; what was being typed is kept as a draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes.
  useEffect(() => quickAddOpen.write(false), [location])

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
        onAssistant={openAssistant}
        banner={
          trial && (location === '/' || location === '/dashboard') && <TrialBanner trial={trial} />
        }
        {...feedback.footer}
      >
        <ErrorBoundary key={location}>
          <Suspense fallback={<PageSkeleton />}>
            <page.Part />
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <QuickAddLayer />
      <UndoLayer />
      <AssistantLayer location={location} />
      {feedback.dialog}
      <InactivityGuard />
    </PersonalData>
  )
}
