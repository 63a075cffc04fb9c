import { and, eq, gt, lt, lte } from 'drizzle-orm'
import { skewMsMax } from '#adapters/clock.ts'
import type { Db } from '#db/db.ts'
import { emailChanges } from '#db/schema.ts'
import { confirmMsMax } from './token.ts'

/** Saves a requested email change, replacing any earlier request and its link. */
export async function saveEmailChange(
  db: Db,
  userId: string,
  newEmail: string,
  now: Date,
): Promise<void> {
  const change = { newEmail, createdAt: now, tokenHash: null, expiresAt: null }
  await db
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change })
}

/** Sets the token of a change's confirmation link; false if that address is no longer requested. */
export async function setEmailToken(
  db: Db,
  userId: string,
  newEmail: string,
  token: { tokenHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(emailChanges)
    .set(token)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.newEmail, newEmail)))
    .returning({ userId: emailChanges.userId })
  return rows.length > 0
}

/**
 * The address a token confirms, or undefined. The row is kept until it expires, so a client that missed the reply can
 * retry, and locked, so concurrent confirmations run one after another.
 */
export async function findEmailChange(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        eq(emailChanges.tokenHash, tokenHash),
        gt(emailChanges.expiresAt, now),
        // Later only if the clock was ahead when it was sent.
        lte(emailChanges.expiresAt, new Date(now.getTime() + confirmMsMax + skewMsMax)),
      ),
    )
    .for('update')
  return row?.newEmail
}

export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

/** Deletes a change requested before an instant, confirmed or not. */
export async function deleteEmailChangeBefore(
  db: Db,
  userId: string,
  instant: Date,
): Promise<void> {
  await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), lt(emailChanges.createdAt, instant)))
}
