import { trialStatus, type User } from '@evenkeel/domain/account'
import { refreshTrial } from './identify.ts'
import { activityKey } from './inactivity.ts'
import { endedKey, formatMarker, markerKey } from './marker.ts'
import { apply, beginTurn, type Credentials, type NewAccount, type Session } from './session.ts'

/** Whether a sign-in or sign-up succeeded, and if not, why. */
export type Outcome = { ok: true } | { ok: false; error: unknown }

export function signIn(session: Session, body: Credentials): Promise<Outcome> {
  return enter(session, 'The sign-in', () => session.world.api.login(body))
}

export function signUp(session: Session, body: NewAccount): Promise<Outcome> {
  return enter(session, 'The registration', () => session.world.api.register(body))
}

/**
 * Enters after a payment that opened the account: its answer has set the cookie. Where the identity call fails, the
 * email and password that were typed are tried.
 */
export async function enterPaid(
  session: Session,
  { email, password }: Credentials,
): Promise<Outcome> {
  const identified = await enter(session, 'The session sign-in', () => session.world.api.me())
  return identified.ok ? identified : signIn(session, { email, password })
}

async function enter(session: Session, what: string, ask: () => Promise<User>): Promise<Outcome> {
  // A sign-out still under way must not end the new session.
  await session.leaving
  try {
    welcome(session, await ask())
    return { ok: true }
  } catch (error) {
    session.world.log(`${what} failed.`, error)
    return { ok: false, error }
  }
}

function welcome(session: Session, account: User) {
  const { world } = session
  beginTurn(session)
  world.drafts.claim(account.id)
  world.shared.remove(endedKey)
  world.shared.write(activityKey, String(world.now()))
  world.shared.write(markerKey, formatMarker(account.email))
  const trial = trialStatus(account, new Date(world.now()))
  apply(session, { type: 'signedIn', email: account.email, account, trial })
  void refreshTrial(session)
}
