import { useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { useFeedback } from '#account/feedback/useFeedback.tsx'
import type { EntryMode } from '#account/landing/entry.ts'
import { Landing, ModeToggle } from '#account/landing/landing.tsx'
import { signIn, signUp } from '#session/enter.ts'
import type { EndReason } from '#session/session.ts'
import { useSession } from '#session/useSession.ts'
import { preloadPage } from './frame.ts'
import { PublicFrame } from './shell/publicFrame.tsx'

/** The landing page. A returning user sees the sign-in form first. */
export function WelcomePage({ ended }: { ended: EndReason | undefined }) {
  const session = useSession()
  const feedback = useFeedback()
  const asked = useHistoryState<{ signIn?: boolean } | null>()
  const knowsUs = ended !== undefined || asked?.signIn === true
  const [mode, setMode] = useState<EntryMode>(knowsUs ? 'signIn' : 'signUp')
  const toggle = { mode, onSwitch: () => setMode(mode === 'signUp' ? 'signIn' : 'signUp') }
  return (
    <PublicFrame action={<ModeToggle {...toggle} />} {...feedback.footer}>
      <Landing
        signIn={(body) => ahead(signIn(session, body))}
        signUp={(body) => ahead(signUp(session, body))}
        note={ended && endNotes[ended]}
        {...toggle}
      />
      {feedback.dialog}
    </PublicFrame>
  )
}

/** Shown on the page, because a toast would be gone before the user is back. */
const endNotes: Record<EndReason, string | undefined> = {
  'signed-out': undefined,
  inactivity: 'You were logged out after 15 minutes without activity.',
  expired: 'Your session has ended. Please sign in again.',
}

/** Fetches the next page's code while the server answers. */
function ahead<T>(answer: Promise<T>): Promise<T> {
  void preloadPage(window.location.pathname, true)
  return answer
}
