import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { forgetExpectedCount } from '#bills/queries.ts'
import { isStatus } from '#lib/api/errors.ts'
import { createQueryClient, noteSignedIn } from '#lib/api/queryClient.ts'
import { refreshTrial } from '#session/identify.ts'
import { noticeUnauthorized } from '#session/leave.ts'
import type { Session } from '#session/session.ts'
import { useSession } from '#session/useSession.ts'

/** Holds what was fetched for one user, and is dropped with them. */
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
    // A late failure of the previous user's request says nothing about the current user.
    if (session.turn === turn) noticeFailure(session, error)
  })
}

/** Handles what a failed call means for the whole page. */
function noticeFailure(session: Session, error: Error) {
  noticeUnauthorized(session, error)
  if (!isStatus(error, 402)) return
  // The trial has expired: show the upgrade. Unsaved input is kept as a draft.
  void refreshTrial(session)
  navigate('/payment')
}
