import type { User } from '@evenkeel/domain/account'
import { noticeUnauthorized } from './leave.ts'
import { formatMarker, markerKey, trialKey } from './marker.ts'
import { apply, beginTurn, type Session } from './session.ts'

/** Confirms the marker, and tells the server that the user is active. */
export async function confirm(session: Session) {
  const asked = session.turn
  try {
    const account = await session.world.api.me()
    if (asked === session.turn) identify(session, account)
  } catch (error) {
    session.world.log('The session could not be confirmed.', error)
    if (asked === session.turn) noticeUnauthorized(session, error)
  }
}

export async function refreshTrial(session: Session) {
  const asked = session.turn
  try {
    const trial = await session.world.api.trialStatus()
    if (asked !== session.turn) return
    session.world.shared.write(trialKey, JSON.stringify(trial))
    apply(session, { type: 'trialKnown', trial })
  } catch (error) {
    session.world.log('The trial status could not be fetched.', error)
    if (asked === session.turn) noticeUnauthorized(session, error)
  }
}

function identify(session: Session, account: User) {
  const { state, world } = session
  if (state.status === 'signed-out') return
  const known = state.user.account?.id
  // The cookie now belongs to another user, who must not see this page's data.
  if (known !== undefined && known !== account.id) beginTurn(session)
  world.shared.write(markerKey, formatMarker(account.email))
  world.drafts.claim(account.id)
  apply(session, { type: 'identified', account })
}
