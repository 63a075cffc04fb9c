import { endedKey, markerKey, trialKey } from './marker.ts'
import { apply, beginTurn, type Session } from './session.ts'
import { type EndReason, isUnauthorized, saysSessionExpired } from './sessionState.ts'

/** Always clears the user, the trial status and the marker, even if the call fails (SPEC.md §4). */
export function signOut(session: Session) {
  callLogout(session)
  end(session, 'signed-out')
}

/** Fifteen minutes without a sign of anybody. */
export function endIdle(session: Session) {
  callLogout(session)
  end(session, 'inactivity')
}

/** The server has ended the session by itself: with the account, or with the password that was reset. */
export function endHere(session: Session) {
  if (session.state.status === 'signed-in') end(session, 'signed-out')
}

/** A call of a signed-in page failed: a 401 ends the session, once. */
export function noticeUnauthorized(session: Session, error: unknown) {
  if (session.state.status === 'signed-out' || session.expiring) return
  if (saysSessionExpired(error)) expire(session)
  else if (isUnauthorized(error)) end(session, 'expired')
}

export function end(session: Session, reason: EndReason) {
  // The reason first: a tab that sees the marker go asks at once why.
  session.world.shared.write(endedKey, reason)
  session.world.shared.remove(markerKey)
  session.world.shared.remove(trialKey)
  clear(session, reason)
}

/** What an end means on this page, whichever tab it came from. */
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

/** The page stays as it is for the moment until it is loaded anew (SPEC.md §4 Session expiry). */
function expire(session: Session) {
  const { shared, announce, reloadSoon } = session.world
  session.expiring = true
  // Not a new turn altogether: what was asked ahead still answers a page that is about to go, so that it asks no more.
  session.turn += 1
  shared.write(endedKey, 'expired')
  shared.remove(markerKey)
  shared.remove(trialKey)
  announce('expired')
  reloadSoon()
}
