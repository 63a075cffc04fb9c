import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { emailChanges } from '#db/schema.ts'

/** Notes the address that somebody wants; an earlier wish and its link are forgotten. */
export async function saveEmailChange(
  db: Db,
  userId: string,
  newEmail: string,
  now: Date,
): Promise<void> {
  const wish = { newEmail, createdAt: now, tokenHash: null, expiresAt: null }
  await db
    .insert(emailChanges)
    .values({ userId, ...wish })
    .onConflictDoUpdate({ target: emailChanges.userId, set: wish })
}

/** Gives the change its link's token; false where that address is no longer wanted. */
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
 * The address that a token confirms, or undefined. It stays while it is good, so that whoever did not get the answer
 * may ask again; the row is locked, so that of several at once one comes first.
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
      ),
    )
    .for('update')
  return row?.newEmail
}

export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

/** Forgets a change that was asked for before an instant, confirmed or not. */
export async function deleteEmailChangeBefore(
  db: Db,
  userId: string,
  instant: Date,
): Promise<void> {
  await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), lt(emailChanges.createdAt, instant)))
}
