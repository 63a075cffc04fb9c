import { AppError } from '@evenkeel/domain/errors'
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { bills } from '#db/schema.ts'

/** A bill with what only the server remembers of it. */
export type BillRow = typeof bills.$inferSelect

const isThere = isNull(bills.deletedAt)

/** By next due date; the id breaks ties. */
export function listBills(db: Db, userId: string, only?: 'active'): Promise<BillRow[]> {
  return db
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.userId, userId),
        isThere,
        only === 'active' ? eq(bills.isActive, true) : undefined,
      ),
    )
    .orderBy(asc(bills.nextDueDate), asc(bills.id))
}

export async function findBill(db: Db, userId: string, id: string): Promise<BillRow | undefined> {
  const [row] = await db
    .select()
    .from(bills)
    .where(and(eq(bills.userId, userId), eq(bills.id, id), isThere))
  return row
}

export async function requireBill(db: Db, userId: string, id: string): Promise<BillRow> {
  const row = await findBill(db, userId, id)
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** A bill that was deleted after an instant. */
export async function findDeletedBill(
  db: Db,
  userId: string,
  id: string,
  after: Date,
): Promise<BillRow | undefined> {
  const [row] = await db
    .select()
    .from(bills)
    .where(and(eq(bills.userId, userId), eq(bills.id, id), gt(bills.deletedAt, after)))
  return row
}

/** A bill, or what is kept of a deleted one for its Undo. */
export async function findBillEvenDeleted(
  db: Db,
  userId: string,
  id: string,
): Promise<BillRow | undefined> {
  const [row] = await db
    .select()
    .from(bills)
    .where(and(eq(bills.userId, userId), eq(bills.id, id)))
  return row
}

export async function insertBill(db: Db, userId: string, row: BillRow): Promise<void> {
  await db.insert(bills).values({ ...row, userId })
}

/** Writes a row that was read under the ledger's lock. */
export async function replaceBill(db: Db, userId: string, row: BillRow): Promise<void> {
  await db
    .update(bills)
    .set(row)
    .where(and(eq(bills.userId, userId), eq(bills.id, row.id)))
}

/** Forgets for good the bills that a person deleted before an instant. */
export async function forgetDeletedBills(db: Db, userId: string, before: Date): Promise<void> {
  await db.delete(bills).where(and(eq(bills.userId, userId), lt(bills.deletedAt, before)))
}
