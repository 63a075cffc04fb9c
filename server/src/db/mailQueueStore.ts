import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { newId } from './newId.ts'
import { mailQueue } from './schema.ts'

export type QueuedMail = typeof mailQueue.$inferSelect

export async function enqueueMail(
  db: Db,
  userId: string,
  now: Date,
  mail: Pick<QueuedMail, 'kind' | 'toAddress'> & Partial<Pick<QueuedMail, 'data'>>,
): Promise<void> {
  await db
    .insert(mailQueue)
    .values({ data: {}, ...mail, userId, id: newId(now), createdAt: now, nextAttemptAt: now })
}

/**
 * Takes the mail that is due longest and puts its next attempt off before this one begins: a server that dies while
 * it sends leaves it to the next one, and two servers never take the same. The delay doubles from a minute to an hour.
 */
export async function claimMail(db: Db, now: Date): Promise<QueuedMail | undefined> {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(lte(mailQueue.nextAttemptAt, now))
    .orderBy(asc(mailQueue.nextAttemptAt), asc(mailQueue.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(mailQueue)
    .set({
      attempts: sql`${mailQueue.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz
        + least(power(2, ${mailQueue.attempts}), 60) * interval '1 minute'`,
    })
    .where(eq(mailQueue.id, due))
    .returning()
  return mail
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mailQueue).where(eq(mailQueue.id, id))
}
