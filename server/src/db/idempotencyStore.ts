import { AppError } from '@evenkeel/domain/errors'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { isDuplicate } from './failure.ts'
import { prepared, rowOfValues, type ValueOf } from './prepared.ts'
import { idempotencyKeys, ledgers } from './schema.ts'
import { isOneOf, walkUsers } from './walkUsers.ts'

export type StoredAnswer = {
  requestHash: Buffer
  status: number
  headers: Record<string, string>
  body: string
  createdAt: Date
}

// From the user's ledger, so that a distributed database runs it on the node that has the user's rows, which knows the
// locks of all servers.
const tryLock = prepared('try_lock_key', (db, value: ValueOf<{ userId: string; name: string }>) =>
  db
    .select({
      locked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${value('name')}, 0))`,
    })
    .from(ledgers)
    .where(eq(ledgers.userId, value('userId'))),
)

/** Locks a key until the end of the transaction; false if another request holds it. */
export async function tryLockKey(db: Db, userId: string, key: string): Promise<boolean> {
  const [row] = await tryLock(db, { userId, name: `${userId} ${key}` })
  // Without a row the account is gone, and the request's first write says so.
  return row?.locked ?? true
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

const insertAnswer = prepared<typeof idempotencyKeys.$inferSelect, unknown>('save_answer', (db) =>
  db.insert(idempotencyKeys).values(rowOfValues(idempotencyKeys)),
)

/**
 * Keeps the reply to a key that has none. This row decides that a key has one effect, even if the lock was not seen by
 * another request, as in the middle of a move of the user's rows to another node.
 * @throws AppError in_progress if another request was faster; the transaction must be rolled back
 */
export async function saveAnswer(
  db: Db,
  userId: string,
  key: string,
  answer: StoredAnswer,
): Promise<void> {
  try {
    await insertAnswer(db, { userId, key, ...answer })
  } catch (error) {
    throw isDuplicate(error) ? new AppError('in_progress') : error
  }
}

const deleteOld = prepared(
  'delete_answers',
  (db, value: ValueOf<{ userId: string; until: string }>) =>
    db
      .delete(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.userId, value('userId')),
          lte(idempotencyKeys.createdAt, sql`${value('until')}::timestamptz`),
        ),
      ),
)

/** Deletes a user's stored replies up to and including an instant. */
export async function deleteAnswersUntil(db: Db, userId: string, instant: Date): Promise<void> {
  await deleteOld(db, { userId, until: instant.toISOString() })
}

/** The users who have stored replies up to and including an instant. */
export function usersWithAnswersUntil(db: Db, instant: Date): AsyncGenerator<string> {
  const { userId, createdAt } = idempotencyKeys
  return walkUsers(db, (ids) =>
    db
      .selectDistinct({ userId })
      .from(idempotencyKeys)
      .where(and(isOneOf(userId, ids), lte(createdAt, instant))),
  )
}
