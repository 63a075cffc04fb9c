import { skewMsMax } from '#adapters/clock.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import type { Db } from '#db/db.ts'
import { deleteEmailChangeBefore } from './emailChangeStore.ts'
import { knownBrowserSecondsMax } from './knownBrowser.ts'
import { presentUser, statusOf } from './present.ts'
import {
  findSession,
  findSessionAndLedger,
  insertSession,
  type SessionTimes,
  touchSession,
} from './store.ts'
import { hashToken, newToken } from './token.ts'

const minuteMs = 60_000

/** The page signs out after 15 idle minutes; this adds a minute each for its keep-alive and its check. */
export const idleMsMax = 17 * minuteMs
const touchEveryMs = minuteMs
const sessionSecondsMax = 12 * 60 * 60

/** How long browsers keep our cookies. */
export const cookieLives = {
  sessionSeconds: sessionSecondsMax,
  knownBrowserSeconds: knownBrowserSecondsMax,
}

/** The email may be sent for up to a week, and its link then works for a day. */
const emailChangeRetentionMs = 8 * 24 * 60 * minuteMs

/** How the user authenticated. A passkey would be another method. */
type Proof = 'password'

/**
 * The only path from a sign-in to a session. A second factor would be required here, before the session exists.
 * @returns the session token for the cookie
 */
export async function completeSignIn(
  db: Db,
  userId: string,
  now: Date,
  proof: Proof,
): Promise<string> {
  await insertAudit(db, userId, now, 'signed_in', { proof })
  await deleteEmailChangeBefore(db, userId, new Date(now.getTime() - emailChangeRetentionMs))
  return startSession(db, userId, now)
}

/** Starts a session and returns its token for the cookie. */
export async function startSession(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken()
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
  })
  return token
}

/** The caller a session cookie belongs to; `'ended'` if the session existed and has ended, undefined if it never did. */
export async function authenticate(
  context: Context,
  token: string,
): Promise<Caller | 'ended' | undefined> {
  if (token.length > 100) return undefined
  const now = context.clock.now()
  const tokenHash = hashToken(token)
  const find = context.replica === undefined ? findSession : findSessionAndLedger
  const found = await find(context.db, tokenHash)
  if (found === undefined) return undefined
  const { session, user, ledger } = found
  if (hasEnded(session, now)) return 'ended'
  if (now.getTime() - session.lastSeenAt.getTime() >= touchEveryMs) {
    await touchSession(context.db, user.id, tokenHash, now)
  }
  return {
    user: presentUser(context, user),
    status: statusOf(context, user),
    tokenHash,
    ledger: ledger === null ? undefined : { userId: user.id, state: ledger },
  }
}

export function hasEnded(session: SessionTimes, now: Date): boolean {
  return (
    session.endedAt !== null ||
    now.getTime() - session.lastSeenAt.getTime() > idleMsMax ||
    now.getTime() - session.createdAt.getTime() > sessionSecondsMax * 1000 ||
    // Last used while the clock was ahead, and begun no later: it would outlive its limits by as much.
    session.lastSeenAt.getTime() - now.getTime() > skewMsMax
  )
}
