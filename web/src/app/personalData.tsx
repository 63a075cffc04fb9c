import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { forgetExpectedCount } from '#bills/widget/useExpectedCount.ts'
import { isStatus } from '#lib/api/errors.ts'
import { createQueryClient, noteSignedIn } from '#lib/api/queryClient.ts'

import { refreshTrial } from '#session/identify.ts'
import { noticeUnauthorized } from '#session/leave.ts'
import type { Session } from '#session/session.ts'
import { useSession } from '#session/useSession.ts'

/** What was fetched for one person lives here and goes with them: the next one starts with nothing. */
export function PersonalData({ children }: { children: ReactNode }) {
  const session = useSession()
  const [client] = useState(() => createClient(session))
  useEffect(() => noteSignedIn(client), [client])
  useEffect(() => forgetExpectedCount, [])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createClient(session: Session) {
  const turn = session.turn
  return createQueryClient((error) => {
    // A late answer to somebody who has left says nothing about whoever is here now.
    if (session.turn === turn) noticeFailure(session, error)
  })
}

/** What a failed call means beyond the place that made it. */
function noticeFailure(session: Session, error: Error) {
  noticeUnauthorized(session, error)
  if (!isStatus(error, 402)) return
  // The trial is over: the way on is the upgrade. What was typed waits as a draft.
  void refreshTrial(session)
  navigate('/payment')
}
