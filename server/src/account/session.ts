import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import type { Db } from '#db/db.ts'
import { deleteEmailChangeBefore } from './emailChangeStore.ts'
import { presentUser, statusOf } from './present.ts'
import { findSession, insertSession, type SessionTimes, touchSession } from './store.ts'
import { hashToken, newToken } from './token.ts'

const minuteMs = 60_000

/** The page signs out after 15 idle minutes; one minute each for its touch and its check is added here. */
const idleMsMax = 17 * minuteMs
const touchEveryMs = minuteMs
export const sessionSecondsMax = 12 * 60 * 60

/** A week in which the letter may still be sent, and a day in which its link works. */
const emailChangeKeptMs = 8 * 24 * 60 * minuteMs

/** How somebody has proved who they are. A passkey would be another way. */
type Proof = 'password'

/**
 * The one door from a sign-in into a session: a second factor would be asked for here, before there is a session.
 * @returns the token for the cookie
 */
export async function enter(db: Db, userId: string, now: Date, proof: Proof): Promise<string> {
  await insertAudit(db, userId, now, 'signed_in', { proof })
  await deleteEmailChangeBefore(db, userId, new Date(now.getTime() - emailChangeKeptMs))
  return startSession(db, userId, now)
}

/** Starts a session and returns the token for its cookie. */
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

/** Who a cookie belongs to: `'ended'` where its session was real and is over, undefined where it never was. */
export async function authenticate(
  context: Context,
  token: string,
): Promise<Caller | 'ended' | undefined> {
  if (token.length > 100) return undefined
  const now = context.clock.now()
  const tokenHash = hashToken(token)
  const found = await findSession(context.db, tokenHash)
  if (found === undefined) return undefined
  const { session, user } = found
  if (hasEnded(session, now)) return 'ended'
  if (now.getTime() - session.lastSeenAt.getTime() >= touchEveryMs) {
    await touchSession(context.db, user.id, tokenHash, now)
  }
  return {
    user: presentUser(context, user),
    status: statusOf(context, user),
    tokenHash,
  }
}

function hasEnded(session: SessionTimes, now: Date): boolean {
  return (
    session.endedAt !== null ||
    now.getTime() - session.lastSeenAt.getTime() > idleMsMax ||
    now.getTime() - session.createdAt.getTime() > sessionSecondsMax * 1000
  )
}
