import type { DeclineCause, PaymentState } from '@evenkeel/domain/payments'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { payments } from '#db/schema.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPaymentRow = typeof payments.$inferInsert

/** The states in which a payment may still become any other. */
const openStates: PaymentState[] = ['pending', 'authorized']

/** Adds an attempt to pay; false where another one is open. */
export async function insertPayment(db: Db, row: NewPaymentRow): Promise<boolean> {
  const rows = await db
    .insert(payments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: payments.id })
  return rows.length > 0
}

export async function findPayment(
  db: Db,
  userId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.id, id)))
  return row
}

/** The payment that counts: the one that was taken or is open, which is the latest but for ties, or else the latest. */
export async function findLatestPayment(db: Db, userId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(
      desc(inArray(payments.status, [...openStates, 'settled'])),
      desc(payments.createdAt),
      desc(payments.id),
    )
    .limit(1)
  return row
}

export async function findOpenPayment(db: Db, userId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, openStates)))
  return row
}

/** The payment that an account's premium rests on; locked, so that what is done to it comes one after the other. */
export async function lockSettledPayment(
  db: Db,
  userId: string,
  serviceId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.status, 'settled'),
        eq(payments.serviceId, serviceId),
      ),
    )
    .for('update')
  return row
}

type Change = {
  status: PaymentState
  at: Date
  serviceId?: string | undefined
  cause?: DeclineCause | undefined
}

/** Moves an open payment on, and answers it as it was; undefined where it is not open any more. */
export async function movePayment(
  db: Db,
  userId: string,
  id: string,
  { status, at, serviceId, cause }: Change,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(payments)
    .set({
      status,
      updatedAt: at,
      ...(serviceId !== undefined && { serviceId }),
      ...(cause !== undefined && { cause }),
    })
    .where(
      and(eq(payments.userId, userId), eq(payments.id, id), inArray(payments.status, openStates)),
    )
    .returning()
  return row
}

/** Notes that whoever opened the account with a payment has been let in. */
export async function letIn(db: Db, userId: string, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ opensAccount: false })
    .where(and(eq(payments.userId, userId), eq(payments.id, id)))
}

/** Notes what happened to a payment after it was settled. */
export async function updateSettled(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Pick<PaymentRow, 'status' | 'refunded' | 'disputeState'>> & { updatedAt: Date },
): Promise<void> {
  await db
    .update(payments)
    .set(change)
    .where(and(eq(payments.userId, userId), eq(payments.id, id)))
}
