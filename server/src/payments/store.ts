import type { DeclineCause, PaymentState } from '@evenkeel/domain/payments'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { payments } from '#db/schema.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPaymentRow = typeof payments.$inferInsert

/** The states from which a payment can still change to any other. */
const openStates: PaymentState[] = ['pending', 'authorized']

/** Adds a payment; false if the user has another one that is open or settled. */
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

/** The latest payment. An open or settled one goes first, because times can be equal. */
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

/** The settled payment behind the user's premium, locked. */
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

/** Changes the state of an open payment and returns it; undefined if it is no longer open. */
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

/** Records that the buyer has been signed in, so that the account outlives a failed payment. */
export async function markEntered(db: Db, userId: string, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ opensAccount: false })
    .where(and(eq(payments.userId, userId), eq(payments.id, id)))
}

/** Updates a payment after it was settled. */
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
