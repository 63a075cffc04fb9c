import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { sessions } from '#db/schema.ts'
import { isOneOf, walkUsers } from '#db/walkUsers.ts'

type SessionRow = typeof sessions.$inferSelect

/** More than anyone has open within minutes. */
const sessionsMax = 100

/** The users with a session that has not been ended. */
export function usersWithSessions(db: Db): AsyncGenerator<string> {
  const { userId, endedAt } = sessions
  return walkUsers(db, (ids) =>
    db
      .selectDistinct({ userId })
      .from(sessions)
      .where(and(isOneOf(userId, ids), isNull(endedAt))),
  )
}

/** A user's sessions that have not been ended and were used since an instant, latest first. */
export function listSessionsSince(db: Db, userId: string, instant: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.endedAt), gte(sessions.lastSeenAt, instant)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(sessionsMax)
}

/** Ends all of a user's sessions but one. */
export async function endSessionsBut(
  db: Db,
  userId: string,
  kept: Buffer,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), ne(sessions.tokenHash, kept)))
}
