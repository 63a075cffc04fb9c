import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { TrialBanner } from '#account/trialBanner.tsx'
import { useShortcut } from '#lib/shortcuts.ts'
import { InactivityGuard } from '#session/inactivityGuard.tsx'
import { useSignedIn } from '#session/useSession.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { AssistantLayer } from './assistantLayer.tsx'
import { openQuickAdd, QuickAddLayer } from './dashboard/quickAddLayer.tsx'
import { ShownRowsProvider } from './dashboard/shownRowsProvider.tsx'
import { DialogWarmup } from './dialogWarmup.tsx'
import { ErrorBoundary } from './errorBoundary.tsx'
import { pageAt } from './pages.ts'
import { usePaidNotice } from './paidNotice.ts'
import { PersonalData } from './personalData.tsx'
import { RoundButton } from './roundButton.tsx'
import { BottomBar } from './shell/bottomBar.tsx'
import { Frame } from './shell/frame.tsx'
import { Header } from './shell/header.tsx'
import { UndoLayer } from './undoLayer.tsx'

export function SignedIn() {
  const { trial } = useSignedIn()
  const [location] = useLocation()
  const page = pageAt(location)
  const isDashboard = location === '/' || location === '/dashboard'
  useShortcut('n', openQuickAdd)
  usePaidNotice()

  return (
    <PersonalData>
      <ShownRowsProvider isDashboard={isDashboard}>
        <Frame
          header={
            <>
              <Header />
              <div className="print:hidden">
                {trial && isDashboard && <TrialBanner trial={trial} />}
              </div>
            </>
          }
        >
          <ErrorBoundary key={location}>
            <Suspense fallback={<PageSkeleton />}>
              <page.Part />
            </Suspense>
          </ErrorBoundary>
          <RoundButton />
        </Frame>
        <BottomBar location={location} />
        <QuickAddLayer location={location} />
        <UndoLayer />
      </ShownRowsProvider>
      <AssistantLayer location={location} />
      <InactivityGuard />
      <DialogWarmup />
    </PersonalData>
  )
}

/** Shown while a page's code is fetched; tall enough that the footer does not jump afterwards. */
function PageSkeleton() {
  return (
    <div className="min-h-dvh">
      <Loading label="Loading the page">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-8 h-40 w-full rounded-card" />
      </Loading>
    </div>
  )
}
