import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { prepared, rowOfValues, type ValueOf } from './prepared.ts'
import { idempotencyKeys } from './schema.ts'
import { isOneOf, walkUsers } from './walkUsers.ts'

export type StoredAnswer = {
  requestHash: Buffer
  status: number
  headers: Record<string, string>
  body: string
  createdAt: Date
}

const tryLock = prepared('try_lock_key', (db, value: ValueOf<{ name: string }>) =>
  db
    .select({ locked: sql<boolean>`locked` })
    .from(sql`pg_try_advisory_xact_lock(hashtextextended(${value('name')}, 0)) as t (locked)`),
)

/** Locks a key until the end of the transaction; false if another request holds it. */
export async function tryLockKey(db: Db, userId: string, key: string): Promise<boolean> {
  const [row] = await tryLock(db, { name: `${userId} ${key}` })
  return row?.locked === true
}

const selectAnswer = prepared(
  'find_answer',
  (db, value: ValueOf<{ userId: string; key: string }>) =>
    db
      .select()
      .from(idempotencyKeys)
      .where(
        and(eq(idempotencyKeys.userId, value('userId')), eq(idempotencyKeys.key, value('key'))),
      ),
)

export async function findAnswer(
  db: Db,
  userId: string,
  key: string,
): Promise<StoredAnswer | undefined> {
  const [row] = await selectAnswer(db, { userId, key })
  return row
}

const upsertAnswer = prepared<typeof idempotencyKeys.$inferSelect, unknown>('save_answer', (db) =>
  db
    .insert(idempotencyKeys)
    .values(rowOfValues(idempotencyKeys))
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: {
        requestHash: sql`excluded.request_hash`,
        status: sql`excluded.status`,
        headers: sql`excluded.headers`,
        body: sql`excluded.body`,
        createdAt: sql`excluded.created_at`,
      },
    }),
)

export async function saveAnswer(
  db: Db,
  userId: string,
  key: string,
  answer: StoredAnswer,
): Promise<void> {
  await upsertAnswer(db, { userId, key, ...answer })
}

const deleteOld = prepared(
  'delete_answers',
  (db, value: ValueOf<{ userId: string; before: string }>) =>
    db
      .delete(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.userId, value('userId')),
          lt(idempotencyKeys.createdAt, sql`${value('before')}::timestamptz`),
        ),
      ),
)

/** Deletes a user's stored replies from before an instant. */
export async function deleteAnswersBefore(db: Db, userId: string, instant: Date): Promise<void> {
  await deleteOld(db, { userId, before: instant.toISOString() })
}

/** The users who have stored replies from before an instant. */
export function usersWithAnswersBefore(db: Db, instant: Date): AsyncGenerator<string> {
  const { userId, createdAt } = idempotencyKeys
  return walkUsers(db, (ids) =>
    db
      .selectDistinct({ userId })
      .from(idempotencyKeys)
      .where(and(isOneOf(userId, ids), lt(createdAt, instant))),
  )
}
