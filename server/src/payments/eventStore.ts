import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { isDue, retryAt } from '#db/due.ts'
import { webhookEvents } from '#db/schema.ts'

/** The longest delay between attempts. */
const delayMsMax = 60 * 60_000

export type WebhookEvent = typeof webhookEvents.$inferSelect

/** Stores an event; a repeat changes nothing. */
export async function insertEvent(
  db: Db,
  event: Pick<WebhookEvent, 'id' | 'about' | 'serviceId'>,
  now: Date,
): Promise<void> {
  await db
    .insert(webhookEvents)
    .values({ ...event, receivedAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: webhookEvents.id })
}

/** Claims the event that has been due longest, as `claimCheck` does. */
export async function claimEvent(db: Db, now: Date): Promise<WebhookEvent | undefined> {
  const due = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(
      and(isNull(webhookEvents.handledAt), isDue(webhookEvents.nextAttemptAt, now, delayMsMax)),
    )
    .orderBy(asc(webhookEvents.nextAttemptAt), asc(webhookEvents.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [event] = await db
    .update(webhookEvents)
    .set({
      attempts: sql`${webhookEvents.attempts} + 1`,
      nextAttemptAt: retryAt(now, webhookEvents.attempts),
    })
    .where(eq(webhookEvents.id, due))
    .returning()
  return event
}

export async function markHandled(db: Db, id: string, now: Date): Promise<void> {
  await db.update(webhookEvents).set({ handledAt: now }).where(eq(webhookEvents.id, id))
}

/** Deletes events too old to be sent again. */
export async function deleteEventsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, instant))
}
