import { AppError } from '@evenkeel/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import type { BillChange, BillRow } from '#db/rows.ts'
import { bills } from '#db/schema.ts'

export async function findBills(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<BillRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(bills)
    .where(and(eq(bills.userId, userId), inArray(bills.id, [...ids])))
}

/** @throws AppError not_found, also for another user's bill */
export async function requireBill(db: Db, userId: string, id: string): Promise<BillRow> {
  const [row] = await findBills(db, userId, [id])
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Applies changes to bills; called only by `writeLedger`. Users have few bills, so each takes one statement. */
export async function applyBills(
  db: Db,
  userId: string,
  changes: readonly BillChange[],
): Promise<void> {
  await pipeline(changes.map(({ before, after }) => applyBill(db, userId, before, after)))
}

async function applyBill(
  db: Db,
  userId: string,
  before: BillRow | null,
  after: BillRow | null,
): Promise<void> {
  if (before === null) {
    if (after !== null) await db.insert(bills).values({ ...after, userId })
    return
  }
  const isSame = and(eq(bills.userId, userId), eq(bills.id, before.id))
  const { userId: _u, id: _i, ...fields } = after ?? before
  const { rowCount } = after
    ? await db.update(bills).set(fields).where(isSame)
    : await db.delete(bills).where(isSame)
  if (rowCount !== 1) throw new Error('The bill to write does not exist')
}
