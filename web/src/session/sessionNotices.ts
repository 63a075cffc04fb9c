import { toast } from '#ui/toasts/toastStore.ts'
import { follow } from './begin.ts'
import { markerKey } from './marker.ts'
import type { Session } from './session.ts'

/** Reacts to the end of the session, and to changes in other tabs. Call once. */
export function listenForSession(session: Session) {
  window.addEventListener('session-expired', (event) => {
    if ((event as CustomEvent<{ reason: string }>).detail.reason !== 'inactivity') return
    toast({
      variant: 'destructive',
      title: 'Session Expired',
      description: "You've been logged out due to inactivity.",
    })
  })
  window.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === markerKey || key === null) follow(session)
  })
}
