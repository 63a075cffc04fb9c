import { and, eq, exists, isNull } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { sessions, users } from '#db/schema.ts'
import { walkUsers } from '#db/walkUsers.ts'

/** The users with a session that has not been ended. */
export function usersWithSessions(db: Db): AsyncGenerator<string> {
  const open = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isNull(sessions.endedAt)))
  return walkUsers(db, exists(open))
}
