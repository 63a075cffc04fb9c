import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { idempotencyKeys } from './schema.ts'

export type GivenAnswer = { requestHash: Buffer; status: number; body: string; createdAt: Date }

/** Takes a key for the length of the transaction; false where somebody else is at it. */
export async function tryLockKey(db: Db, userId: string, key: string): Promise<boolean> {
  const name = `${userId} ${key}`
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`,
  )
  return rows[0]?.locked === true
}

export async function findAnswer(
  db: Db,
  userId: string,
  key: string,
): Promise<GivenAnswer | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  return row
}

export async function saveAnswer(
  db: Db,
  userId: string,
  key: string,
  answer: GivenAnswer,
): Promise<void> {
  await db
    .insert(idempotencyKeys)
    .values({ userId, key, ...answer })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: answer,
    })
}

/** Forgets the answers that a person was given before an instant. */
export async function deleteAnswersBefore(db: Db, userId: string, instant: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), lt(idempotencyKeys.createdAt, instant)))
}
