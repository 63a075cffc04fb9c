import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { ledgers, sessions, users } from '#db/schema.ts'

export type UserRow = typeof users.$inferSelect
export type NewUserRow = typeof users.$inferInsert
export type SessionRow = typeof sessions.$inferSelect

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row
}

/** Makes the account with its ledger; undefined where the e-mail is taken. */
export async function insertUser(db: Db, row: NewUserRow): Promise<UserRow | undefined> {
  const [made] = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email })
    .returning()
  if (made) await db.insert(ledgers).values({ userId: made.id })
  return made
}

export async function insertSession(db: Db, row: Omit<SessionRow, 'endedAt'>): Promise<void> {
  await db.insert(sessions).values(row)
}

/** A session with its person, ended ones too. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash))
  return row
}

export async function touchSession(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))
}

export async function endSession(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)),
    )
}

/** Forgets sessions that nobody has used since an instant. */
export async function deleteSessionsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastSeenAt, instant))
}
