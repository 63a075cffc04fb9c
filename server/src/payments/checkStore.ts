import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { isDue, retryAt } from '#db/due.ts'
import { paymentChecks } from '#db/schema.ts'

/** The longest delay between attempts. */
const delayMsMax = 60 * 60_000

export type PaymentCheck = typeof paymentChecks.$inferSelect

export async function insertCheck(
  db: Db,
  check: Pick<PaymentCheck, 'id' | 'userId' | 'method' | 'createdAt' | 'nextAttemptAt'> &
    Partial<Pick<PaymentCheck, 'serviceId' | 'orderId'>>,
): Promise<void> {
  await db.insert(paymentChecks).values(check)
}

/**
 * Claims the check that has been due longest and schedules its next attempt before this one starts, so that another
 * server takes over if this one dies. The delay doubles from five seconds to an hour.
 */
export async function claimCheck(db: Db, now: Date): Promise<PaymentCheck | undefined> {
  const due = db
    .select({ id: paymentChecks.id })
    .from(paymentChecks)
    .where(isDue(paymentChecks.nextAttemptAt, now, delayMsMax))
    .orderBy(asc(paymentChecks.nextAttemptAt), asc(paymentChecks.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [check] = await db
    .update(paymentChecks)
    .set({
      attempts: sql`${paymentChecks.attempts} + 1`,
      nextAttemptAt: retryAt(now, paymentChecks.attempts),
    })
    .where(eq(paymentChecks.id, due))
    .returning()
  return check
}

export async function findCheck(db: Db, id: string): Promise<PaymentCheck | undefined> {
  const [check] = await db.select().from(paymentChecks).where(eq(paymentChecks.id, id))
  return check
}

export async function findCheckOfOrder(db: Db, orderId: string): Promise<PaymentCheck | undefined> {
  const [check] = await db.select().from(paymentChecks).where(eq(paymentChecks.orderId, orderId))
  return check
}

export function listChecks(db: Db): Promise<PaymentCheck[]> {
  return db.select().from(paymentChecks).orderBy(asc(paymentChecks.id))
}

/** Stores the card service's ids of a payment or a hosted page. */
export async function nameInCheck(
  db: Db,
  id: string,
  names: { serviceId: string; orderId?: string },
): Promise<void> {
  await db.update(paymentChecks).set(names).where(eq(paymentChecks.id, id))
}

/** Sets when a check is due. */
export async function scheduleCheck(db: Db, id: string, at: Date): Promise<void> {
  await db.update(paymentChecks).set({ nextAttemptAt: at }).where(eq(paymentChecks.id, id))
}

export async function deleteCheck(db: Db, id: string): Promise<void> {
  await db.delete(paymentChecks).where(eq(paymentChecks.id, id))
}
