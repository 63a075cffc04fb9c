import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { resetRequests, users } from '#db/schema.ts'
import type { UserRow } from './store.ts'

export type ResetRequest = typeof resetRequests.$inferSelect

export async function insertResetRequest(db: Db, email: string, now: Date): Promise<void> {
  await db.insert(resetRequests).values({ id: newId(now), email, createdAt: now })
}

/** Takes some of the requests that wait, the oldest first; no other server takes the same. */
export function takeResetRequests(db: Db, limit: number): Promise<ResetRequest[]> {
  const oldest = db
    .select({ id: resetRequests.id })
    .from(resetRequests)
    .orderBy(asc(resetRequests.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  // As an array the oldest are looked up once; as a list of a join they could be looked up again, and be others.
  return db
    .delete(resetRequests)
    .where(sql`${resetRequests.id} = any(array(${oldest}))`)
    .returning()
}

export async function deleteResetRequestsOf(db: Db, email: string): Promise<void> {
  await db.delete(resetRequests).where(eq(resetRequests.email, email))
}

type ResetToken = { tokenHash: Buffer; expiresAt: Date }

/** Gives an account its one reset token; false where the address is no longer the account's. */
export async function setResetToken(
  db: Db,
  userId: string,
  email: string,
  { tokenHash, expiresAt }: ResetToken,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ resetTokenHash: tokenHash.toString('base64url'), resetTokenExpiry: expiresAt })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id })
  return rows.length > 0
}

function works(tokenHash: Buffer, now: Date) {
  return and(
    eq(users.resetTokenHash, tokenHash.toString('base64url')),
    gt(users.resetTokenExpiry, now),
  )
}

/** Whose account a reset token opens now. */
export async function findUserByResetToken(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(works(tokenHash, now))
  return row
}

/** Uses a reset token up and sets the password, in one statement: of many at once only one finds the token. */
export async function usePasswordReset(
  db: Db,
  tokenHash: Buffer,
  password: string,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ password, resetTokenHash: null, resetTokenExpiry: null })
    .where(works(tokenHash, now))
    .returning()
  return row
}
