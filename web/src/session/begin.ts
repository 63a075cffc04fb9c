import { toast } from '#ui/toasts/toastStore.ts'
import { confirm, refreshTrial } from './identify.ts'
import { callLogout, clear, end } from './leave.ts'
import { endedKey, markerKey, parseMarker } from './marker.ts'
import { apply, beginTurn, parseEndReason, type Session } from './session.ts'

/** Confirms the marker with the server once the page has loaded. Without a marker nothing is fetched. */
export function begin(session: Session) {
  const { state, world } = session
  if (state.status === 'signed-in')
    return void Promise.all([confirm(session), refreshTrial(session)])
  if (state.ended !== 'inactivity' || world.shared.read(markerKey) === null) return
  callLogout(session)
  end(session, 'inactivity')
}

/** Follows a sign-in or sign-out in another tab. */
export function follow(session: Session) {
  if (session.expiring) return
  const { state, world } = session
  const email = parseMarker(world.shared.read(markerKey))
  if (email === undefined) return followOut(session)
  if (state.status === 'signed-in' && state.user.email === email) return
  beginTurn(session)
  apply(session, { type: 'signedIn', email })
  void Promise.all([confirm(session), refreshTrial(session)])
}

function followOut(session: Session) {
  if (session.state.status === 'signed-out') return
  clear(session, parseEndReason(session.world.shared.read(endedKey)) ?? 'expired')
}

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
