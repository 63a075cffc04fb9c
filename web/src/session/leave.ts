import { isStatus } from '#lib/api/errors.ts'
import { endedKey, markerKey, trialKey } from './marker.ts'
import { apply, beginTurn, type EndReason, type Session } from './session.ts'

/** Always clears the user, the trial status and the marker, even if the call fails. */
export function signOut(session: Session) {
  callLogout(session)
  end(session, 'signed-out')
}

export function endIdle(session: Session) {
  callLogout(session)
  end(session, 'inactivity')
}

/** The server has ended the session itself, by deleting the account or resetting the password. */
export function endHere(session: Session) {
  if (session.state.status === 'signed-in') end(session, 'signed-out')
}

/** A 401 from any call ends the session, once. Only "Session expired" also reloads the page. */
export function noticeUnauthorized(session: Session, error: unknown) {
  if (session.state.status === 'signed-out' || session.expiring) return
  if (!isStatus(error, 401)) return
  if (error.message.includes('Session expired')) expire(session)
  else end(session, 'expired')
}

export function end(session: Session, reason: EndReason) {
  // The reason comes first: a tab that sees the marker removed reads it at once.
  session.world.shared.write(endedKey, reason)
  session.world.shared.remove(markerKey)
  session.world.shared.remove(trialKey)
  clear(session, reason)
}

/** Ends the session on this page, whichever tab ended it. */
export function clear(session: Session, reason: EndReason) {
  const { world } = session
  beginTurn(session)
  apply(session, { type: 'ended', reason })
  if (reason === 'signed-out') world.drafts.drop()
  if (reason === 'inactivity') world.announce('inactivity')
}

export function callLogout(session: Session) {
  const { api, log } = session.world
  session.leaving = api.logout().catch((error) => log('The sign-out failed.', error))
}

/** The page stays as it is until it reloads a moment later. */
function expire(session: Session) {
  const { shared, announce, reloadSoon } = session.world
  session.expiring = true
  // Not a whole new turn: keeping the prefetched replies saves requests before the reload.
  session.turn += 1
  shared.write(endedKey, 'expired')
  shared.remove(markerKey)
  shared.remove(trialKey)
  announce('expired')
  reloadSoon()
}
