import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { skewMsMax } from '#adapters/clock.ts'
import type { Db } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { resetRequests, users } from '#db/schema.ts'
import type { UserRow } from './store.ts'
import { resetMsMax } from './token.ts'

export type ResetRequest = typeof resetRequests.$inferSelect

export async function insertResetRequest(db: Db, email: string, now: Date): Promise<void> {
  await db.insert(resetRequests).values({ id: newId(now), email, createdAt: now })
}

/** Claims pending requests, oldest first; no other server claims the same ones. */
export function takeResetRequests(db: Db, limit: number): Promise<ResetRequest[]> {
  const oldest = db
    .select({ id: resetRequests.id })
    .from(resetRequests)
    .orderBy(asc(resetRequests.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  // array() evaluates the subquery once; `in (…)` may run it again and claim other rows.
  return db
    .delete(resetRequests)
    .where(sql`${resetRequests.id} = any(array(${oldest}))`)
    .returning()
}

export async function deleteResetRequestsOf(db: Db, email: string): Promise<void> {
  await db.delete(resetRequests).where(eq(resetRequests.email, email))
}

type ResetToken = { tokenHash: Buffer; expiresAt: Date }

/** Sets an account's single reset token; false if the account no longer has this email. */
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

function isValid(tokenHash: Buffer, now: Date) {
  return and(
    eq(users.resetTokenHash, tokenHash.toString('base64url')),
    gt(users.resetTokenExpiry, now),
    // Later only if the clock was ahead when it was sent.
    lte(users.resetTokenExpiry, new Date(now.getTime() + resetMsMax + skewMsMax)),
  )
}

/** The user whose password a reset token can reset now. */
export async function findUserByResetToken(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(isValid(tokenHash, now))
  return row
}

/** Consumes a reset token and sets the password in one statement, so only one of several concurrent resets succeeds. */
export async function redeemResetToken(
  db: Db,
  tokenHash: Buffer,
  password: string,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ password, resetTokenHash: null, resetTokenExpiry: null })
    .where(isValid(tokenHash, now))
    .returning()
  return row
}
