import { hash } from 'node:crypto'
import type { OpenSession, SessionsEnd } from '@evenkeel/domain/account'
import { AppError } from '@evenkeel/domain/errors'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { requirePassword } from './requirePassword.ts'
import { hasEnded, idleMsMax } from './session.ts'
import { endSessionsBut, listSessionsSince } from './sessionStore.ts'
import { endSession } from './store.ts'

/** The caller's open sessions, latest activity first. */
export async function listOwnSessions(
  context: Context,
  { user, tokenHash }: Caller,
): Promise<OpenSession[]> {
  return (await openSessionsOf(context, user.id)).map((session) => ({
    id: idOf(session.tokenHash),
    startedAt: session.createdAt,
    lastActiveAt: session.lastSeenAt,
    isThisOne: session.tokenHash.equals(tokenHash),
  }))
}

/**
 * Ends another session of the caller, or all others, after checking the password.
 * @throws AppError invalid_input, too_many_requests, or not_found for a session that has ended
 */
export async function endOtherSessions(
  context: Context,
  { user, tokenHash }: Caller,
  { currentPassword, id }: SessionsEnd,
): Promise<void> {
  await requirePassword(context, user.id, currentPassword)
  const ended = id === undefined ? undefined : await requireOther(context, user.id, tokenHash, id)
  const now = context.clock.now()
  await inTransaction(context.db, async (db) => {
    if (ended) await endSession(db, user.id, ended, now)
    else await endSessionsBut(db, user.id, tokenHash, now)
    await insertAudit(db, user.id, now, 'sessions_ended')
  })
}

async function requireOther(
  context: Context,
  userId: string,
  own: Buffer,
  id: string,
): Promise<Buffer> {
  const found = (await openSessionsOf(context, userId)).find(
    ({ tokenHash }) => idOf(tokenHash) === id && !tokenHash.equals(own),
  )
  if (found === undefined) throw new AppError('not_found')
  return found.tokenHash
}

async function openSessionsOf({ db, clock }: Context, userId: string) {
  const now = clock.now()
  const sessions = await listSessionsSince(db, userId, new Date(now.getTime() - idleMsMax))
  return sessions.filter((session) => !hasEnded(session, now))
}

/** Neither the token nor its hash, by which sessions are found, ever leaves the server. */
function idOf(tokenHash: Buffer): string {
  return hash('sha256', tokenHash, 'hex').slice(0, 32)
}
