import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { sessions, users } from '#db/schema.ts'

export type Payer = { id: string; email: string; hasPaid: boolean }

/** Locks the user's row, which serializes everything about their payments; undefined if the account is gone. */
export async function lockPayer(db: Db, userId: string): Promise<Payer | undefined> {
  const [row] = await db
    .select({ id: users.id, email: users.email, hasPaid: users.hasPaid })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row
}

export async function givePremium(db: Db, userId: string, serviceId: string): Promise<void> {
  await db.update(users).set({ hasPaid: true, paymentId: serviceId }).where(eq(users.id, userId))
}

export async function takePremium(db: Db, userId: string, serviceId: string): Promise<void> {
  await db
    .update(users)
    .set({ hasPaid: false, paymentId: null })
    .where(and(eq(users.id, userId), eq(users.paymentId, serviceId)))
}

/** Finds the user whose premium was paid with a payment. */
export async function findPayerOf(db: Db, serviceId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.paymentId, serviceId))
  return row?.id
}

/** Whether anyone has ever been signed in to the account. */
export async function hasEntered(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .limit(1)
  return rows.length > 0
}

const payersMax = 1000

/** The service ids of all payments that give premium. */
export async function* listPayers(db: Db): AsyncGenerator<string> {
  let last: string | undefined
  do {
    const rows = await db
      .select({ id: users.id, paymentId: users.paymentId })
      .from(users)
      .where(and(isNotNull(users.paymentId), last === undefined ? undefined : gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(payersMax)
    for (const { paymentId } of rows) if (paymentId !== null) yield paymentId
    last = rows.length < payersMax ? undefined : rows.at(-1)?.id
  } while (last !== undefined)
}
